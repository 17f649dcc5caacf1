// SPDX-License-Identifier: Apache-2.0
// What the Glibc module does not show: epoll, eventfd, and the functions behind _GNU_SOURCE; and one
// hook of the Swift runtime.
// Imported by AsyncIO alone.
#ifndef CLINUX_H
#define CLINUX_H
#include <sys/epoll.h>
#include <sys/eventfd.h>

/// accept4(2) into a sockaddr: the accepted socket is non-blocking and closed on exec from its first moment.
int clinux_accept4(int descriptor, void *address, unsigned int *length);

/// Names the calling thread; the kernel keeps 15 bytes.
void clinux_set_thread_name(const char *name);

/// Makes the Swift runtime ask before it hands a job to its own thread pool; once in a process.
void clinux_install_job_hook(void);

/// Until `clinux_end_adopting`, jobs that this thread would hand to the pool go to `adopt` instead. May
/// be nested, with the same arguments.
void clinux_begin_adopting(void *context, void (*adopt)(void *context, void *job));

void clinux_end_adopting(void);

/// The loop that runs on the calling thread, as it was set there; 0 on other threads.
void clinux_set_current_loop(void *loop);
void *clinux_current_loop(void);
#endif
