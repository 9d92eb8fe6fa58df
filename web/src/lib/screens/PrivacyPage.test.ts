import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, it } from 'vitest';
import { plain, Visit } from '$lib/testing/visit';

let visit: Visit;
afterEach(() => visit.leave());

async function pageAt(keeping: { finished_days: number; idle_days: number; learning: boolean }) {
  visit = await Visit.to('/privacy', { replies: { 'GET /api/keeping': keeping } });
  await screen.findByRole('heading', { name: 'What is kept here' });
  return plain(document.querySelector('main')?.textContent ?? '');
}

describe('what is kept here', () => {
  it('says how long, as the server does it', async () => {
    const said = await pageAt({ finished_days: 90, idle_days: 1, learning: true });
    expect(said).toContain('A finished table is deleted after 90 days');
    expect(said).toContain('nobody has been there for a day');
    expect(said).toContain('They count which pictures');
  });

  it('says when bots learn nothing', async () => {
    expect(await pageAt({ finished_days: 2, idle_days: 2, learning: false })).toContain('bots do not learn');
  });
});
