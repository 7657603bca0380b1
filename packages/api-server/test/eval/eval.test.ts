import { afterAll, beforeAll, expect, test } from 'vitest';
import { askReader } from './askReader.ts';
import { cases } from './cases.ts';
import { openEval, type Eval } from './openEval.ts';
import { openOrganisation } from './organisation.ts';
import { passedOf, playAll, tableOf } from './playAll.ts';
import { playUnseen, tableOfUnseen } from './playUnseen.ts';
import { rewordings } from './rewordings.ts';
import { unseen } from './unseen.ts';

let evaluation: Eval;
beforeAll(async () => {
  evaluation = await openEval(askReader);
});
afterAll(() => evaluation.close());

test('the reader understands all of the cases, and all of them in other words', async () => {
  const played = await playAll(evaluation, 'byReader', [...cases, ...rewordings]);
  expect(passedOf(played), tableOf(played)).toBe(60);
});

test('a model that calls what the reader would call is judged as well', async () => {
  const played = await playAll(evaluation, 'byModel', cases);
  expect(passedOf(played), tableOf(played)).toBe(30);
});

test('of sixty messages of somebody who had not seen the reader, all hold without a model of one’s own', async () => {
  const organisation = await openOrganisation();
  const played = await playUnseen(organisation, unseen);
  await organisation.close();
  expect(tableOfUnseen(played)).toBe('');
});
