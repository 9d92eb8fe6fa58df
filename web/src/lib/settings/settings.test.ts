import { beforeEach, describe, expect, it } from 'vitest';
import { Settings, settingsOfVisitor } from './settings.svelte';

beforeEach(() => localStorage.clear());

describe('the settings of a browser', () => {
  it('are night, sound and motion to begin with', () => {
    const settings = new Settings();
    expect([settings.theme, settings.sound, settings.motion]).toEqual(['dark', true, 'full']);
  });

  it('are calm where the system asks for it, unless the visitor chose otherwise', () => {
    expect(new Settings({}, { current: true }).calm).toBe(true);
    expect(new Settings({ chosenMotion: 'full' }, { current: true }).calm).toBe(false);
  });

  it('follow the system when it changes its mind later, also after a visit', () => {
    const system = { current: false };
    const settings = new Settings({}, system);
    settings.apply();
    expect(document.documentElement.dataset['motion']).toBe('full');
    expect(localStorage.getItem('stella-settings')).not.toContain('otion');
    system.current = true;
    expect(settings.calm).toBe(true);
    settings.chosenMotion = 'full';
    settings.apply();
    expect(settingsOfVisitor().chosenMotion).toBe('full');
    expect(settings.calm).toBe(false);
  });

  it('keep the choice to have no single-letter keys', () => {
    const settings = new Settings();
    expect(settings.shortcuts).toBe(true);
    settings.shortcuts = false;
    settings.apply();
    expect(settingsOfVisitor().shortcuts).toBe(false);
  });

  it('keep the choice to see no reactions', () => {
    const settings = new Settings();
    expect(settings.reactions).toBe(true);
    settings.reactions = false;
    settings.apply();
    expect(settingsOfVisitor().reactions).toBe(false);
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
