import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceName, type ServiceId } from '@switchboard/api-contract/catalogue';
import { sandboxKeys, type SandboxKey } from '@switchboard/api-contract/sandboxKeys';
import type { RunDetail } from '@switchboard/api-contract/runs/run';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';

// What runs say with each key stands in docs/connections.md, and is compared with it word for word.

const server = sandboxedApp();
const { send, get, setUp, listed, configure, outcomeOf, passing } = server;

const docs = readFileSync(join(import.meta.dirname, '../../../../../docs/connections.md'), 'utf8');
/** The cells of the table with this header. */
const tableOf = (header: string): string[][] =>
  docs
    .slice(docs.indexOf(header))
    .split('\n\n', 1)
    .flatMap((table) => table.split('\n').slice(2))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
const general = tableOf('| key | a run fails with | the connection |');
const special = tableOf('| key | service | agent | a run fails with |');

interface Part {
  readonly agent: string;
  readonly services: readonly ServiceId[];
  /** Of these, the one whose key misbehaves. */
  readonly id: ServiceId;
  readonly settings?: object;
  readonly input?: string;
  /** It asks for no credit, so a run goes on without any. */
  readonly free?: true;
}

const leads = { targetIndustries: ['logistics'], minimumScore: 0 };
const maps = { categories: ['Vietnamese restaurants'], locations: ['Leipzig'], autoVerification: false };
const research = { agent: 'research', input: 'cold chain logistics' };
const goal = 'Find logistics companies in Poland with 51-200 people';
const orchestrator = {
  agent: 'orchestrator',
  services: ['openai', 'apollo'],
  input: goal,
  settings: { errorRecovery: false },
} as const;
const instructions = 'Look for operators of frozen storage. Answer in Markdown.';
const custom = (tool?: string) => ({ agent: 'scout', settings: { instructions, ...(tool && { tools: [tool] }) } });
const operators = { input: 'Which operators run frozen storage in Poland?' };

const parts: readonly Part[] = [
  { agent: 'lead-generation', services: ['apollo'], id: 'apollo', settings: leads },
  { agent: 'maps-scraper', services: ['serper'], id: 'serper', settings: maps },
  { agent: 'maps-scraper', services: ['google'], id: 'google', settings: maps },
  { agent: 'email', services: ['gmail'], id: 'gmail' },
  { agent: 'email', services: ['gmail', 'openai'], id: 'openai' },
  { agent: 'calendar', services: ['google-calendar'], id: 'google-calendar' },
  { agent: 'contacts', services: ['gmail'], id: 'gmail' },
  { ...research, services: ['tavily', 'openai'], id: 'tavily' },
  { ...research, services: ['serper', 'openai'], id: 'serper' },
  { ...research, services: ['perplexity', 'openai'], id: 'perplexity' },
  { ...research, services: ['tavily', 'openai'], id: 'openai' },
  { ...research, services: ['tavily', 'anthropic'], id: 'anthropic' },
  { ...orchestrator, id: 'openai' },
  { ...orchestrator, id: 'apollo' },
  { ...custom(), ...operators, services: ['openai'], id: 'openai' },
  { ...custom(), ...operators, services: ['anthropic'], id: 'anthropic' },
  { ...custom('web-search'), ...operators, services: ['openai', 'tavily'], id: 'tavily' },
  { ...custom('read-mail'), input: 'Which mail asks about storage?', services: ['openai', 'gmail'], id: 'gmail' },
  {
    ...custom('read-calendar'),
    input: 'Which meetings are in the calendar this week?',
    services: ['openai', 'google-calendar'],
    id: 'google-calendar',
  },
  {
    ...custom('read-payments'),
    input: 'Which invoices are open?',
    services: ['openai', 'stripe'],
    id: 'stripe',
    free: true,
  },
  {
    ...custom('read-repository'),
    input: 'Which issues are open in nordlicht-feinkost/order-portal?',
    services: ['openai', 'github'],
    id: 'github',
    free: true,
  },
];

type Odd = Exclude<SandboxKey, 'sandbox' | 'sandbox-slow'>;
const working: readonly string[] = ['sandbox', 'sandbox-slow'];
const odd = sandboxKeys.map(({ id }) => id).filter((id): id is Odd => !working.includes(id));

/** What the documentation says. */
function documented({ agent, id }: Part, key: Odd) {
  const named = agent === 'scout' ? 'custom' : agent;
  const row = special.find(
    ([keyOf, services = '', agents = '']) =>
      keyOf === key &&
      services.split(', ').includes(serviceName(id)) &&
      (agents === 'any' || agents.split(', ').includes(named)),
  );
  const [, says = '', connection] = general.find(([keyOf]) => keyOf === key) ?? [];
  const words = (row?.[3] ?? says).replaceAll('…', serviceName(id));
  return { words: agent === 'orchestrator' && id !== 'openai' ? `“${goal}” failed: ${words}` : words, connection };
}

/** Questions and workflows are the member's. */
const written = () =>
  server.db
    .selectFrom('records')
    .select(['collection', 'bodyJson'])
    .where('collection', 'not in', ['tasks', 'workflows'])
    .execute();
const activity = async () =>
  (await server.db.selectFrom('activity').select('kind').execute())
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'changed' && kind !== 'started');

// Time that is advanced by hand does not wait for code to be loaded.
beforeAll(async () => {
  await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
    import('@ai-sdk/anthropic'),
    import('../../programs/custom/runCustom.ts'),
    import('../../outside/models/quirks.ts'),
  ]);
});
beforeEach(async () => {
  await send('POST', 'agents', { name: 'Scout', type: 'custom' });
  await configure('lead-generation', leads);
});

async function runOnce({ agent, input }: Part) {
  const begun = await send('POST', `agents/${agent}/runs`, input === undefined ? undefined : { input });
  expect(begun.statusCode, begun.body).toBe(201);
  const { id } = begun.json<{ id: string }>();
  const outcome = await passing(outcomeOf(id));
  const { status, sandbox, result, next } = await get<RunDetail>(`runs/${id}`);
  return { outcome, status, sandbox, result, next: next && { kind: next.kind, to: next.to } };
}

test.each(parts)('$agent with a misbehaving $id: runs fail with the cause and write nothing', async (part) => {
  const { agent, services, id, settings, free } = part;
  await configure(agent, settings ?? {});
  for (const one of services) await passing(setUp(one));
  for (const key of odd.filter((one) => !free || one !== 'sandbox-no-credit')) {
    await passing(setUp(id, key));
    const { words, connection } = documented(part, key);
    expect(await runOnce(part), key).toEqual({
      outcome: `failed: ${words}`,
      status: 'failed',
      sandbox: true,
      result: undefined,
      next: { kind: 'connection', to: `/api-status?setup=${id}` },
    });
    expect((await listed(id))?.status, key).toBe(connection);
    expect(await written(), key).toEqual([]);
  }
  expect(new Set(await activity())).toEqual(new Set(['failed']));
  await passing(setUp(id, 'sandbox-slow'));
  expect(await runOnce(part)).toMatchObject({ status: 'completed' });
  expect((await listed(id))?.status).toBe('connected');
  expect((await written()).length > 0).toBe(agent !== 'scout');
  expect(server.world.outside).toEqual([]);
});
