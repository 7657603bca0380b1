import type { FactOrText } from '@switchboard/api-contract/words/factOrText';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { beforeEach, describe, expect, test } from 'vitest';
import { json } from '../../../test/playedSandbox.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import { testContext } from '../../../test/testContext.ts';
import { readConfig } from '../../platform/config.ts';
import { Sandboxes } from '../../outside/sandbox/Sandboxes.ts';
import { demoTenantId } from '../../tenants/demo.ts';
import { callerFor } from '../../outside/Caller.ts';
import { systemTimers } from '../../platform/clock.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import { openPayments } from '../../outside/tools/openPayments.ts';
import { openRepository } from '../../outside/tools/openRepository.ts';

const server = sandboxedApp();
const { world } = server;
let steps: string[];
beforeEach(async () => {
  steps = [];
  await server.connect('github', 'stripe');
});

/** Uses a tool once, as an agent does. */
async function ask<T>(open: typeof openPayments, input: object): Promise<T> {
  const { db, time } = server;
  const sandboxes = new Sandboxes({
    clock: time.clock,
    timers: systemTimers,
    config: readConfig({}),
    make: world.make,
  });
  const log = {
    add: ({ kind, text }: { kind: string; text: FactOrText }) =>
      void (kind === 'decision' && steps.push(wordsOf(text))),
    progress: () => {},
    keep: () => Promise.resolve(),
  };
  const caller = { ...callerFor({ tenantId: demoTenantId, id: 'tool', sandbox: true }), log };
  const tool = await open({ ...testContext({ db, clock: time.clock }), sandboxes }, caller);
  return (await tool?.use(input)) as T;
}
/** Answers what is asked at addresses that end so. */
const answering = (end: string, answer: (query: Readonly<Record<string, string>>) => Response): void => {
  world.play = ({ address, query }) => (address.endsWith(end) ? answer(query) : undefined);
};

describe('GitHub', () => {
  const issue = (number: number, more: object = {}) => ({
    number,
    title: `Issue ${number}`,
    state: 'open',
    html_url: `https://github.com/a/b/issues/${number}`,
    body: 'Text',
    created_at: '2026-03-01T08:00:00Z',
    user: { login: 'ada' },
    labels: [{ name: 'bug' }],
    ...more,
  });
  interface Found {
    readonly found: readonly { readonly number: number; readonly by: string; readonly labels: readonly string[] }[];
    readonly more: boolean;
  }
  const look = () => ask<Found>(openRepository, { repository: 'a/b', kind: 'issues' });

  test('an odd issue costs none of the others, and the run says so', async () => {
    const all = [
      issue(1, { user: null, body: null, labels: ['bug', null, { name: null }, { name: 'wish' }] }),
      null,
      issue(2, { title: null }),
      issue(3, { draft: 'no', created_at: null, state: 7, user: { login: null } }),
      issue(4, { body: 'x'.repeat(1_000_000) }),
    ];
    answering('/issues', () => json(all));
    const { found } = await look();
    expect(found.map(({ number, by }) => [number, by])).toEqual([
      [1, 'unknown'],
      [3, 'unknown'],
      [4, 'ada'],
    ]);
    expect(found[0]?.labels).toEqual(['bug', 'wish']);
    expect(steps).toEqual(['3 of 5 read, 2 left out: not in the documented format']);
  });

  test('issues that are too large together are asked for in parts', async () => {
    const all = Array.from({ length: 60 }, (_, at) => issue(at, { body: 'x'.repeat(at === 7 ? 9_000_000 : 100_000) }));
    answering('/issues', ({ page = '1', per_page: size = '' }) =>
      json(all.slice((Number(page) - 1) * Number(size), Number(page) * Number(size))),
    );
    const { found, more } = await look();
    expect(found.map(({ number }) => number)).toEqual(
      Array.from({ length: 26 }, (_, at) => at).filter((number) => number !== 7),
    );
    expect(more).toBe(true);
    expect(steps).toEqual(['59 of 60 read, 1 left out: too large to read']);
  });

  test.each<[string, Readonly<Record<string, string>>, number]>([
    ['seconds', { 'retry-after': '60' }, 60],
    ['a date', { 'retry-after': 'Thu, 12 Mar 2026 09:43:20 GMT' }, 120],
    ['the moment of its reset', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1773308780' }, 300],
    ['a reset that is over', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' }, 0],
    ['no reset', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'soon' }, 0],
  ])('how long it asks to wait is read: %s', async (_, headers, retryAfter) => {
    answering('/issues', () => json({ message: 'API rate limit exceeded' }, 403, headers));
    const failure: unknown = await look().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RunFailure);
    expect(failure).toMatchObject({ again: true, retryAfter });
  });
});

describe('Stripe', () => {
  const invoice = (more: object = {}) => ({
    number: 'A-1',
    customer_name: 'Nowa',
    status: 'open',
    currency: 'eur',
    total: 1_250,
    amount_remaining: 1_250,
    created: 1_772_000_000,
    ...more,
  });
  interface Paid {
    readonly available: readonly string[];
    readonly invoices: readonly Record<string, string>[];
    readonly moreInvoices: boolean;
  }
  const look = () => ask<Paid>(openPayments, { invoices: 10 });

  test('an odd invoice costs none of the others, and amounts are in the units of their currency', async () => {
    const data = [
      invoice({ currency: 'jpy', customer_name: null, customer_email: 'a@nowa.example', due_date: 'soon' }),
      null,
      invoice({ total: null }),
      invoice({ currency: 'KWD', number: null, customer_name: { id: 'cus' }, created: 1e15, amount_remaining: 'all' }),
    ];
    answering('/invoices', () => json({ data }));
    const { invoices, moreInvoices } = await look();
    expect(invoices).toEqual([
      expect.objectContaining({ total: '1250 JPY', customer: 'a@nowa.example', remaining: '1250 JPY' }),
      { number: '', customer: '', status: 'open', total: '1.250 KWD', created: 'unknown' },
    ]);
    expect(moreInvoices).toBe(false);
    expect(steps).toEqual(['2 of 4 read, 2 left out: not in the documented format']);
  });

  test('an odd sum costs none of the others', async () => {
    answering('/balance', () =>
      json({ available: [null, { amount: 5, currency: 'eur' }, { amount: '5', currency: 'usd' }], pending: null }),
    );
    expect(await look()).toMatchObject({ available: ['0.05 EUR'], pending: [] });
  });

  test('invoices that are too large together are fewer, and it is said that there are more', async () => {
    answering('/invoices', ({ limit }) =>
      json({
        has_more: false,
        data: Array.from({ length: Number(limit) }, () => invoice({ metadata: { text: 'x'.repeat(1_000_000) } })),
      }),
    );
    const { invoices, moreInvoices } = await look();
    expect([invoices.length, moreInvoices]).toEqual([5, true]);
  });
});
