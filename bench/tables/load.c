/* The load: whole tables of six that play a script over real sockets, each move after the last one was fully shown.
 *
 * Every acknowledgement and every view is expected exactly once and on exactly one socket; anything else ends the run.
 *
 *   load PORT SERVER-PID SCRIPT SOCKETS PREPARE FROM TO SPREAD WARM SECONDS PACE DIALECT
 *
 * SOCKETS has a line "PATH<TAB>COOKIE" for each seat of each table (for boardgame.io the name of the match in the place of the
 * cookie). DIALECT is 0 for our protocol, 1 for Colyseus, 2 for boardgame.io. Every table plays the steps 0 to PREPARE, then again
 * and again FROM to TO. SPREAD 1 first brings the tables to places spread over FROM to TO, by playing; 2 sets them there
 * without playing, for servers to which all moves are the same. Then WARM seconds pass, and SECONDS are measured.
 * PACE 0 plays as fast as the server answers; otherwise each table makes PACE moves a second.
 * SECONDS 0 prepares one table after the other, says "ready", and holds them until standard input ends.
 */
#include "dialect.h"
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/timerfd.h>

enum { MAX_TABLES = 4000, MAX_SAMPLES = 4000000, PATIENCE_MS = 20000, QUIET_MS = 300 };
enum phase { GREET, PREPARE, PLAY, DRAIN };

struct seat {
    int fd, number;
    struct table *table;
    unsigned char *kept;
    size_t size;
    char match[32]; /* boardgame.io: the name of its table */
    bool greeted;
};

static struct table {
    struct seat seats[SEATS];
    int at, goal, then;   /* the step it makes next; where preparing ends, and where it goes on */
    int actor, first;     /* who moves; the first scout of the game */
    unsigned views;       /* one bit for each seat whose view is still to come */
    bool busy, ack, late; /* late: its time came while it was busy */
    uint64_t began;
    char id[32];
} tables[MAX_TABLES];

static int table_count, epoll, port, from, to, pace, ready, greeted;
static enum phase phase;
static uint64_t number, moves, acks, views, greetings, lates, told_at;
static uint32_t *samples;
static size_t sample_count;
static unsigned char data[ROOM];
static struct usage { double wall, user, system, server_user, server_system; } begin, end;

static uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000ull + time.tv_nsec;
}

static struct usage used(int server) {
    struct rusage own;
    char path[64], text[1024] = "";
    unsigned long user = 0, system = 0;
    getrusage(RUSAGE_SELF, &own);
    snprintf(path, sizeof path, "/proc/%d/stat", server);
    FILE *file = fopen(path, "r");
    if (!file || !fgets(text, sizeof text, file)) die("the server is gone");
    fclose(file);
    sscanf(strrchr(text, ')') + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
    double tick = sysconf(_SC_CLK_TCK);
    return (struct usage){now() / 1e9, own.ru_utime.tv_sec + own.ru_utime.tv_usec / 1e6,
                          own.ru_stime.tv_sec + own.ru_stime.tv_usec / 1e6, user / tick, system / tick};
}

static void send_frame(int fd, int opcode, const void *payload, size_t size) {
    unsigned char out[512];
    size_t head = frame_head(out, opcode, size, true);
    for (size_t n = 0; n < size; n++) out[head + n] = ((const unsigned char *)payload)[n] ^ out[head - 4 + (n & 3)];
    if (write(fd, out, head + size) != (ssize_t)(head + size)) die("the server does not read");
}

static void move(struct table *table, uint64_t began) {
    struct step *step = &steps[table->at];
    char text[400];
    table->actor = step->who < 0 ? 0 : (table->first + step->who) % SEATS;
    struct seat *seat = &table->seats[table->actor];
    snprintf(table->id, sizeof table->id, "%04d-%012llu", table->at, (unsigned long long)++number);
    int size = write_move(text, sizeof text, step, table->id, seat->match, seat->number);
    table->views = shown(step, table->actor);
    table->busy = table->ack = true;
    table->began = began;
    send_frame(seat->fd, dialect == COLYSEUS ? BINARY : TEXT, text, size);
}

/* The move is acknowledged and shown to all who should see it. */
static void done(struct table *table) {
    table->busy = false;
    if (++table->at == to) table->at = from;
    moves++;
    if (phase == PREPARE) {
        if (table->at != table->goal) move(table, now());
        else table->at = table->then, ready++;
        return;
    }
    uint64_t time = now();
    if (sample_count < MAX_SAMPLES) samples[sample_count++] = (time - table->began) / 100; /* tenths of µs */
    if (phase != PLAY) return;
    if (!pace) move(table, time);
    else if (table->late) move(table, table->began + 1000000000ull / pace);
    table->late = false;
}

static void greet(struct seat *seat, unsigned char *text, enum kind kind) {
    char answer[256];
    int size = reply(answer, sizeof answer, text, seat->match, seat->number);
    if (size) send_frame(seat->fd, dialect == COLYSEUS ? BINARY : TEXT, answer, size);
    if (kind == DONE && !seat->greeted) seat->greeted = true, greeted++;
}

static void message(struct seat *seat, unsigned char *text, size_t size) {
    struct table *table = seat->table;
    unsigned bit = 1u << seat->number;
    enum kind kind = kind_of(text, size);
    if (kind == ODD) die("step %d (%s): %.*s", table->at, steps[table->at].type, (int)(size < 300 ? size : 300), text);
    if (kind == NOTHING) return;
    if (kind == GREETING || kind == DONE) return greet(seat, text, kind);
    if (kind == VIEW || kind == BOTH) {
        views++;
        if (phase == GREET) return (void)greetings++;
        if (!table->busy || !(table->views & bit)) die("a view too many in seat %d, step %d", seat->number, table->at);
        table->views &= ~bit;
        if (dialect == PLAIN && steps[table->at].starts && seat->number == table->actor) {
            unsigned char *found = memmem(text, size, "\"first_scout\":", 14);
            if (!found) die("a start without a first scout");
            table->first = found[14] - '0';
        }
    }
    if (kind == ACK || (kind == BOTH && seat->number == table->actor)) {
        acks++;
        if (!table->busy || !table->ack || seat->number != table->actor) die("an acknowledgement too many");
        if (!memmem(text, size, table->id, strlen(table->id))) die("%.*s is not for %s", (int)size, text, table->id);
        table->ack = false;
    }
    if (!table->ack && !table->views) done(table);
}

static void hear(struct seat *seat) {
    size_t have = seat->size, here = 0, length;
    struct frame frame;
    if (have) memcpy(data, seat->kept, have);
    ssize_t got = recv(seat->fd, data + have, sizeof data - have, 0);
    if (got <= 0) die("the server closed a socket");
    have += got;
    while ((length = read_frame(data + here, have - here, &frame))) {
        here += length;
        if (frame.opcode == (dialect == COLYSEUS ? BINARY : TEXT)) {
            told_at = now();
            message(seat, frame.payload, frame.size);
        }
        else if (frame.opcode == PING) send_frame(seat->fd, PONG, frame.payload, frame.size);
        else die("an odd frame: opcode %d", frame.opcode);
    }
    seat->size = have - here;
    if (seat->size) {
        seat->kept = realloc(seat->kept, seat->size);
        memcpy(seat->kept, data + here, seat->size);
    }
}

static void connect_seat(struct seat *seat, const char *path, const char *cookie) {
    struct sockaddr_in address = {AF_INET, htons(port), {htonl(INADDR_LOOPBACK)}, {0}};
    char text[2048];
    int yes = 1, size = snprintf(text, sizeof text,
        "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: %s\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n", path, port, cookie);
    seat->fd = socket(AF_INET, SOCK_STREAM, 0);
    if (seat->fd < 0 || connect(seat->fd, (struct sockaddr *)&address, sizeof address)) die("cannot connect");
    setsockopt(seat->fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    if (write(seat->fd, text, size) != size) die("cannot knock");
    char *over = NULL;
    for (size_t seen = 0; !over;) { /* only the head is taken; views may follow at once */
        ssize_t got = recv(seat->fd, text, sizeof text - 1, MSG_PEEK);
        if (got <= (ssize_t)seen && got < 1) die("no answer to a handshake");
        text[got] = 0;
        over = strstr(text, "\r\n\r\n");
        seen = got;
    }
    if (strncmp(text, "HTTP/1.1 101", 12)) die("not let in: %.200s", text);
    if (recv(seat->fd, text, over + 4 - text, 0) < 1) die("cannot read a handshake");
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = seat};
    epoll_ctl(epoll, EPOLL_CTL_ADD, seat->fd, &event);
}

static void connect_all(const char *path) {
    FILE *file = fopen(path, "r");
    char line[1024];
    if (!file) die("cannot read %s", path);
    for (int n = 0; fgets(line, sizeof line, file); n++) {
        table_count = n / SEATS + 1;
        if (table_count > MAX_TABLES) die("more than %d tables", MAX_TABLES);
        struct seat *seat = &tables[n / SEATS].seats[n % SEATS];
        *seat = (struct seat){.number = n % SEATS, .table = &tables[n / SEATS]};
        char *cookie = strchr(line, '\t');
        if (!cookie) die("not a socket: %s", line);
        *cookie++ = 0;
        cookie[strcspn(cookie, "\n")] = 0;
        snprintf(seat->match, sizeof seat->match, "%s", dialect == BOARDGAME ? cookie : "");
        connect_seat(seat, line, cookie);
    }
    fclose(file);
}

/* Waits for something to arrive, at most so long, and takes it. Gives false when nothing came. */
static bool turn(int timeout) {
    struct epoll_event events[256];
    int count = epoll_wait(epoll, events, 256, timeout);
    for (int n = 0; n < count; n++)
        if (events[n].data.ptr) hear(events[n].data.ptr);
    return count > 0;
}

/* Waits until nobody is told anything any more. With many sockets, there is always a ping. */
static void settle(void) {
    told_at = now();
    while (now() - told_at < QUIET_MS * 1000000ull) turn(QUIET_MS);
}

static void prepare(int steps_before, int spread, bool one_by_one) {
    while (dialect && greeted < SEATS * table_count)
        if (!turn(PATIENCE_MS)) die("no answer to a greeting for %d ms", PATIENCE_MS);
    settle(); /* everybody learns who came */
    phase = PREPARE;
    for (int n = 0; n < table_count; n++) {
        struct table *table = &tables[n];
        int there = spread ? from + (int)((long long)(to - from) * n / table_count) : from;
        table->goal = spread && there > steps_before ? there : steps_before;
        table->then = spread ? table->goal : from;
        if (spread == 2) table->at = there, ready++;
        else move(table, now());
        while ((one_by_one || n == table_count - 1) && ready <= n)
            if (!turn(PATIENCE_MS)) die("no answer for %d ms while preparing", PATIENCE_MS);
    }
}

static void play(int server, double warm, double seconds) {
    uint64_t start = now(), measure = start + warm * 1e9, stop = measure + seconds * 1e9, due = start, n = 0;
    uint64_t gap = pace ? 1000000000ull / ((uint64_t)pace * table_count) : 0;
    bool measuring = false;
    int timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = NULL};
    phase = PLAY;
    if (pace) epoll_ctl(epoll, EPOLL_CTL_ADD, timer, &event);
    for (int t = 0; !pace && t < table_count; t++) move(&tables[t], now());
    for (uint64_t time = start; time < stop; time = now()) {
        if (!measuring && time >= measure) {
            measuring = true;
            begin = used(server);
            moves = sample_count = lates = 0;
        }
        for (; pace && due <= time; due += gap) {
            struct table *table = &tables[n++ % table_count];
            if (table->busy) table->late = true, lates++;
            else move(table, now());
        }
        struct itimerspec next = {.it_value = {due / 1000000000ull, due % 1000000000ull}};
        if (pace) timerfd_settime(timer, TFD_TIMER_ABSTIME, &next, NULL);
        if (!turn(PATIENCE_MS)) die("no answer for %d ms", PATIENCE_MS);
    }
    end = used(server);
    phase = DRAIN;
    uint64_t counted = moves;
    close(timer);
    for (bool busy = true; busy;) {
        busy = false;
        for (int t = 0; t < table_count; t++) busy |= tables[t].busy;
        if (busy && !turn(PATIENCE_MS)) die("moves were lost");
    }
    settle(); /* nothing may come now: `message` would notice */
    moves = counted;
}

/* Only reads and answers pings, until standard input ends. */
static void hold(void) {
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = NULL};
    phase = GREET;
    epoll_ctl(epoll, EPOLL_CTL_ADD, 0, &event);
    puts("ready");
    fflush(stdout);
    while (epoll_wait(epoll, &event, 1, -1) == 1) {
        if (!event.data.ptr) exit(0);
        hear(event.data.ptr);
    }
}

static int by_size(const void *a, const void *b) {
    uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;
    return (left > right) - (left < right);
}

static double percentile(double part) {
    return sample_count ? samples[(size_t)((sample_count - 1) * part)] / 1e4 : 0;
}

int main(int count, char **a) {
    if (count != 13) die("usage: load PORT SERVER-PID SCRIPT SOCKETS PREPARE FROM TO SPREAD WARM SECONDS PACE DIALECT");
    port = atoi(a[1]), from = atoi(a[6]), to = atoi(a[7]), pace = atoi(a[11]), dialect = atoi(a[12]);
    int server = atoi(a[2]), prepared = atoi(a[5]);
    double seconds = atof(a[10]);
    signal(SIGPIPE, SIG_IGN);
    samples = malloc(MAX_SAMPLES * sizeof *samples);
    epoll = epoll_create1(0);
    read_script(a[3], false);
    connect_all(a[4]);
    prepare(prepared, atoi(a[8]), !seconds);
    if (!seconds) hold();
    play(server, atof(a[9]), seconds);
    qsort(samples, sample_count, sizeof *samples, by_size);
    double wall = end.wall - begin.wall;
    printf("{\"moves\":%llu,\"seconds\":%.6f,\"p50\":%.4f,\"p99\":%.4f,\"max\":%.4f,\"late\":%llu,"
           "\"load_user\":%.4f,\"load_system\":%.4f,\"server_user\":%.4f,\"server_system\":%.4f,"
           "\"acks\":%llu,\"views\":%llu}\n",
           (unsigned long long)moves, wall, percentile(.5), percentile(.99), percentile(1), (unsigned long long)lates,
           end.user - begin.user, end.system - begin.system, end.server_user - begin.server_user,
           end.server_system - begin.server_system, (unsigned long long)acks, (unsigned long long)(views - greetings));
}
