/* What the load generator and the floor share: WebSocket frames, and the moves with their recorded answers. */
#ifndef WIRE_H
#define WIRE_H
#define _GNU_SOURCE
#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { SEATS = 6, TEXT = 1, CLOSE = 8, PING = 9, PONG = 10, MAX_STEPS = 2000, ROOM = 1 << 18 };

static void die(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(1);
}

struct frame {
    int opcode;
    unsigned char *payload;
    size_t size;
};

/* Reads one frame from the start of `data`, unmasking it in place. Gives its whole length, 0 if there is more to come. */
static size_t read_frame(unsigned char *data, size_t length, struct frame *frame) {
    if (length < 2) return 0;
    size_t size = data[1] & 0x7f, head = 2;
    if (size == 126) {
        if (length < 4) return 0;
        size = (size_t)data[2] << 8 | data[3];
        head = 4;
    } else if (size == 127) {
        if (length < 10) return 0;
        size = 0;
        for (int n = 2; n < 10; n++) size = size << 8 | data[n];
        head = 10;
    }
    bool masked = data[1] & 0x80;
    if (length < head + (masked ? 4 : 0) + size) return 0;
    unsigned char *key = data + head;
    if (masked) head += 4;
    frame->opcode = data[0] & 0x0f;
    frame->payload = data + head;
    frame->size = size;
    if (masked)
        for (size_t n = 0; n < size; n++) frame->payload[n] ^= key[n & 3];
    return head + size;
}

/* Writes the head of a frame; a masked one begins with a key that the caller must apply. Gives its length. */
static size_t frame_head(unsigned char *out, int opcode, size_t size, bool masked) {
    static const unsigned char key[4] = {0x37, 0xfa, 0x21, 0x3d};
    size_t head = 2;
    out[0] = 0x80 | opcode;
    if (size < 126) {
        out[1] = size;
    } else {
        out[1] = 126;
        out[2] = size >> 8;
        out[3] = size & 0xff;
        head = 4;
    }
    if (!masked) return head;
    out[1] |= 0x80;
    memcpy(out + head, key, 4);
    return head + 4;
}

/* One move of the script, and the views that a real server sent after it, as finished frames. */
struct step {
    char *type, *rest; /* the message is {"type":"TYPE","id":"STEP-NUMBER"REST} */
    int who;           /* so many seats after the first scout of the game; -1 for the host in seat 0 */
    int views;         /* who is shown something: 1, only who moved; 6, everybody */
    bool starts;       /* the answer tells who is the first scout */
    unsigned char *frame[SEATS];
    size_t size[SEATS];
};

static struct step steps[MAX_STEPS];
static int step_count;

/* The script: lines "step TYPE WHO VIEWS REST", each followed by lines "view SEAT PAYLOAD". */
static void read_script(const char *path, bool with_views) {
    FILE *file = fopen(path, "r");
    if (!file) die("cannot read %s", path);
    char *line = NULL;
    size_t room = 0;
    ssize_t length;
    while ((length = getline(&line, &room, file)) > 0) {
        line[--length] = 0;
        char type[32];
        int who, views, seat, at = 0;
        if (sscanf(line, "step %31s %d %d %n", type, &who, &views, &at) == 3 && at) {
            if (step_count == MAX_STEPS) die("more than %d steps", MAX_STEPS);
            struct step *step = &steps[step_count++];
            *step = (struct step){.type = strdup(type), .rest = strdup(line + at), .who = who, .views = views};
            step->starts = strcmp(type, "start") == 0;
        } else if (sscanf(line, "view %d %n", &seat, &at) == 1 && at && step_count && seat < SEATS) {
            if (!with_views) continue;
            size_t size = length - at;
            unsigned char *frame = malloc(size + 10);
            size_t head = frame_head(frame, TEXT, size, false);
            memcpy(frame + head, line + at, size);
            steps[step_count - 1].frame[seat] = frame;
            steps[step_count - 1].size[seat] = head + size;
        } else {
            die("not a line of a script: %.60s", line);
        }
    }
    free(line);
    fclose(file);
}

#endif
