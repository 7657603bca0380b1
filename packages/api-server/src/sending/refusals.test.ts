import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { SendService } from '@switchboard/api-contract/records/send';
import { describe, expect, test } from 'vitest';
import { json } from '../../test/playedSandbox.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { connect, send, world } = server;

const path = 'agents/lead-generation/records/leads';
/** Adds two leads. */
const addTwo = async (): Promise<string[]> => {
  const ids: string[] = [];
  for (const name of ['Ada', 'Jan']) {
    const added = await send('POST', path, { name, email: `${name}@nowa.example`, company: 'Nowa' });
    ids.push(added.json<{ id: string }>().id);
  }
  return ids;
};
const sendTo = async (service: SendService, ids: readonly string[]) =>
  (await send('POST', `${path}/send`, { ids, service })).json<AnswerOf<typeof endpoints.sendRecords>>();

describe('limits that are over soon', () => {
  test.each<[string, SendService, RegExp, Response, number]>([
    ['by the second', 'hubspot', /batch\/upsert/, json({ message: 'Limit', policyName: 'SECONDLY' }, 429), 1],
    [
      'by ten seconds',
      'hubspot',
      /batch\/upsert/,
      json({ message: 'Limit', policyName: 'TEN_SECONDLY_ROLLING' }, 429),
      10,
    ],
    ['of a search', 'hubspot', /properties\/.*contacts/, json({ message: 'Limit', policyName: 'SECONDLY' }, 429), 1],
    [
      'of 30 seconds',
      'airtable',
      /\/tbl\w+$/,
      json({ errors: [{ error: 'RATE_LIMIT_REACHED', message: 'L' }] }, 429),
      30,
    ],
    ['with how long they last', 'notion', /v1\/pages/, json({ message: 'L' }, 429, { 'retry-after': '7' }), 7],
  ])('%s of %s are waited for', async (_, service, at, limit, seconds) => {
    await connect(service as 'hubspot');
    const ids = await addTwo();
    let refusals = 0;
    world.play = ({ address }) => {
      if (!at.test(address) || refusals > 0) return undefined;
      refusals += 1;
      return limit.clone();
    };
    const began = server.time.clock().getTime();
    expect(await server.passing(sendTo(service, ids))).toMatchObject({ created: 2, refused: [] });
    expect(server.time.clock().getTime() - began).toBeGreaterThanOrEqual(seconds * 1_000);
  });

  test.each<[SendService, RegExp, Response]>([
    ['hubspot', /batch\/upsert/, json({ message: 'You have reached your daily limit.', policyName: 'DAILY' }, 429)],
    ['airtable', /\/tbl\w+$/, json({ errors: [{ error: 'PUBLIC_API_BILLING_LIMIT_EXCEEDED', message: 'L' }] }, 429)],
    ['notion', /v1\/pages/, json({ message: 'L' }, 429, { 'retry-after': '240' })],
  ])('those of %s that last longer are told', async (service, at, limit) => {
    await connect(service as 'hubspot');
    world.play = ({ address }) => (at.test(address) ? limit.clone() : undefined);
    const { created, refused } = await sendTo(service, (await addTwo()).slice(0, 1));
    expect([created, refused.length]).toEqual([0, 1]);
    expect(world.asked.filter(({ address }) => at.test(address))).toHaveLength(1);
  });
});

test.each<[SendService, RegExp, number, unknown, string]>([
  [
    'hubspot',
    /batch\/upsert/,
    400,
    {
      message: `Property values were not valid: ${JSON.stringify([
        { isValid: false, message: 'Email address ada@nowa is invalid', error: 'INVALID_EMAIL', name: 'email' },
      ])}`,
    },
    'Email address ada@nowa is invalid.',
  ],
  [
    'hubspot',
    /batch\/upsert/,
    207,
    {
      results: [],
      errors: [
        {
          category: 'VALIDATION_ERROR',
          message: `Property values were not valid: [{"isValid":false,"message":"43 was not one of the allowed options: [[label: \\"A\\"]]","error":"INVALID_OPTION"}]`,
        },
      ],
    },
    '43 was not one of the allowed options.',
  ],
  [
    'hubspot',
    /batch\/upsert/,
    400,
    { message: 'Property values were not valid: [{"isValid":false,"mess' },
    'Property values were not valid.',
  ],
  [
    'salesforce',
    /composite\/sobjects/,
    200,
    [
      {
        success: false,
        errors: [{ statusCode: 'DUPLICATES_DETECTED', message: 'Use one of these records?', fields: [] }],
      },
    ],
    'Salesforce has a similar record, and its rules allow no second one.',
  ],
  [
    'notion',
    /v1\/pages/,
    400,
    { code: 'validation_error', message: 'Score is expected to be number.' },
    'Score is expected to be number.',
  ],
  [
    'airtable',
    /\/tbl\w+$/,
    422,
    { error: { type: 'INVALID_VALUE_FOR_COLUMN', message: 'Field "Score" cannot accept the provided value' } },
    'Field "Score" cannot accept the provided value.',
  ],
])('%s: a refusal is told in its inner sentence', async (service, at, status, body, sentence) => {
  await connect(service as 'hubspot');
  world.play = ({ method, address }) => (method === 'POST' && at.test(address) ? json(body, status) : undefined);
  const { refused } = await sendTo(service, (await addTwo()).slice(0, 1));
  expect(refused.map(({ error }) => error)).toEqual([sentence]);
});
