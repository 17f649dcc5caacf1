// SPDX-License-Identifier: Apache-2.0
// What the Glibc module does not show: epoll and eventfd. Imported by AsyncIO alone.
#ifndef CLINUX_H
#define CLINUX_H
#include <sys/epoll.h>
#include <sys/eventfd.h>
#endif
