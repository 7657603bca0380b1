import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { sendServices, sendServiceTable, type SendService } from '@switchboard/api-contract/records/send';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { beforeEach, describe, expect, test } from 'vitest';
import { json } from '../../test/playedSandbox.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { connect, send, setUp, world } = server;
type Fields = AnswerOf<typeof endpoints.readDestination>;
type Report = AnswerOf<typeof endpoints.sendRecords>;
type TestResult = AnswerOf<typeof endpoints.testConnection>;

const path = 'agents/lead-generation/records/leads';
let ids: string[];
beforeEach(async () => {
  ids = [];
  for (const [name, email] of [
    ['Ada Maria Brandt', 'ada@nowa.example'],
    ['Jan Nowak', 'jan@nowa.example'],
  ] as const) {
    const added = await send('POST', path, { name, email, company: 'Nowa', title: 'Buyer', score: 80 });
    ids.push(added.json<{ id: string }>().id);
  }
});
const sendTo = async (service: SendService, some = ids): Promise<Report> => {
  const answer = await send('POST', `${path}/send`, { ids: some, service });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Report>();
};
const look = async (service: SendService) => (await send('POST', `${path}/send/${service}/fields`, {})).json<Fields>();
const throughOf = (service: SendService) => sendServiceTable[service].through.at(-1) ?? 'hubspot';

describe('Salesforce, which has two ways to sign in', () => {
  const password = { clientId: 'id', clientSecret: 'sandbox', username: 'ada', password: 'sandbox' };
  const atMyDomain = { myDomain: 'nordlicht-feinkost.my.salesforce.com', clientId: 'id', clientSecret: 'sandbox' };

  test.each([
    [password, 'https://login.salesforce.com/services/oauth2/token', 'password'],
    [atMyDomain, 'https://nordlicht-feinkost.my.salesforce.com/services/oauth2/token', 'client_credentials'],
  ])('is sent to by each: %j', async (credentials, address, grant) => {
    await server.enter('salesforce', credentials);
    world.asked = [];
    expect(await sendTo('salesforce')).toEqual({ created: 2, updated: 0, skipped: 0, refused: [], inPart: [] });
    const [signedIn] = world.asked;
    expect([signedIn?.address, new URLSearchParams(signedIn?.body).get('grant_type')]).toEqual([address, grant]);
  });

  test.each([
    [password, { error: 'invalid_grant' }],
    [password, { error: 'invalid_client' }],
    [password, { error: 'inactive_org' }],
    [password, { error: 'rate_limit_exceeded' }],
    [atMyDomain, { error: 'invalid_grant' }],
    [atMyDomain, { error: 'invalid_client_id' }],
  ])('says for one refusal the same as its test: %j, %j', async (credentials, refusal) => {
    await server.enter('salesforce', credentials);
    const { play } = world;
    world.play = (asked, ...more) =>
      asked.address.endsWith('/oauth2/token') ? json(refusal, 400) : play(asked, ...more);
    const { refused } = await sendTo('salesforce');
    const inUse = await server.listed('salesforce');
    const tested = (await send('POST', 'connections/salesforce/test')).json<TestResult>();
    expect(refused.map(({ error }) => error)).toEqual(ids.map(() => `${wordsOf(tested.message ?? undefined)}.`));
    // Its card says at once what has to be entered anew.
    const isWrong = tested.outcome === 'wrong-credentials';
    expect(inUse?.status).toBe(isWrong ? 'error' : 'connected');
    const step = 'myDomain' in credentials ? /^Check My Domain,/ : /^Check Client ID,/;
    expect(inUse?.lastTest?.nextStep ?? '').toMatch(isWrong ? step : /^$/);
  });
});

describe.each(sendServices)('sending to %s', (service) => {
  beforeEach(() => connect(throughOf(service)));

  test('creates what is new and updates what is there, and touches nothing outside', async () => {
    expect(await sendTo(service)).toEqual({ created: 2, updated: 0, skipped: 0, refused: [], inPart: [] });
    expect(await sendTo(service)).toEqual({ created: 0, updated: 2, skipped: 0, refused: [], inPart: [] });
    expect(world.outside).toEqual([]);
  });

  test('proposes fields by their names, with the address first of all', async () => {
    const { matching, key, own, fields } = await look(service);
    expect(key).toBe('email');
    expect(matching['email']).toMatch(/^e-?mail$/i);
    expect(matching['phone']).toMatch(/phone/i);
    expect(Object.keys(matching).filter((name) => !own.some((one) => one.name === name))).toEqual([]);
    expect(fields.length).toBeGreaterThan(5);
  });

  test('refuses all with the reason if the service does, and sends the rest later', async () => {
    await setUp(throughOf(service), 'sandbox-down');
    const { created, refused } = await sendTo(service);
    expect(created).toBe(0);
    expect(refused.map(({ id }) => id)).toEqual(ids);
    expect(refused[0]?.error).toMatch(/\(status 5\d\d\)\.$/);
    await setUp(throughOf(service));
    expect(await sendTo(service)).toMatchObject({ created: 2, refused: [], inPart: [] });
  });
});

test('what a member matched is what is sent, by this agent alone', async () => {
  await connect('hubspot');
  const matched = await send('PUT', `${path}/send/hubspot`, { matching: { email: 'email', name: 'lastname' } });
  expect(matched.statusCode, matched.body).toBe(200);
  await sendTo('hubspot');
  const upsert = world.asked.findLast(({ address }) => address.endsWith('batch/upsert'));
  expect(JSON.parse(upsert?.body ?? '').inputs[0].properties).toEqual({
    email: 'ada@nowa.example',
    lastname: 'Ada Maria Brandt',
  });
  expect(await look('hubspot')).toMatchObject({ remembered: true, matching: { name: 'lastname' } });
  const contacts = await send('POST', 'agents/contacts/records/contacts/send/hubspot/fields', {});
  expect(contacts.json<Fields>().remembered ?? false).toBe(false);
});

test('what a service refuses is found out one by one, and the others arrive', async () => {
  await connect('airtable');
  let isFirst = true;
  world.play = ({ address, body }) => {
    const refused = address.includes('/tbl') && body.includes('jan@nowa.example');
    if (refused && isFirst) isFirst = false;
    return refused ? json({ error: { message: 'No such cell' } }, 422) : undefined;
  };
  expect(await sendTo('airtable')).toEqual({
    created: 1,
    updated: 0,
    skipped: 0,
    refused: [{ id: ids[1], error: 'No such cell.' }],
    inPart: [],
  });
  expect(isFirst).toBe(false);
});

test('a business without an address is updated where it was created', async () => {
  await connect('airtable', 'hubspot');
  await setUp('google');
  await server.configure('maps-scraper', {
    categories: ['restaurants'],
    locations: ['Leipzig'],
    maxResultsPerSearch: 3,
  });
  await server.run('maps-scraper');
  const businesses = 'agents/maps-scraper/records/businesses';
  const { items } = (await send('GET', businesses)).json<{ items: { id: string }[] }>();
  const body = { ids: items.map(({ id }) => id) };
  for (const service of ['airtable', 'hubspot'] as const) {
    const sendAll = async () => (await send('POST', `${businesses}/send`, { ...body, service })).json<Report>();
    const first = await sendAll();
    expect([first.created + first.updated, first.refused]).toEqual([items.length, []]);
    expect(await sendAll()).toMatchObject({ created: 0, updated: items.length, skipped: 0, refused: [] });
  }
  // HubSpot is asked in the version of a date, with the fields that its description requires.
  const bodyOf = (end: string) => {
    const asked = world.asked.find(({ address }) => address === `https://api.hubapi.com/crm/${end}`);
    return JSON.parse(asked?.body || '{}') as { readonly inputs?: object[] };
  };
  expect(world.asked.map(({ address }) => address).join()).toContain('/crm/properties/2026-09/companies');
  expect(Object.keys(bodyOf('objects/2026-09/companies/search')).toSorted()).toEqual([
    'after',
    'filterGroups',
    'limit',
    'properties',
    'sorts',
  ]);
  expect(bodyOf('objects/2026-09/companies/batch/create').inputs?.[0]).toMatchObject({
    associations: [],
    properties: expect.anything(),
  });
});

test('a lead of the sandbox never goes to a real account', async () => {
  await connect('apollo');
  await server.configure('lead-generation', {
    targetIndustries: ['logistics'],
    locations: ['Poland'],
    minimumScore: 0,
  });
  await server.run('lead-generation');
  await server.enter('hubspot', { apiKey: 'pat-real' });
  const { items } = (await send('GET', `${path}?limit=1&source=Apollo`)).json<{ items: { id: string }[] }>();
  const { created, refused } = await sendTo(
    'hubspot',
    items.map(({ id }) => id),
  );
  expect([created, refused.length]).toEqual([0, 1]);
  expect(refused[0]?.error).toContain('Sandbox');
});
