import type { RunPreviewAnswer } from '@switchboard/api-contract/runs/preview';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { expect, test } from 'vitest';
import { leadsApp } from '../../test/leadsApp.ts';

const { begin, change, run, server } = leadsApp();
const preview = async (agent = 'lead-generation') =>
  (await server.send('GET', `agents/${agent}/run-preview`)).json<RunPreviewAnswer>();

test('the first run with other criteria is shown before it starts, and what is left of today', async () => {
  await begin({ maxLeadsPerDay: 50 });
  const first = await preview();
  expect(first).toMatchObject({
    needed: true,
    changed: [],
    criteria: ['Logistics', '51–200', 'Poland'],
  });
  const takes = first.takes?.map(({ what, amount, note }) => [what, amount, note].map((one) => wordsOf(one ?? '')));
  expect(takes).toEqual([
    ['Leads', 'up to 50', 'Leads per day'],
    ['Calls to Apollo', 'about 6', ''],
    ['Apollo credits', 'up to 50', ''],
  ]);
  await run();
  expect(await preview()).toEqual({ needed: false });
  await change({ maxLeadsPerDay: 80, locations: ['Germany'] });
  const second = await preview();
  expect(second).toMatchObject({ needed: true, changed: ['locations'] });
  expect(wordsOf(second.takes?.[0]?.amount ?? '')).toBe('up to 30');
});

test('what no member has to decide about is not shown', async () => {
  expect(await preview()).toEqual({ needed: false });
  expect(await preview('email')).toEqual({ needed: false });
  await begin({ minimumScore: 10 });
  await run();
  await change({ minimumScore: 20, maxLeadsPerDay: 5 });
  expect(await preview()).toEqual({ needed: false });
});
