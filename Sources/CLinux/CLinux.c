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

// The runtime's hook for "run this job on the global executor": exported by libswift_Concurrency
// for programs that bring their own. Its job and the original function pass in Swift's convention.
typedef __attribute__((swiftcall)) void (*enqueue_original)(void *job);
extern __attribute__((swiftcall)) void (*swift_task_enqueueGlobal_hook)(void *, enqueue_original);

static __thread struct {
  int depth;
  void *context;
  void (*adopt)(void *context, void *job);
} adopter;

static __thread void *current_loop;

void clinux_set_current_loop(void *loop) {
  current_loop = loop;
}

void *clinux_current_loop(void) {
  return current_loop;
}

static __attribute__((swiftcall)) void enqueue_global(void *job, enqueue_original original) {
  if (adopter.depth > 0)
    adopter.adopt(adopter.context, job);
  else
    original(job);
}

void clinux_install_job_hook(void) {
  swift_task_enqueueGlobal_hook = enqueue_global;
}

void clinux_begin_adopting(void *context, void (*adopt)(void *context, void *job)) {
  adopter.depth++;
  adopter.context = context;
  adopter.adopt = adopt;
}

void clinux_end_adopting(void) {
  adopter.depth--;
}
