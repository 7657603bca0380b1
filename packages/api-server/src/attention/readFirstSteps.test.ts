import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { expect, test } from 'vitest';
import { sandboxedApp } from '../../test/sandboxedApp.ts';
import { addMember, addTenant, signIn } from '../../test/testApp.ts';

const server = sandboxedApp();
const { configure, connect, run, send } = server;
type Answer = AnswerOf<typeof endpoints.attention>;

const read = async (as?: { authorization: string }) => (await send('GET', 'attention', undefined, as)).json<Answer>();
const steps = async () => (await read()).firstSteps;

test('each step is done as soon as its facts say so, and all are gone with the first result', async () => {
  expect(await steps()).toEqual({
    connected: false,
    sandbox: false,
    offer: true,
    chosen: false,
    choose: '/agents/lead-generation/detail?setting=targetIndustries',
    run: '/agents/lead-generation/detail',
  });
  await connect('apollo');
  expect(await steps()).toMatchObject({ connected: false, sandbox: true, offer: false });
  await connect('openai');
  expect(await steps()).toMatchObject({ connected: true, sandbox: true, chosen: false });
  await configure('maps-scraper', { categories: ['bakeries'] });
  expect(await steps()).toMatchObject({ chosen: true, run: '/agents/maps-scraper/detail' });
  await configure('lead-generation', { targetIndustries: ['logistics'] });
  expect(await steps()).toMatchObject({ chosen: true, run: '/agents/lead-generation/detail' });
  await run('lead-generation');
  expect(await steps()).toBeUndefined();
});

test('a run that failed is no result', async () => {
  await server.setUp('apollo', 'sandbox-wrong');
  await configure('lead-generation', { targetIndustries: ['logistics'] });
  await run('lead-generation');
  expect(await steps()).toMatchObject({ connected: false });
});

test('dismissed, they are gone for all members, with a line of the audit log, and a viewer dismisses nothing', async () => {
  const vera = { tenantId: 'northlight', username: 'vera', password: 'a-long-password' };
  await addMember(server.db, { ...vera, role: 'tenant_viewer' });
  const asVera = await signIn(server.app, vera);
  expect((await send('POST', 'first-steps/dismiss', undefined, asVera)).statusCode).toBe(403);
  expect((await read(asVera)).firstSteps).toBeDefined();
  await send('POST', 'first-steps/dismiss');
  await send('POST', 'first-steps/dismiss');
  expect((await read(asVera)).firstSteps).toBeUndefined();
  const lines = await server.db
    .selectFrom('audit')
    .select('changesJson')
    .where('kind', '=', 'organisation.changed')
    .execute();
  expect(lines).toEqual([{ changesJson: JSON.stringify([{ field: 'firstSteps', new: 'dismissed' }]) }]);
});

test('an organisation without samples is told how many of its connections work', async () => {
  const rival = { tenantId: 'rival', username: 'rival', password: 'rival-password' };
  await addTenant(server.db, rival);
  const answer = await read(await signIn(server.app, rival));
  expect(answer).toMatchObject({ items: [], connected: 0, firstSteps: { connected: false, offer: false } });
  expect((await read()).connected).toBeUndefined();
});
