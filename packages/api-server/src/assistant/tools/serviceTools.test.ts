import { assistantReads } from '@switchboard/api-contract/services/serviceUse';
import { beforeEach, describe, expect, test } from 'vitest';
import { json, type Asked } from '../../../test/playedSandbox.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { connect, listed, send, setUp, world } = server;
beforeEach(() => connect('openai'));

const isModel = ({ address }: Pick<Asked, 'address'>) => address === 'https://api.openai.com/v1/chat/completions';
interface Body {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}
const asked = () => JSON.parse(world.asked.findLast(isModel)?.body ?? '{}') as Body;
const chat = async (message: string) => {
  const answer = await send('POST', 'switchboard/chat', { message, sessionId: 'session-1' });
  expect(answer.statusCode, answer.body).toBe(200);
};
const offered = async () => {
  await chat('Tell me a joke');
  return (asked().tools ?? []).map((tool) => tool.function.name).filter((name) => name.startsWith('read_'));
};

/** Has the model use a tool, and gives what it was told. `instead`: what a service answers. */
async function use(name: string, input: object, instead?: (address: string) => object | undefined): Promise<unknown> {
  const call = { id: 'call-1', type: 'function', function: { name, arguments: JSON.stringify(input) } };
  world.play = ({ address, body }) => {
    const other = instead?.(address);
    if (other) return json(other);
    const isFirst = isModel({ address }) && !(JSON.parse(body) as Body).messages.some(({ role }) => role === 'tool');
    return isFirst
      ? json({
          id: 'chat-1',
          object: 'chat.completion',
          created: 0,
          model: 'gpt',
          choices: [
            {
              index: 0,
              finish_reason: 'tool_calls',
              message: { role: 'assistant', content: null, tool_calls: [call] },
            },
          ],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        })
      : undefined;
  };
  await chat('Tell me a joke');
  const result = JSON.parse(asked().messages.findLast(({ role }) => role === 'tool')?.content ?? '{}') as object;
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
    const others = world.asked.filter((one) => !isModel(one));
    expect(others.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET']);
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
