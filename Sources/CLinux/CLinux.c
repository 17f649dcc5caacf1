// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CLinux.h"

#include <pthread.h>

int clinux_accept4(int descriptor, struct sockaddr *address, socklen_t *length) {
  return accept4(descriptor, address, length, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

void clinux_set_thread_name(const char *name) {
  pthread_setname_np(pthread_self(), name);
}
