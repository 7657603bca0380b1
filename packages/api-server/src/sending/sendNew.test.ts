import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { beforeEach, expect, test } from 'vitest';
import { inWords } from '../../test/inWords.ts';
import { json } from '../../test/playedSandbox.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';
import type { Origin } from '../outside/Caller.ts';
import { writeRecords } from '../records/records.ts';

const server = sandboxedApp();
const { connect, configure, send, setUp, world } = server;
type RunAnswer = AnswerOf<typeof endpoints.run>;

const criteria = { targetIndustries: ['logistics'], locations: ['Poland'], minimumScore: 0, maxLeadsPerDay: 3 };
const set = (settings: object, agent = 'lead-generation') => configure(agent, settings);
/** Runs an agent once, and returns the run as its detail shows it. */
const run = async (agent = 'lead-generation', path = `agents/${agent}/runs`): Promise<RunAnswer> => {
  const answer = await send('POST', path);
  expect(answer.statusCode, answer.body).toBe(201);
  await server.app.jobs.idle();
  return detail(answer.json<{ id: string }>().id);
};
const detail = async (id: string): Promise<RunAnswer> => inWords((await send('GET', `runs/${id}`)).json<RunAnswer>());
/** What a run says of its sending. */
const told = ({ steps = [] }: RunAnswer): string[] =>
  steps.flatMap(({ kind, text }) => (kind !== 'call' && /sent to|Sent \d/i.test(wordsOf(text)) ? [wordsOf(text)] : []));
/** The same, with those that were in the sandbox's account before among those that are created. */
const counted = (answer: RunAnswer): string[] =>
  told(answer).map((text) =>
    text.replace(/(\d+) created, (\d+) updated/, (_, one, other) => `${Number(one) + Number(other)}`),
  );
const upserts = () => world.asked.filter(({ address }) => address.endsWith('contacts/batch/upsert'));
const idsIn = (body: string): string[] =>
  (JSON.parse(body) as { inputs: { id: string }[] }).inputs.map((input) => input.id);
const waiting = () => server.db.selectFrom('unsentRecords').select(['recordId', 'service']).execute();

beforeEach(() => connect('apollo', 'hubspot'));

test('nothing is sent unless a destination was chosen', async () => {
  await set(criteria);
  expect(told(await run())).toEqual([]);
  expect(world.asked.filter(({ address }) => address.includes('hubapi'))).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('new leads are sent once, and the next run sends only what is new then', async () => {
  await set({ ...criteria, sendNewTo: ['hubspot'] });
  const first = await run();
  expect(first.status).toBe('completed');
  expect(counted(first)).toEqual(['Sent 3 leads to HubSpot: 3, 0 refused']);
  await set({ ...criteria, maxLeadsPerDay: 5, sendNewTo: ['hubspot'] });
  expect(counted(await run())).toEqual(['Sent 2 leads to HubSpot: 2, 0 refused']);
  const sent = upserts().flatMap(({ body }) => idsIn(body));
  expect(new Set(sent).size).toBe(5);
  expect(sent).toHaveLength(5);
  expect(await waiting()).toEqual([]);
  expect(world.outside).toEqual([]);
});

test('what a member added by hand is not sent', async () => {
  await set({ ...criteria, sendNewTo: ['hubspot'] });
  await send('POST', 'agents/lead-generation/records/leads', { name: 'Ada', email: 'ada@nowa.example', company: 'N' });
  await run();
  expect(upserts().flatMap(({ body }) => idsIn(body))).not.toContain('ada@nowa.example');
});

test('a refused key is a failed step of a completed run, and a retry sends the rest', async () => {
  await setUp('hubspot', 'sandbox-wrong');
  await set({ ...criteria, maxLeadsPerDay: 500, sendNewTo: ['hubspot'] });
  const failed = await run();
  expect(failed).toMatchObject({ status: 'completed', next: { kind: 'connection', label: 'Set up HubSpot' } });
  const found = Number(/(\d+) leads/.exec(wordsOf(failed.result))?.[1]);
  const step = failed.steps?.find(({ text }) => wordsOf(text).includes('wait to be sent'));
  expect(step).toMatchObject({ failed: true });
  expect(step?.text).toContain(`${found} leads wait to be sent to HubSpot: HubSpot does not accept the credentials`);
  await setUp('hubspot');
  const retried = (await send('POST', `runs/${failed.id}/retry`)).json<{ id: string }>();
  await server.app.jobs.idle();
  const [sent = ''] = counted(await detail(retried.id));
  const [, arrived, refused] = /^Sent (\d+) leads to HubSpot: \d+, (\d+) refused$/.exec(sent) ?? [];
  expect(Number(arrived) + Number(refused)).toBe(found);
  expect(await waiting()).toEqual([]);
});

test('a service that stops in the middle gets the rest with the next run, and nothing twice', async () => {
  await connect('airtable');
  await set({ ...criteria, maxLeadsPerDay: 25, sendNewTo: ['airtable'] });
  let batches = 0;
  world.play = ({ method, address }) => {
    if (method !== 'POST' || !/\/tbl\w+$/.test(address)) return undefined;
    batches += 1;
    return batches === 2 ? json({ error: { message: 'No' } }, 401) : undefined;
  };
  expect(counted(await run())).toEqual([
    'Sent 10 leads to Airtable: 10, 0 refused',
    expect.stringMatching(/^15 leads wait to be sent to Airtable: Airtable does not accept/),
  ]);
  expect(counted(await run())).toEqual(['Sent 15 leads to Airtable: 15, 0 refused']);
});

const places = { categories: ['restaurants'], locations: ['Leipzig'], maxResultsPerSearch: 25 };

test('a server that stops while it sends goes on there: it finds nothing anew, and sends nothing twice', async () => {
  await setUp('google');
  await setUp('airtable');
  await set({ ...places, sendNewTo: ['airtable'] }, 'maps-scraper');
  const sent: string[] = [];
  let hangs = true;
  world.play = ({ method, address, body }, signal) => {
    if (method !== 'POST' || !/\/tbl\w+$/.test(address)) return undefined;
    sent.push(...(body.match(/"Name":"[^"]+"/g) ?? []));
    return sent.length > 10 && hangs
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
      : undefined;
  };
  const { id } = (await send('POST', 'agents/maps-scraper/runs')).json<{ id: string }>();
  await expect.poll(() => sent.length).toBeGreaterThan(10);
  const searches = () => world.asked.filter(({ address }) => address.includes('places')).length;
  const before = searches();
  expect(before).toBeGreaterThan(0);
  await server.reopen({});
  hangs = false;
  server.app.jobs.begin();
  await server.app.jobs.idle();
  const ended = await detail(id);
  expect(ended).toMatchObject({ status: 'completed', attempts: 1 });
  expect(wordsOf(ended.result)).toContain('24');
  expect(searches()).toBe(before);
  expect(new Set(sent).size).toBe(sent.length);
  expect(told(ended).at(-1)).toMatch(/^10 businesses not sent to Airtable: It may have arrived in Airtable/);
  expect(await waiting()).toEqual([]);
});

test('what is found again and has changed is not new', async () => {
  const { id: tenantId } = await server.db.selectFrom('tenants').select('id').executeTakeFirstOrThrow();
  const place = { tenantId, agentId: 'lead-generation-agent', collection: 'leads' } as const;
  const origin: Origin = { sandbox: false, sendNewTo: ['hubspot'] };
  const write = (name: string) =>
    server.db.change(place.tenantId, (trx) =>
      writeRecords(trx, { ...place, origin }, [{ record: { id: 'apollo-x', name, status: 'new' }, createdAt: at }]),
    );
  const at = server.time.clock().toISOString();
  await write('Ada');
  expect(await waiting()).toEqual([{ recordId: 'apollo-x', service: 'hubspot' }]);
  await server.db.deleteFrom('unsentRecords').where('tenantId', '=', place.tenantId).execute();
  await write('Ada Brandt');
  expect(await waiting()).toEqual([]);
});

test('a run at the daily limit sends what was found before', async () => {
  await setUp('hubspot', 'sandbox-down');
  await set({ ...criteria, sendNewTo: ['hubspot'] });
  await run();
  await setUp('hubspot');
  const second = await run();
  expect(second).toMatchObject({ status: 'completed', endedBy: 'dailyLimit' });
  expect(counted(second)).toEqual(['Sent 3 leads to HubSpot: 3, 0 refused']);
});

test('what waits for a destination is forgotten once it is not chosen any more', async () => {
  await send('POST', 'connections/hubspot/disconnect');
  await set({ ...criteria, sendNewTo: ['hubspot'] });
  expect(told(await run())).toEqual(['3 leads wait to be sent to HubSpot: Connect HubSpot under API Connections']);
  expect(await waiting()).toHaveLength(3);
  await set({ sendNewTo: [] });
  expect(await waiting()).toEqual([]);
});

test.each([
  ['contacts', 'gmail', {}],
  ['maps-scraper', 'google', { categories: ['restaurants'], locations: ['Leipzig'], maxResultsPerSearch: 4 }],
] as const)('new records of %s are sent as well', async (agent, service, settings) => {
  await setUp(service);
  await setUp('notion');
  await set({ ...settings, sendNewTo: ['notion'] }, agent);
  const [sent = ''] = told(await run(agent));
  expect(sent).toMatch(/^Sent [1-9]\d* \w+ to Notion/);
  expect(told(await run(agent))).toEqual([]);
});

test('an agent that a member created sends its own', async () => {
  const { id } = (await send('POST', 'agents', { name: 'Own leads', type: 'lead_generation' })).json<{ id: string }>();
  await set({ ...criteria, sendNewTo: ['hubspot'] }, id);
  expect(counted(await run(id))).toEqual(['Sent 3 leads to HubSpot: 3, 0 refused']);
});

test('what the sandbox found does not go to a real account', async () => {
  await server.enter('hubspot', { apiKey: 'pat-real', unchecked: 'use' });
  world.outside = [];
  await set({ ...criteria, sendNewTo: ['hubspot'] });
  const [sent, refused] = told(await run());
  expect(sent).toBe('Sent 0 leads to HubSpot: 0 created, 0 updated, 3 refused');
  expect(refused).toMatch(/^3 leads not sent to HubSpot: Sandbox records are not sent/);
  expect(world.outside).toEqual([]);
});

test('only destinations that there are can be chosen', async () => {
  const answer = await set({ sendNewTo: ['hubspot', 'fax'] });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ fields: { 'customSettings.sendNewTo': expect.stringContaining('Choose') } });
});
