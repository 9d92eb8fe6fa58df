// The whole protocol, described in docs/protocol.md.
// Made by ./dev generate from the server's own classes; do not edit.

export type * from './names';
export type * from './game';
export type * from './table';
export type * from './messages';
export type * from './albums';
export type * from './http';
