/* The floor: a server that does the input and output of a table of six, and nothing else.
 *
 * Each message that arrives is answered with the acknowledgement and with the views that a real server sent at the same
 * move: the same bytes to the same sockets. Nothing is checked, decided, encoded or kept. One thread, one epoll.
 *
 *   floor SCRIPT     prints the port it listens on
 */
#include "wire.h"
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/uio.h>

enum { MAX_FDS = 65536, MAX_TABLES = 10000 };

static struct guest {
    bool open;
    int table, seat;
    unsigned char *kept; /* the beginning of a frame whose end has not arrived */
    size_t size;
} guests[MAX_FDS];
static int tables[MAX_TABLES][SEATS];
static unsigned char data[ROOM];

static void send_all(int fd, struct iovec *parts, int count, size_t size) {
    if (writev(fd, parts, count) != (ssize_t)size && errno != EPIPE && errno != ECONNRESET)
        die("a guest does not read");
}

/* The acknowledgement, and the views of this step, to whom they belong. */
static void answer(int fd, struct frame *message) {
    unsigned char *id = memmem(message->payload, message->size, "\"id\":\"", 6);
    if (!id) die("a message without an id");
    id += 6;
    size_t length = (unsigned char *)memchr(id, '"', 64) - id;
    struct step *step = &steps[atoi((char *)id) % step_count];
    char text[128];
    unsigned char ack[140];
    int size = snprintf(text, sizeof text, "{\"type\":\"ack\",\"id\":\"%.*s\"}", (int)length, id);
    size_t head = frame_head(ack, TEXT, size, false);
    memcpy(ack + head, text, size);
    struct guest *guest = &guests[fd];
    for (int seat = 0; seat < SEATS; seat++) {
        int to = tables[guest->table][seat];
        /* A secret move is shown to the one who made it, whichever seat that was when it was recorded. */
        int as = seat;
        if (step->views == 1) {
            if (seat != guest->seat) continue;
            for (as = 0; !step->frame[as];) as++;
        }
        struct iovec view = {step->frame[as], step->size[as]};
        struct iovec both[2] = {{ack, head + size}, view};
        if (seat == guest->seat) send_all(to, both, 2, head + size + view.iov_len);
        else if (to) send_all(to, &view, 1, view.iov_len);
    }
}

static void open_guest(int fd, char *request) {
    static const char yes[] = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n";
    struct guest *guest = &guests[fd];
    if (sscanf(request, "GET /floor/%d/%d ", &guest->table, &guest->seat) != 2) die("an odd request: %.80s", request);
    tables[guest->table][guest->seat] = fd;
    guest->open = true;
    if (write(fd, yes, sizeof yes - 1) != sizeof yes - 1) die("a guest left at once");
}

static void hear(int fd) {
    struct guest *guest = &guests[fd];
    size_t have = guest->size;
    if (have) memcpy(data, guest->kept, have);
    guest->size = 0;
    ssize_t got = recv(fd, data + have, sizeof data - have - 1, 0);
    if (got <= 0) {
        if (guest->open && tables[guest->table][guest->seat] == fd) tables[guest->table][guest->seat] = 0;
        guest->open = false;
        close(fd);
        return;
    }
    have += got;
    if (!guest->open) {
        data[have] = 0;
        open_guest(fd, (char *)data);
        return;
    }
    size_t here = 0, length;
    struct frame frame;
    while ((length = read_frame(data + here, have - here, &frame))) {
        here += length;
        if (frame.opcode == TEXT) answer(fd, &frame);
    }
    if (here < have) {
        guest->size = have - here;
        guest->kept = realloc(guest->kept, guest->size);
        memcpy(guest->kept, data + here, guest->size);
    }
}

int main(int count, char **arguments) {
    if (count != 2) die("usage: floor SCRIPT");
    signal(SIGPIPE, SIG_IGN);
    read_script(arguments[1], true);
    int listener = socket(AF_INET, SOCK_STREAM, 0), epoll = epoll_create1(0), yes = 1;
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    if (bind(listener, (struct sockaddr *)&address, size) || listen(listener, 4096)) die("cannot listen");
    getsockname(listener, (struct sockaddr *)&address, &size);
    printf("%d\n", ntohs(address.sin_port));
    fflush(stdout);
    struct epoll_event event = {.events = EPOLLIN, .data.fd = listener}, events[256];
    epoll_ctl(epoll, EPOLL_CTL_ADD, listener, &event);
    for (;;) {
        int ready = epoll_wait(epoll, events, 256, -1);
        for (int n = 0; n < ready; n++) {
            if (events[n].data.fd != listener) {
                hear(events[n].data.fd);
                continue;
            }
            int fd = accept(listener, NULL, NULL);
            if (fd < 0 || fd >= MAX_FDS) die("too many guests");
            setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
            guests[fd].size = 0;
            event = (struct epoll_event){.events = EPOLLIN, .data.fd = fd};
            epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &event);
        }
    }
}
