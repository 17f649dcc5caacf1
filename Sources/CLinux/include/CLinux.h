// SPDX-License-Identifier: Apache-2.0
// What the Glibc module does not show: epoll, eventfd, and the functions behind _GNU_SOURCE.
// Imported by AsyncIO alone.
#ifndef CLINUX_H
#define CLINUX_H
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

/// accept4(2): the accepted socket is non-blocking and closed on exec from its first moment.
int clinux_accept4(int descriptor, struct sockaddr *address, socklen_t *length);

/// Names the calling thread; the kernel keeps 15 bytes.
void clinux_set_thread_name(const char *name);
#endif
