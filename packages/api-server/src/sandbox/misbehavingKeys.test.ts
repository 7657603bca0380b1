import { serviceIds, type ServiceId } from '@switchboard/api-contract/catalogue';
import { sandboxKeys, type SandboxKey } from '@switchboard/api-contract/sandboxKeys';
import { describe, expect, test } from 'vitest';
import { sandboxedApp } from '../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { send, setUp, run, configure, outcomeOf, passing } = server;

type Odd = Exclude<SandboxKey, 'sandbox' | 'sandbox-slow'>;
const working: readonly string[] = ['sandbox', 'sandbox-slow'];
const odd = sandboxKeys.map(({ id }) => id).filter((id): id is Odd => !working.includes(id));

describe('every service of the catalogue is set up', () => {
  const found = {
    'sandbox-wrong': ['error', 'wrong-credentials', /does not accept the/],
    'sandbox-no-permission': ['error', 'no-permission', /does not allow this call/],
    'sandbox-rate-limited': ['pending', 'could-not-check', /accepts no more requests/],
    'sandbox-silent': ['pending', 'could-not-check', /did not answer in time/],
    'sandbox-down': ['pending', 'could-not-check', /has a problem at the moment \(status 503\)/],
    'sandbox-nonsense': ['pending', 'could-not-check', /could not be read/],
    'sandbox-no-credit': ['error', 'no-permission', /has no credit left|does not allow this call/],
  } as const satisfies Record<Odd, unknown>;
  const setUpAll = (key: SandboxKey) => passing(Promise.all(serviceIds.map((id) => setUp(id, key))));

  test.each(odd)('with %s, which the test finds out', async (key) => {
    const [status, outcome, message] = found[key];
    for (const connection of await setUpAll(key)) {
      expect(connection, connection.id).toMatchObject({
        status,
        sandbox: true,
        lastTest: { outcome, message: expect.stringMatching(message), nextStep: expect.any(String) },
      });
    }
    expect(server.world.outside).toEqual([]);
  });

  test.each(['sandbox', 'sandbox-slow'] as const)('with %s, and is connected', async (key) => {
    for (const connection of await setUpAll(key))
      expect(connection, connection.id).toMatchObject({
        status: 'connected',
        sandbox: true,
        lastTest: { outcome: 'ok' },
      });
  });
});

interface Part {
  readonly agent: string;
  readonly services: readonly ServiceId[];
  /** Of these, the one whose key misbehaves. */
  readonly id: ServiceId;
  /** Words of its own, where the general ones don't fit. */
  readonly words?: Partial<Record<Odd, RegExp>>;
}

const words: Record<Odd, RegExp> = {
  'sandbox-wrong': /does not accept the credentials; enter them again/,
  'sandbox-no-permission': /does not allow this call/,
  'sandbox-rate-limited': /accepts no more requests/,
  'sandbox-silent': /did not answer in time/,
  'sandbox-down': /has a problem at the moment \(status 503\)/,
  'sandbox-nonsense': /could not be read/,
  'sandbox-no-credit': /has no credit left/,
};
const account = {
  'sandbox-wrong': /does not accept the Client ID and the Client Secret/,
  'sandbox-no-permission': /The Refresh Token can’t read/,
  'sandbox-no-credit': /The daily quota of .* is used up/,
};
const model = { 'sandbox-silent': /took longer than 300 seconds/ };

const criteria: Readonly<Record<string, object>> = {
  'lead-generation': { targetIndustries: ['logistics'], minimumScore: 0 },
  'maps-scraper': { categories: ['Vietnamese restaurants'], locations: ['Leipzig'], autoVerification: false },
};

const parts: readonly Part[] = [
  { agent: 'lead-generation', services: ['apollo'], id: 'apollo' },
  { agent: 'maps-scraper', services: ['serper'], id: 'serper' },
  {
    agent: 'maps-scraper',
    services: ['google'],
    id: 'google',
    words: { ...account, 'sandbox-no-permission': /can’t search places/, 'sandbox-no-credit': /and billing/ },
  },
  { agent: 'email', services: ['gmail'], id: 'gmail', words: account },
  { agent: 'calendar', services: ['google-calendar'], id: 'google-calendar', words: account },
  { agent: 'contacts', services: ['gmail'], id: 'gmail', words: account },
  { agent: 'research', services: ['tavily', 'openai'], id: 'tavily' },
  { agent: 'research', services: ['serper', 'openai'], id: 'serper' },
  { agent: 'research', services: ['perplexity', 'openai'], id: 'perplexity' },
  { agent: 'research', services: ['tavily', 'openai'], id: 'openai', words: model },
  { agent: 'research', services: ['tavily', 'anthropic'], id: 'anthropic', words: model },
];

describe.each(parts)('$agent with a misbehaving $id', ({ agent, services, id, words: own }) => {
  async function outcomeWith(key: SandboxKey): Promise<string> {
    await configure(agent, criteria[agent] ?? {});
    for (const one of services) await passing(setUp(one, one === id ? key : 'sandbox'));
    if (agent !== 'research') return passing(run(agent));
    const task = await send('POST', 'agents/research/start', { query: 'cold chain logistics' });
    return passing(outcomeOf(task.json<{ id: string }>().id));
  }
  /** Without the question of a research, which is the member's. */
  const written = () => server.db.selectFrom('records').select('id').where('collection', '!=', 'tasks').execute();

  test.each(odd)('%s: the run fails with the cause and what mends it, and writes nothing', async (key) => {
    const outcome = await outcomeWith(key);
    expect(outcome).toMatch(/^failed: /);
    expect(outcome).toMatch(own?.[key] ?? words[key]);
    expect(await written()).toEqual([]);
    const { executions } = (await send('GET', `agents/${agent}`)).json<{ executions: { id: string }[] }>();
    expect((await send('GET', `runs/${executions[0]?.id}`)).json()).toMatchObject({
      sandbox: true,
      next: { kind: 'connection', to: expect.stringContaining(id) },
    });
  });

  test('sandbox-slow: the run completes', async () => {
    expect(await outcomeWith('sandbox-slow')).not.toMatch(/^failed/);
    expect((await written()).length).toBeGreaterThan(0);
  });
});
