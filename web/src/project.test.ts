import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

type Node = Record<string, unknown> & { type?: unknown };

const SOURCES = import.meta.dirname;
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(svelte|ts)$/.test(name) && !/\.(test|d)\.ts$/.test(name),
);

/** Every node of a file, of its scripts and of its markup. */
function* nodes(name: string): Generator<Node> {
  const source = readFileSync(join(SOURCES, name), 'utf8');
  const text = name.endsWith('.svelte') ? source : `<script lang="ts">${source}</script>`;
  const waiting: unknown[] = [parse(text, { modern: true })];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if ('type' in next) yield next as Node;
    waiting.push(...Object.values(next));
  }
}

/** The files in which some node is like this. */
const having = (like: (node: Node) => boolean): string[] =>
  files.filter((name) => [...nodes(name)].some(like));

const calls = (object: string, methods: readonly string[]) => (node: Node) => {
  const callee = node.callee as { object?: { name?: string }; property?: { name?: string } } | undefined;
  return (
    node.type === 'CallExpression' &&
    callee?.object?.name === object &&
    methods.includes(callee.property?.name ?? '')
  );
};

describe('the sources of the page', () => {
  it('are all read', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(having((node) => node.type === 'CallExpression').length).toBeGreaterThan(50);
  });

  it('never assert that something is not null', () => {
    expect(having((node) => node.type === 'TSNonNullExpression')).toEqual([]);
  });

  it('never search the document for another component', () => {
    const search = ['querySelector', 'querySelectorAll', 'getElementsByClassName', 'getElementById'];
    expect(having(calls('document', search))).toEqual(['start.ts']);
  });
});
