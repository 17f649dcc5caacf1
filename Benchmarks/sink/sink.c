// SPDX-License-Identifier: Apache-2.0
//
// sink: a far end for measuring a sender of push notifications. It speaks as much TLS and HTTP/2 as a
// client needs to believe in it and spends next to nothing on a request, so that what is measured is the
// client. It shares no code with the product.
//
// How it cheats: it never decodes HPACK (it sees no path, no token, no header), does not check one rule of
// HTTP/2 or APNs, ignores flow control towards the client (its answers are tiny), and answers every
// request with the same precomputed HEADERS frame: ":status: 200" and a constant apns-id. It therefore
// proves nothing about what was sent; the simulator and the tests do that.
//
//   cc -O2 -Wall -Wextra -o sink sink.c -lssl -lcrypto
//   sink -p PORT -c CERTIFICATE.pem -k KEY.pem [-m MAX_CONCURRENT_STREAMS] [-d MILLISECONDS] [-t]
//
// -d answers that much later. -t looks into bodies for "sent_us":, the microseconds since 1970 at which
// somebody began to have the push sent, and keeps how long it took until here.
//
// One thread. On SIGTERM or SIGINT it prints a line and ends; on SIGUSR1 it prints one and goes on; on SIGUSR2
// it prints one and forgets times and arrivals: {"requests":N,"connections":N,"first_us":…,"last_us":…,
// "timed":N,"p50_us":…,"p99_us":…,"max_us":…}; first and last are when requests arrived.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum {
  INPUT_CAPACITY = 1 << 17,
  PREFACE_LENGTH = 24,
  FRAME_HEADER = 9,
  WINDOW_UPDATE_AFTER = 1 << 20, // one WINDOW_UPDATE per MiB
  TLS_RECORD = 16384,
};
enum { DATA = 0, HEADERS = 1, SETTINGS = 4, PING = 6, GOAWAY = 7, WINDOW_UPDATE = 8, CONTINUATION = 9 };
enum { END_STREAM = 0x1, ACK = 0x1, END_HEADERS = 0x4 };

// Length 47, HEADERS, END_STREAM | END_HEADERS, stream 0 (patched); 0x88 is ":status: 200" of HPACK's
// static table, then one literal without indexing.
static const uint8_t ANSWER[] = "\x00\x00\x2f\x01\x05\x00\x00\x00\x00" "\x88"
                                "\x00\x07" "apns-id" "\x24" "7f1b1f0a-6c3e-4b52-9a63-0d3c6f3f9a11";
enum { ANSWER_LENGTH = FRAME_HEADER + 0x2f };

typedef struct {
  int fd; // -1 once it is closed and only late answers still point here
  SSL *ssl;
  uint32_t late_answers;
  int established, greeted, wants_write;
  uint32_t stream_ended_by_headers; // END_STREAM seen on HEADERS that go on in CONTINUATION
  uint32_t unacknowledged;          // DATA bytes since the last WINDOW_UPDATE
  uint8_t *in;
  size_t in_length;
  uint8_t *out;
  size_t out_length, out_written, out_capacity;
} connection;

// An answer that is given later: a ring, since all are as late.
typedef struct {
  connection *to;
  uint32_t stream;
  uint64_t due;
} late_answer;

static uint64_t requests, connections;
static uint32_t maximum_streams = 1000;
static uint64_t delay; // microseconds
static late_answer *late;
static size_t late_first, late_count, late_capacity;
static int timing;
static uint64_t first_arrival, last_arrival; // microseconds since 1970
static uint32_t *times;                      // microseconds each
static size_t times_count, times_capacity;
static int poll_fd;
static volatile sig_atomic_t stopped, asked, told_to_forget;

static void stop(int signal_number) { (void)signal_number; stopped = 1; }
static void ask(int signal_number) {
  asked = 1;
  told_to_forget = signal_number == SIGUSR2;
}

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  return (uint64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static uint32_t get32(const uint8_t *p) {
  return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}
static void put32(uint8_t *p, uint32_t v) { p[0] = v >> 24; p[1] = v >> 16; p[2] = v >> 8; p[3] = v; }

static uint8_t *room(connection *c, size_t length) {
  if (c->out_written == c->out_length) c->out_written = c->out_length = 0;
  while (c->out_length + length > c->out_capacity) {
    c->out_capacity = c->out_capacity ? c->out_capacity * 2 : 1 << 16;
    c->out = realloc(c->out, c->out_capacity);
    if (!c->out) abort();
  }
  uint8_t *place = c->out + c->out_length;
  c->out_length += length;
  return place;
}

static void put_frame(connection *c, uint8_t type, uint8_t flags, const uint8_t *payload, uint32_t length) {
  uint8_t *p = room(c, FRAME_HEADER + length);
  p[0] = length >> 16; p[1] = length >> 8; p[2] = length; p[3] = type; p[4] = flags;
  put32(p + 5, 0);
  memcpy(p + FRAME_HEADER, payload, length);
}

static void greet(connection *c) {
  uint8_t settings[12] = {0, 3, 0, 0, 0, 0, 0, 4, 0, 0x10, 0, 0}; // streams; a window of 1 MiB each
  put32(settings + 2, maximum_streams);
  put_frame(c, SETTINGS, 0, settings, sizeof settings);
  uint8_t window[4];
  put32(window, 0x7fffffffu - 65535);
  put_frame(c, WINDOW_UPDATE, 0, window, sizeof window);
}

static void answer(connection *c, uint32_t stream) {
  uint8_t *p = room(c, ANSWER_LENGTH);
  memcpy(p, ANSWER, ANSWER_LENGTH);
  put32(p + 5, stream);
}

static void answer_later(connection *c, uint32_t stream) {
  if (late_count == late_capacity) {
    size_t capacity = late_capacity ? late_capacity * 2 : 1 << 12;
    late_answer *grown = malloc(capacity * sizeof *grown);
    if (!grown) abort();
    for (size_t i = 0; i < late_count; i++) grown[i] = late[(late_first + i) % late_capacity];
    free(late);
    late = grown;
    late_first = 0;
    late_capacity = capacity;
  }
  late[(late_first + late_count++) % late_capacity] = (late_answer){c, stream, now() + delay};
  c->late_answers++;
}

static void take_request(connection *c, uint32_t stream) {
  requests++;
  if (delay) answer_later(c, stream); else answer(c, stream);
}

static void keep_time(const uint8_t *body, size_t length) {
  static const char member[] = "\"sent_us\":";
  const uint8_t *end = body + length;
  const uint8_t *digit = memmem(body, length, member, sizeof member - 1);
  if (!digit) return;
  uint64_t sent = 0, arrived = now();
  digit += sizeof member - 1;
  while (digit < end && *digit == ' ') digit++;
  for (; digit < end && *digit >= '0' && *digit <= '9'; digit++)
    sent = sent * 10 + (*digit - '0');
  if (times_count == times_capacity) {
    times_capacity = times_capacity ? times_capacity * 2 : 1 << 16;
    times = realloc(times, times_capacity * sizeof *times);
    if (!times) abort();
  }
  times[times_count++] = arrived > sent ? arrived - sent : 0;
}

static int take_frame(connection *c, const uint8_t *frame, uint32_t length) {
  uint8_t type = frame[3], flags = frame[4];
  uint32_t stream = get32(frame + 5) & 0x7fffffff;
  switch (type) {
  case DATA:
    c->unacknowledged += length;
    if (timing) keep_time(frame + FRAME_HEADER, length);
    if (flags & END_STREAM) take_request(c, stream);
    break;
  case HEADERS:
    if (!(flags & END_STREAM)) break;
    if (flags & END_HEADERS) take_request(c, stream); else c->stream_ended_by_headers = stream;
    break;
  case CONTINUATION:
    if ((flags & END_HEADERS) && c->stream_ended_by_headers) {
      take_request(c, c->stream_ended_by_headers);
      c->stream_ended_by_headers = 0;
    }
    break;
  case SETTINGS:
    if (!(flags & ACK)) put_frame(c, SETTINGS, ACK, frame, 0);
    break;
  case PING:
    if (!(flags & ACK)) put_frame(c, PING, ACK, frame + FRAME_HEADER, length);
    break;
  case GOAWAY: return -1;
  }
  return 0;
}

static int parse(connection *c) {
  size_t at = 0;
  uint64_t before = requests;
  if (!c->greeted) {
    if (c->in_length < PREFACE_LENGTH) return 0;
    at = PREFACE_LENGTH;
    c->greeted = 1;
    greet(c);
  }
  while (c->in_length - at >= FRAME_HEADER) {
    const uint8_t *frame = c->in + at;
    uint32_t length = (uint32_t)frame[0] << 16 | (uint32_t)frame[1] << 8 | frame[2];
    if (length > TLS_RECORD) return -1;
    if (c->in_length - at < FRAME_HEADER + length) break;
    if (take_frame(c, frame, length)) return -1;
    at += FRAME_HEADER + length;
  }
  memmove(c->in, c->in + at, c->in_length - at);
  c->in_length -= at;
  if (requests != before) {
    last_arrival = now();
    if (!first_arrival) first_arrival = last_arrival;
  }
  if (c->unacknowledged >= WINDOW_UPDATE_AFTER) {
    uint8_t window[4];
    put32(window, c->unacknowledged);
    put_frame(c, WINDOW_UPDATE, 0, window, sizeof window);
    c->unacknowledged = 0;
  }
  return 0;
}

static void watch(connection *c, int writing) {
  if (c->wants_write == writing) return;
  c->wants_write = writing;
  struct epoll_event event = {.events = EPOLLIN | (writing ? EPOLLOUT : 0), .data.ptr = c};
  epoll_ctl(poll_fd, EPOLL_CTL_MOD, c->fd, &event);
}

static int would_block(connection *c, int result) {
  int error = SSL_get_error(c->ssl, result);
  return error == SSL_ERROR_WANT_READ || error == SSL_ERROR_WANT_WRITE;
}

static int write_out(connection *c) {
  while (c->out_written < c->out_length) {
    size_t length = c->out_length - c->out_written;
    int written = SSL_write(c->ssl, c->out + c->out_written, length > TLS_RECORD ? TLS_RECORD : length);
    if (written <= 0) {
      if (!would_block(c, written)) return -1;
      watch(c, 1);
      return 0;
    }
    c->out_written += written;
  }
  watch(c, 0);
  return 0;
}

static int serve(connection *c) {
  if (!c->established) {
    int result = SSL_accept(c->ssl);
    if (result != 1) return would_block(c, result) ? 0 : -1;
    c->established = 1;
  }
  // Read-ahead may hold bytes that epoll cannot see: drain OpenSSL.
  do {
    int length = SSL_read(c->ssl, c->in + c->in_length, INPUT_CAPACITY - c->in_length);
    if (length <= 0) {
      if (!would_block(c, length)) return -1;
      break;
    }
    c->in_length += length;
    if (parse(c)) return -1;
  } while (SSL_has_pending(c->ssl));
  return write_out(c);
}

static void drop(connection *c) {
  if (c->fd >= 0) {
    SSL_free(c->ssl);
    close(c->fd);
    c->fd = -1;
    free(c->in);
    free(c->out);
  }
  if (!c->late_answers) free(c);
}

// Gives the answers that are due; answers how many milliseconds from now the next one is.
static int answer_late_ones(void) {
  uint64_t time = late_count ? now() : 0;
  while (late_count && late[late_first].due <= time) {
    late_answer next = late[late_first];
    connection *c = next.to;
    late_first = (late_first + 1) % late_capacity;
    late_count--;
    c->late_answers--;
    if (c->fd >= 0) answer(c, next.stream);
    // Those of one connection come in rows: what was answered is written when the row ends.
    if (late_count && late[late_first].to == c && late[late_first].due <= time) continue;
    ERR_clear_error();
    if (c->fd < 0 || write_out(c)) drop(c);
  }
  return late_count ? (int)((late[late_first].due - time) / 1000) + 1 : -1;
}

static int ascending(const void *left, const void *right) {
  uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
  return a < b ? -1 : a > b;
}

static void report(void) {
  qsort(times, times_count, sizeof *times, ascending);
  uint32_t median = times_count ? times[times_count / 2] : 0;
  uint32_t high = times_count ? times[(size_t)((times_count - 1) * 0.99)] : 0;
  uint32_t highest = times_count ? times[times_count - 1] : 0;
  printf("{\"requests\":%llu,\"connections\":%llu,\"first_us\":%llu,\"last_us\":%llu,\"timed\":%zu,"
         "\"p50_us\":%u,\"p99_us\":%u,\"max_us\":%u}\n",
         (unsigned long long)requests, (unsigned long long)connections, (unsigned long long)first_arrival,
         (unsigned long long)last_arrival, times_count, median, high, highest);
  fflush(stdout);
}

static void take_connection(int listener, SSL_CTX *context) {
  int fd = accept4(listener, NULL, NULL, SOCK_NONBLOCK), one = 1;
  if (fd < 0) return;
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  connection *c = calloc(1, sizeof *c);
  if (!c || !(c->in = malloc(INPUT_CAPACITY)) || !(c->ssl = SSL_new(context))) abort();
  c->fd = fd;
  SSL_set_fd(c->ssl, fd);
  connections++;
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = c};
  epoll_ctl(poll_fd, EPOLL_CTL_ADD, fd, &event);
}

static int choose_h2(SSL *ssl, const unsigned char **out, unsigned char *out_length, const unsigned char *in,
                     unsigned int in_length, void *argument) {
  (void)ssl; (void)argument;
  int found = SSL_select_next_proto((unsigned char **)out, out_length, (const unsigned char *)"\x02h2", 3, in, in_length);
  return found == OPENSSL_NPN_NEGOTIATED ? SSL_TLSEXT_ERR_OK : SSL_TLSEXT_ERR_ALERT_FATAL;
}

static SSL_CTX *make_context(const char *certificate, const char *key) {
  SSL_CTX *context = SSL_CTX_new(TLS_server_method());
  SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
  SSL_CTX_set_mode(context, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
  SSL_CTX_set_read_ahead(context, 1);
  SSL_CTX_set_default_read_buffer_len(context, 1 << 16);
  SSL_CTX_set_num_tickets(context, 0);
  SSL_CTX_set_alpn_select_cb(context, choose_h2, NULL);
  if (SSL_CTX_use_certificate_chain_file(context, certificate) != 1 ||
      SSL_CTX_use_PrivateKey_file(context, key, SSL_FILETYPE_PEM) != 1) {
    ERR_print_errors_fp(stderr);
    exit(1);
  }
  return context;
}

static int listen_on(int port) {
  int fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0), one = 1;
  setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (bind(fd, (struct sockaddr *)&address, sizeof address) || listen(fd, 1024)) {
    perror("sink: listen");
    exit(1);
  }
  return fd;
}

int main(int argc, char **argv) {
  const char *certificate = NULL, *key = NULL;
  int port = 2197, option;
  while ((option = getopt(argc, argv, "p:c:k:m:d:t")) > 0) {
    switch (option) {
    case 'p': port = atoi(optarg); break;
    case 'c': certificate = optarg; break;
    case 'k': key = optarg; break;
    case 'm': maximum_streams = atoi(optarg); break;
    case 'd': delay = (uint64_t)atoi(optarg) * 1000; break;
    case 't': timing = 1; break;
    default: return 2;
    }
  }
  if (!certificate || !key) {
    fprintf(stderr, "usage: sink -p PORT -c CERT.pem -k KEY.pem [-m STREAMS] [-d MILLISECONDS] [-t]\n");
    return 2;
  }
  signal(SIGPIPE, SIG_IGN);
  signal(SIGTERM, stop);
  signal(SIGINT, stop);
  signal(SIGUSR1, ask);
  signal(SIGUSR2, ask);
  // Signals come only while it waits, so that none falls between a look and a wait.
  sigset_t signals, open_to_signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGUSR1);
  sigaddset(&signals, SIGUSR2);
  sigprocmask(SIG_BLOCK, &signals, &open_to_signals);

  SSL_CTX *context = make_context(certificate, key);
  int listener = listen_on(port);
  poll_fd = epoll_create1(0);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = NULL};
  epoll_ctl(poll_fd, EPOLL_CTL_ADD, listener, &event);

  struct epoll_event events[256];
  while (!stopped) {
    int wait = answer_late_ones();
    if (asked) {
      asked = 0;
      report();
      if (told_to_forget) times_count = first_arrival = 0;
    }
    int count = epoll_pwait(poll_fd, events, 256, wait, &open_to_signals);
    for (int i = 0; i < count; i++) {
      connection *c = events[i].data.ptr;
      ERR_clear_error();
      if (!c) take_connection(listener, context);
      else if (serve(c)) drop(c);
    }
  }
  report();
  return 0;
}
