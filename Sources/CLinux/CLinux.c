// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CLinux.h"

#include <pthread.h>
#include <sys/socket.h>

int clinux_accept4(int descriptor, void *address, unsigned int *length) {
  return accept4(descriptor, address, length, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

void clinux_set_thread_name(const char *name) {
  pthread_setname_np(pthread_self(), name);
}
