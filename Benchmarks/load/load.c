// SPDX-License-Identifier: Apache-2.0
//
// load: posts notifications over HTTP/1.1 keep-alive connections, each for another device, at a rate or as
// fast as they are answered. It spends a few microseconds on a request, so that what is measured is the
// server, and it knows how many were answered how, which makes what is delivered comparable.
//
//   cc -O2 -Wall -Wextra -o load load.c
//   load -p PORT -a PATH -k API-KEY -t TOKENS -b BODY -c CONNECTIONS [-n REQUESTS] [-d SECONDS] [-r RATE] [-s SKIP]
//
// TOKENS is a file of one device token a line; they are used in turn, from the one after SKIP. BODY is a file
// in which @token@ stands where a token goes and @now@ where the microseconds since 1970 go: when the request
// was written, or when it was due and every connection was busy. So a server that makes others wait is found
// out, and a load that woke late is not counted against it.
//
// It ends after so many requests, so many seconds, or on SIGTERM, when all answers are there, and prints
// {"sent":N,"accepted":N,"other":N,"broken":N,"seconds":S,"rate":R,"first_us":T,"p50_us":…,"p99_us":…,"max_us":…,
// "late_p99_us":…}: times from @now@ to the answer's end; late is how much after its time a request was due.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { ANSWER_CAPACITY = 1 << 14, TIME_DIGITS = 16, LONGEST_TOKEN = 200 };

typedef struct {
  int fd;
  uint64_t asked; // 0: idle
  char *request;
  size_t written;
  char answer[ANSWER_CAPACITY];
  size_t answered;
} connection;

typedef struct {
  uint32_t *values;
  size_t count, capacity;
} samples;

static char *tokens, *request;
static size_t tokens_count, token_length, token_stride, next_token;
static size_t request_length, token_at, time_at;
static int has_time;
static struct sockaddr_in address;
static int poll_fd;
static connection **idle;
static size_t idle_count;
static uint64_t sent, accepted, other, broken;
static samples answers, lateness;
static volatile sig_atomic_t stopped;

static void stop(int signal_number) { (void)signal_number; stopped = 1; }

static void fail(const char *what) {
  fprintf(stderr, "load: %s: %s\n", what, strerror(errno));
  exit(1);
}

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  return (uint64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static void keep(samples *to, uint64_t value) {
  if (to->count == to->capacity) {
    to->capacity = to->capacity ? to->capacity * 2 : 1 << 16;
    to->values = realloc(to->values, to->capacity * sizeof *to->values);
    if (!to->values) fail("memory");
  }
  to->values[to->count++] = value > UINT32_MAX ? UINT32_MAX : (uint32_t)value;
}

static int ascending(const void *left, const void *right) {
  uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
  return a < b ? -1 : a > b;
}

static uint32_t percentile(samples *of, double part) {
  if (!of->count) return 0;
  qsort(of->values, of->count, sizeof *of->values, ascending);
  return of->values[(size_t)((of->count - 1) * part)];
}

static char *whole_file(const char *path, size_t *length) {
  FILE *file = fopen(path, "r");
  if (!file) fail(path);
  fseek(file, 0, SEEK_END);
  *length = ftell(file);
  rewind(file);
  char *bytes = malloc(*length + 1);
  if (!bytes || fread(bytes, 1, *length, file) != *length) fail(path);
  bytes[*length] = 0;
  fclose(file);
  return bytes;
}

static void read_tokens(const char *path) {
  size_t length;
  tokens = whole_file(path, &length);
  token_length = strcspn(tokens, "\n");
  token_stride = token_length + 1;
  tokens_count = (length + 1) / token_stride;
  if (!tokens_count || token_length > LONGEST_TOKEN) { errno = EINVAL; fail(path); }
}

// One request as bytes, of which only the token and the time differ from one to the next.
static void make_request(const char *path, const char *api_path, const char *key, int port) {
  size_t length;
  char *body = whole_file(path, &length);
  char *token = strstr(body, "@token@"), *time = strstr(body, "@now@");
  if (!token || (time && time < token)) { errno = EINVAL; fail("BODY has no @token@ before its @now@"); }
  has_time = time != NULL;
  char *written = malloc(length + token_length + TIME_DIGITS + 1);
  char zeros[LONGEST_TOKEN + 1];
  memset(zeros, '0', sizeof zeros);
  int body_length = sprintf(written, "%.*s%.*s", (int)(token - body), body, (int)token_length, zeros);
  size_t body_token_at = token - body, body_time_at = 0;
  token += strlen("@token@");
  if (time) {
    body_length += sprintf(written + body_length, "%.*s", (int)(time - token), token);
    body_time_at = body_length;
    body_length += sprintf(written + body_length, "%.*s%s", TIME_DIGITS, zeros, time + strlen("@now@"));
  } else {
    body_length += sprintf(written + body_length, "%s", token);
  }
  int head = asprintf(&request,
                      "POST %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nAuthorization: Bearer %s\r\n"
                      "Content-Type: application/json\r\nContent-Length: %d\r\n\r\n",
                      api_path, port, key, body_length);
  request = realloc(request, head + body_length);
  memcpy(request + head, written, body_length);
  request_length = head + body_length;
  token_at = head + body_token_at;
  time_at = head + body_time_at;
}

static void connect_one(connection *c) {
  int one = 1;
  c->fd = socket(AF_INET, SOCK_STREAM, 0);
  if (c->fd < 0 || connect(c->fd, (struct sockaddr *)&address, sizeof address)) fail("connect");
  setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = c};
  epoll_ctl(poll_fd, EPOLL_CTL_ADD, c->fd, &event);
  c->asked = 0;
  c->answered = 0;
  idle[idle_count++] = c;
}

// A connection that ended in the middle of a request is replaced; the request counts as broken.
static void replace(connection *c) {
  close(c->fd);
  if (c->asked) broken++;
  else
    for (size_t i = 0; i < idle_count; i++)
      if (idle[i] == c) { idle[i] = idle[--idle_count]; break; }
  connect_one(c);
}

static void ask(connection *c, uint64_t since) {
  memcpy(c->request + token_at, tokens + next_token++ % tokens_count * token_stride, token_length);
  if (has_time) {
    uint64_t rest = since;
    for (int i = TIME_DIGITS; i-- > 0; rest /= 10) c->request[time_at + i] = '0' + rest % 10;
  }
  c->asked = since;
  sent++;
  // A request of a kilobyte fits into an idle socket's buffer.
  if (send(c->fd, c->request, request_length, MSG_NOSIGNAL) != (ssize_t)request_length) replace(c);
}

static void take_answer(connection *c) {
  ssize_t got = recv(c->fd, c->answer + c->answered, ANSWER_CAPACITY - 1 - c->answered, MSG_DONTWAIT);
  if (got < 0 && errno == EAGAIN) return;
  if (got <= 0) { replace(c); return; }
  c->answered += got;
  c->answer[c->answered] = 0;
  char *end = strstr(c->answer, "\r\n\r\n");
  if (!end) return;
  char *field = strcasestr(c->answer, "\r\ncontent-length:");
  size_t body = field && field < end ? strtoul(field + strlen("\r\ncontent-length:"), NULL, 10) : 0;
  if (c->answered < (size_t)(end + 4 - c->answer) + body) return;
  if (!strncmp(c->answer, "HTTP/1.1 202", 12)) accepted++;
  else if (other++ == 0) fprintf(stderr, "load: answered %s\n", c->answer);
  keep(&answers, now() - c->asked);
  c->asked = 0;
  c->answered = 0;
  idle[idle_count++] = c;
}

static void print(uint64_t begin, uint64_t end) {
  double seconds = (end - begin) / 1e6;
  printf("{\"sent\":%llu,\"accepted\":%llu,\"other\":%llu,\"broken\":%llu,\"seconds\":%.6f,\"rate\":%.1f,"
         "\"first_us\":%llu,\"p50_us\":%u,\"p99_us\":%u,\"max_us\":%u,\"late_p99_us\":%u}\n",
         (unsigned long long)sent, (unsigned long long)accepted, (unsigned long long)other,
         (unsigned long long)broken, seconds, accepted / seconds, (unsigned long long)begin,
         percentile(&answers, 0.5), percentile(&answers, 0.99), percentile(&answers, 1),
         percentile(&lateness, 0.99));
}

int main(int argc, char **argv) {
  const char *path = NULL, *key = NULL, *token_file = NULL, *body = NULL;
  int port = 0, count = 1, option;
  uint64_t requests = UINT64_MAX, duration = UINT64_MAX;
  double rate = 0;
  while ((option = getopt(argc, argv, "p:a:k:t:b:c:n:d:r:s:")) > 0) {
    switch (option) {
    case 'p': port = atoi(optarg); break;
    case 'a': path = optarg; break;
    case 'k': key = optarg; break;
    case 't': token_file = optarg; break;
    case 'b': body = optarg; break;
    case 'c': count = atoi(optarg); break;
    case 'n': requests = strtoull(optarg, NULL, 10); break;
    case 'd': duration = (uint64_t)(atof(optarg) * 1e6); break;
    case 'r': rate = atof(optarg); break;
    case 's': next_token = strtoull(optarg, NULL, 10); break;
    default: return 2;
    }
  }
  if (!port || !path || !key || !token_file || !body || count < 1) {
    fprintf(stderr, "usage: load -p PORT -a PATH -k API-KEY -t TOKENS -b BODY -c CONNECTIONS [-n REQUESTS] "
                    "[-d SECONDS] [-r RATE] [-s SKIP]\n");
    return 2;
  }
  signal(SIGTERM, stop);
  signal(SIGINT, stop);
  read_tokens(token_file);
  make_request(body, path, key, port);
  address = (struct sockaddr_in){.sin_family = AF_INET, .sin_port = htons(port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  poll_fd = epoll_create1(0);
  idle = malloc(count * sizeof *idle);
  connection *all = calloc(count, sizeof *all);
  if (!idle || !all) fail("memory");
  for (int i = 0; i < count; i++) {
    all[i].request = malloc(request_length);
    memcpy(all[i].request, request, request_length);
    connect_one(&all[i]);
  }

  uint64_t begin = now(), planned = 0; // requests that are or were due; in the order of sending
  struct epoll_event events[256];
  for (;;) {
    uint64_t time = now();
    int over = stopped || (duration != UINT64_MAX && time - begin >= duration);
    int64_t wait = -1; // microseconds
    if (rate > 0) {
      uint64_t due = (uint64_t)((time - begin) * rate / 1e6) + 1;
      for (; !over && planned < due && planned < requests; planned++)
        keep(&lateness, time - begin - (uint64_t)(planned * 1e6 / rate));
      // Since when it waits: since it was seen to be due.
      for (; sent < planned && idle_count; )
        ask(idle[--idle_count], begin + (uint64_t)(sent * 1e6 / rate) + lateness.values[sent]);
      over = (over || planned == requests) && sent == planned;
      wait = begin + (uint64_t)(planned * 1e6 / rate) - time;
    } else {
      while (!over && idle_count && sent < requests) ask(idle[--idle_count], now());
      over = over || sent == requests;
      if (duration != UINT64_MAX) wait = begin + duration - time;
    }
    if (over && idle_count == (size_t)count) break;
    if (over || (wait < 0 && (rate > 0 || duration != UINT64_MAX))) wait = over ? 1000000 : 0;
    struct timespec timeout = {.tv_sec = wait / 1000000, .tv_nsec = wait % 1000000 * 1000};
    int ready = epoll_pwait2(poll_fd, events, 256, wait < 0 ? NULL : &timeout, NULL);
    for (int i = 0; i < ready; i++) take_answer(events[i].data.ptr);
  }
  print(begin, now());
  return other || broken ? 1 : 0;
}
