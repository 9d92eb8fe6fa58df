/* How a move is written and an answer read: in our own protocol, that of Colyseus, and that of boardgame.io on socket.io. */
#ifndef DIALECT_H
#define DIALECT_H
#include "wire.h"

enum dialect { PLAIN, COLYSEUS, BOARDGAME };
enum { BINARY = 2, COLYSEUS_JOIN = 10, COLYSEUS_DATA = 13 };
/* GREETING: the next word of a greeting, which may have to be answered. DONE: the last one. BOTH: a view that acknowledges. */
enum kind { ODD, NOTHING, GREETING, DONE, VIEW, ACK, BOTH };

static enum dialect dialect;

static bool begins(const unsigned char *text, size_t size, const char *with) {
    return size >= strlen(with) && !memcmp(text, with, strlen(with));
}

static enum kind kind_of(const unsigned char *text, size_t size) {
    if (dialect == COLYSEUS) {
        if (size && text[0] == COLYSEUS_JOIN) return DONE;
        if (begins(text, size, "\x0d\xa4view")) return VIEW;
        return begins(text, size, "\x0d\xa3" "ack") ? ACK : ODD;
    }
    if (dialect == BOARDGAME) {
        if (begins(text, size, "42/stella,[\"update\"")) return BOTH;
        if (begins(text, size, "42/stella,[\"matchData\"")) return NOTHING;
        if (begins(text, size, "42/stella,[\"sync\"")) return DONE;
        return begins(text, size, "0{") || begins(text, size, "40/stella,") || begins(text, size, "2") ? GREETING : ODD;
    }
    if (begins(text, size, "{\"type\":\"view\"") || begins(text, size, "{\"type\":\"own\"")) return VIEW;
    return begins(text, size, "{\"type\":\"ack\"") ? ACK : ODD;
}

/* What to say when a word of the greeting came; gives its length, 0 for nothing. */
static int reply(char *out, size_t room, const unsigned char *text, const char *match, int seat) {
    if (dialect == COLYSEUS) return snprintf(out, room, "%c", COLYSEUS_JOIN);
    if (dialect != BOARDGAME) return 0;
    if (text[0] == '2') return snprintf(out, room, "3"); /* a ping of engine.io */
    if (text[0] == '0') return snprintf(out, room, "40/stella,");
    if (text[1] == '0') return snprintf(out, room, "42/stella,[\"sync\",\"%s\",\"%d\",null,%d]", match, seat, SEATS);
    return 0;
}

/* A string of at most 31 bytes in MessagePack. */
static size_t pack(char *out, const char *text) {
    size_t size = strlen(text);
    if (size > 31) die("too long to pack: %s", text);
    out[0] = (char)(0xa0 | size);
    memcpy(out + 1, text, size);
    return size + 1;
}

/* One move; gives its length. `rest` of a step is nothing, ,"place":N or ,"yes":true|false. */
static int write_move(char *out, size_t room, struct step *step, const char *id, const char *match, int seat) {
    if (dialect == PLAIN)
        return snprintf(out, room, "{\"type\":\"%s\",\"id\":\"%s\"%s}", step->type, id, step->rest);
    if (dialect == BOARDGAME)
        return snprintf(out, room,
                        "42/stella,[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"move\",\"args\":[{\"type\":\"%s\","
                        "\"id\":\"%s\"%s}],\"playerID\":\"%d\"}},0,\"%s\",\"%d\"]",
                        step->type, id, step->rest, seat, match, seat);
    const char *value = strchr(step->rest, ':');
    char *at = out;
    *at++ = COLYSEUS_DATA;
    at += pack(at, "move");
    *at++ = (char)(0x80 | (value ? 3 : 2));
    at += pack(at, "type"), at += pack(at, step->type), at += pack(at, "id"), at += pack(at, id);
    if (!value) return (int)(at - out);
    while (*++value == ' ') {}
    bool yes = step->rest[2] == 'y';
    at += pack(at, yes ? "yes" : "place");
    *at++ = (char)(!yes ? atoi(value) : *value == 't' ? 0xc3 : 0xc2);
    return (int)(at - out);
}

/* Who is shown something after a step: one bit a seat. boardgame.io tells everybody of everything. */
static unsigned shown(struct step *step, int actor) {
    return step->views == 1 && dialect != BOARDGAME ? 1u << actor : (1u << SEATS) - 1;
}

#endif
