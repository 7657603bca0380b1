import { describe, expect, test } from 'vitest';
import { sandboxedApp } from '../../test/sandboxedApp.ts';

const { run, send, enter, world } = sandboxedApp();

describe('without its connection', () => {
  test.each([
    ['email', 'Connect Gmail with a Refresh Token under API Connections'],
    ['calendar', 'Connect Google Calendar with a Refresh Token under API Connections'],
    ['contacts', 'Connect Gmail or Google Calendar with a Refresh Token under API Connections'],
    [
      'maps-scraper',
      'Connect Serper under API Connections. Add at least one category in the configuration. Add at least one location in the configuration',
    ],
    [
      'lead-generation',
      'Connect Apollo under API Connections. Add at least one industry, company size, location or keyword in the configuration',
    ],
  ])('%s is refused by naming it, and calls nobody', async (agent, message) => {
    expect(await run(agent)).toBe(`refused: ${message}`);
    expect(world.asked).toEqual([]);
    // An OAuth client without a refresh token gives access to no account.
    for (const id of ['gmail', 'google-calendar', 'google'] as const)
      await enter(id, { clientId: 'client', clientSecret: 'sandbox' });
    world.asked = [];
    expect(await run(agent)).toBe(`refused: ${message}`);
    expect(world.asked).toEqual([]);
  });

  test('an agent of a member’s own asks for its input', async () => {
    await send('POST', 'agents', { name: 'Scout', type: 'custom' });
    expect(await run('scout')).toBe('refused: Enter what the run is about');
  });

  test('an agent of a member’s own with a type works as that type does', async () => {
    await send('POST', 'agents', { name: 'Second inbox', type: 'email' });
    expect(await run('second-inbox')).toBe('refused: Connect Gmail with a Refresh Token under API Connections');
  });
});
