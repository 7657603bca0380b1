import { describe, expect, test } from 'vitest';
import { workingApp } from '../../test/workingApp.ts';

const { connect, post, run, world } = workingApp();

describe('without its connection', () => {
  test.each([
    ['email', 'Connect Gmail with a Refresh Token under API Connections'],
    ['calendar', 'Connect Google Calendar with a Refresh Token under API Connections'],
    ['contacts', 'Connect Gmail or Google Calendar with a Refresh Token under API Connections'],
    ['lead-generation', 'Connect Apollo under API Connections'],
    [
      'maps-scraper',
      'Places can’t be searched yet: Google Places needs its own API key, and the Google connection has only an OAuth client',
    ],
  ])('%s fails by naming it, and calls nobody', async (agent, message) => {
    expect(await run(agent)).toBe(`failed: ${message}`);
    expect(world.asked).toEqual([]);
    // An OAuth client without a refresh token gives access to no account.
    for (const id of ['gmail', 'google-calendar', 'google'] as const)
      await connect(id, { clientId: 'client', clientSecret: 'secret' });
    expect(await run(agent)).toBe(`failed: ${message}`);
    expect(world.asked).toEqual([]);
  });

  test('an agent of a member’s own says that it has no work', async () => {
    await post('', { name: 'Scout', type: 'custom' });
    expect(await run('scout')).toBe('failed: Scout is a custom agent, so it has nothing to run');
  });

  test('an agent of a member’s own with a type works as that type does', async () => {
    await post('', { name: 'Second inbox', type: 'email' });
    expect(await run('second-inbox')).toBe('failed: Connect Gmail with a Refresh Token under API Connections');
  });
});
