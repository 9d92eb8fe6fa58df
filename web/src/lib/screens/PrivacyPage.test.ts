import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Retention } from '$lib/protocol/types';
import { AppHarness, plain, say } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(() => app.leave());

async function pageAt(
  keeping: Omit<Retention, 'sky_days' | 'backup_days' | 'notifications'> & Partial<Retention>,
) {
  app = await AppHarness.to('/privacy', {
    replies: { 'GET /api/keeping': { sky_days: null, backup_days: 0, notifications: false, ...keeping } },
  });
  await screen.findAllByRole('heading', { level: 2 });
  return plain(document.querySelector('main')?.textContent ?? '');
}

describe('what is kept here', () => {
  it('has a title and a way home before the server answers', async () => {
    app = await AppHarness.to('/privacy');
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    expect(await screen.findByRole('heading', { name: say('home-privacy') })).toBeDefined();
    expect(screen.getByRole('link', { name: say('ui-home') })).toBeDefined();
  });

  it('says how long, as the server does it', async () => {
    const said = await pageAt({ finished_days: 90, idle_days: 1, learning: true });
    expect(said).toContain(say('privacy-days', { finished: 90, idle: 1 }));
    expect(said).toContain(say('privacy-bots'));
  });

  it('tells of skies where there are any', async () => {
    const kept = { finished_days: 2, idle_days: 2, learning: true };
    expect(await pageAt({ ...kept, sky_days: 400 })).toContain(say('privacy-sky', { days: 400 }));
    await app.leave();
    await pageAt(kept);
    expect(screen.queryByRole('heading', { name: say('privacy-sky-title') })).toBeNull();
  });

  it('tells of notifications where there are any', async () => {
    const kept = { finished_days: 2, idle_days: 2, learning: true };
    expect(await pageAt({ ...kept, notifications: true })).toContain(say('privacy-notify'));
    await app.leave();
    expect(await pageAt(kept)).not.toContain(say('privacy-notify-title'));
  });

  it('tells of backups where there are any', async () => {
    const kept = { finished_days: 2, idle_days: 2, learning: true };
    expect(await pageAt({ ...kept, backup_days: 7 })).toContain(say('privacy-backups', { days: 7 }));
    await app.leave();
    expect(await pageAt(kept)).not.toContain(say('privacy-backups', { days: 0 }).slice(0, 20));
  });

  it('says when bots learn nothing', async () => {
    expect(await pageAt({ finished_days: 2, idle_days: 2, learning: false })).toContain(
      say('privacy-bots-off'),
    );
  });
});
