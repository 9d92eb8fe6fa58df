import { beforeEach, describe, expect, it } from 'vitest';
import { Settings, settingsOfVisitor } from './settings.svelte';

beforeEach(() => localStorage.clear());

describe('the settings of a browser', () => {
  it('are night, sound and motion to begin with', () => {
    const settings = new Settings();
    expect([settings.theme, settings.sound, settings.motion]).toEqual(['dark', true, 'full']);
  });

  it('are calm where the system asks for it, unless the visitor chose otherwise', () => {
    expect(new Settings({}, true).calm).toBe(true);
    expect(new Settings({ motion: 'full' }, true).calm).toBe(false);
  });

  it('are kept for the next visit, and told to the style sheets', () => {
    const settings = new Settings();
    settings.theme = 'light';
    settings.name = 'Ada';
    settings.apply();
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect([settingsOfVisitor().theme, settingsOfVisitor().name]).toEqual(['light', 'Ada']);
  });

  it('start anew when what is stored cannot be read', () => {
    localStorage.setItem('stella-settings', '{broken');
    expect(settingsOfVisitor().theme).toBe('dark');
  });
});
