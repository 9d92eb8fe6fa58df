import { afterEach, expect, it, vi } from 'vitest';
import { modal } from './modal.svelte';

afterEach(() => document.body.replaceChildren());

function place<K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] {
  return document.body.appendChild(document.createElement(tag));
}

/** A dialog that was opened from a button and has just closed. */
function closed(): HTMLButtonElement {
  const opener = place('button');
  opener.focus();
  const dialog = place('dialog');
  const end = modal(dialog, () => undefined);
  dialog.appendChild(document.createElement('button')).focus();
  end();
  dialog.remove();
  return opener;
}

it('gives focus back to what opened it', async () => {
  const opener = closed();
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

it('leaves focus with a person who has moved on', async () => {
  closed();
  const field = place('input');
  field.focus();
  await new Promise((later) => setTimeout(later));
  expect(document.activeElement).toBe(field);
});

it('closes on Escape, but not when somebody chooses no file in it', () => {
  const dialog = place('dialog');
  const field = dialog.appendChild(document.createElement('input'));
  const onclose = vi.fn();
  const end = modal(dialog, onclose);
  field.dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(onclose).not.toHaveBeenCalled();
  const escape = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(escape);
  expect(onclose).toHaveBeenCalledOnce();
  expect(escape.defaultPrevented).toBe(true);
  end();
});
