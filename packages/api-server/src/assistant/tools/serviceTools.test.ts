import { assistantReads } from '@switchboard/api-contract/services/serviceUse';
import { describe, expect, test } from 'vitest';
import { json } from '../../../test/playedSandbox.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import { testContext } from '../../../test/testContext.ts';
import { Sandboxes } from '../../outside/sandbox/Sandboxes.ts';
import { readConfig } from '../../platform/config.ts';
import { demoTenantId } from '../../tenants/demo.ts';
import { readOrganisationState } from '../reader/organisationState.ts';
import { noToolUse, type ToolAsking } from './defineTool.ts';
import { openServiceTools } from './serviceTools.ts';
import { toToolSet } from './toToolSet.ts';

const server = sandboxedApp();
const { connect, listed, setUp, world } = server;

/** What a message's tools need, for the demo organisation. */
async function asking(): Promise<ToolAsking> {
  const { db, time } = server;
  const sandboxes = new Sandboxes({ clock: time.clock, timers: time.timers, config: readConfig({}), make: world.make });
  const context = testContext({ db, clock: time.clock, sandboxes });
  const writer = { step: () => {}, say: () => {}, source: () => 1, signal: new AbortController().signal };
  const asker = { tenantId: demoTenantId, userId: 'somebody', role: 'tenant_viewer' } as const;
  const organisation = await readOrganisationState(context, demoTenantId);
  return { context, asker, organisation, writer, use: noToolUse() };
}
const offered = async () => (await openServiceTools(await asking())).map(({ name }) => name);

/** Uses a tool as a model does, and gives what it was told. `instead`: what a service answers. */
async function use(name: string, input: object, instead?: (address: string) => object | undefined): Promise<unknown> {
  world.play = ({ address }) => {
    const other = instead?.(address);
    return other && json(other);
  };
  const own = await asking();
  const tools = toToolSet(await openServiceTools(own), own);
  const result = (await tools[name]?.execute?.(input, { toolCallId: '1', messages: [], context: undefined })) as object;
  return 'data' in result ? result.data : result;
}
const repository = 'nordlicht-feinkost/order-portal';

test('each tool is there only where its service is connected', async () => {
  expect(await offered()).toEqual([]);
  await connect('stripe');
  expect(await offered()).toEqual(['read_payments']);
  await connect('github');
  expect(await offered()).toEqual(['read_payments', 'read_repository']);
});

describe('what they read', () => {
  test('the balance and the last invoices, in amounts as people write them, marked as of the sandbox', async () => {
    await connect('stripe');
    const found = await use('read_payments', { status: 'open', invoices: 3 });
    expect(found).toMatchObject({ sandbox: true, available: ['12844.50 EUR'], moreInvoices: true });
    const { invoices } = found as { invoices: { status: string; total: string; due: string }[] };
    expect(invoices.map(({ status }) => status)).toEqual(['open', 'open', 'open']);
    expect(invoices[0]?.total).toMatch(/^\d+\.\d\d EUR$/);
  });

  test('an amount without hundredths', async () => {
    await connect('stripe');
    const found = await use('read_payments', {}, (address) =>
      address.endsWith('/v1/balance')
        ? { available: [{ amount: 500, currency: 'jpy' }], pending: [{ amount: 1_500, currency: 'kwd' }] }
        : undefined,
    );
    expect(found).toMatchObject({ available: ['500 JPY'], pending: ['1.500 KWD'] });
  });

  test('issues without the pull requests that stand among them, and pull requests', async () => {
    await connect('github');
    const issues = (await use('read_repository', { repository, kind: 'issues' })) as { found: { url: string }[] };
    expect(issues.found.length).toBeGreaterThan(5);
    expect(issues.found.every(({ url }) => url.includes('/issues/'))).toBe(true);
    const pulls = await use('read_repository', { repository, kind: 'pull requests', state: 'closed' });
    expect(pulls).toMatchObject({ sandbox: true, found: [{ state: 'merged' }, {}, {}, {}], more: false });
  });

  test('and nothing is changed', async () => {
    await connect('stripe', 'github');
    await use('read_payments', {});
    await use('read_repository', { repository, kind: 'issues' });
    expect(world.asked.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET']);
    expect(world.outside).toEqual([]);
  });
});

test('a refusal is told in words', async () => {
  await setUp('stripe');
  await setUp('github');
  expect(await use('read_repository', { repository: 'nordlicht-feinkost/none', kind: 'issues' })).toEqual({
    error: 'GitHub has no repository nordlicht-feinkost/none, or the token can’t see it',
  });
  await setUp('stripe', 'sandbox-no-permission');
  expect(await use('read_payments', {})).toEqual({ error: expect.stringContaining('Stripe') });
});

test('the cards name the assistant, and agents with the tool', async () => {
  for (const id of assistantReads) await setUp(id);
  expect(await listed('stripe')).toMatchObject({ usedBy: ['Assistant'], stops: [] });
  await server.send('POST', 'agents', { name: 'Tender watch', type: 'custom' });
  await server.send('PUT', 'agents/tender-watch/config', { customSettings: { tools: ['read-repository'] } });
  expect(await listed('github')).toMatchObject({ usedBy: ['Tender watch', 'Assistant'], stops: [] });
});
