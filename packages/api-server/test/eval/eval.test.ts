import { afterAll, beforeAll, expect, test } from 'vitest';
import { askSandbox } from './askSandbox.ts';
import { cases } from './cases.ts';
import { openEval, type Eval } from './openEval.ts';
import { openOrganisation } from './organisation.ts';
import type { Outcome } from './outcomes.ts';
import { passedOf, playAll, tableOf, type Way } from './playAll.ts';
import { playUnseen, tableOfUnseen } from './playUnseen.ts';
import { rewordings } from './rewordings.ts';
import { unseen } from './unseen.ts';

let evaluation: Eval;
beforeAll(async () => {
  evaluation = await openEval(askSandbox());
});
afterAll(() => evaluation.close());

/** What each way reaches of the cases and of their rewordings: fewer means that something got worse. */
const least: readonly (readonly [Way, number, number])[] = [
  ['byModel', 30, 13],
  ['byReader', 30, 30],
];

test.each(least)('%s, at least %i cases and %i in other words are understood', async (way, most, reworded) => {
  const played = await playAll(evaluation, way, cases);
  expect(passedOf(played), tableOf(played)).toBeGreaterThanOrEqual(most);
  const others = await playAll(evaluation, way, rewordings);
  expect(passedOf(others), tableOf(others)).toBeGreaterThanOrEqual(reworded);
});

test('of sixty messages of somebody who had not seen the reader, at least 56 hold without a model of one’s own', async () => {
  const organisation = await openOrganisation();
  const played = await playUnseen(organisation, unseen);
  await organisation.close();
  const count = (wanted: Outcome): number => played.filter(({ outcome }) => outcome === wanted).length;
  expect(count('held'), tableOfUnseen(played)).toBeGreaterThanOrEqual(56);
  expect(count('wrong'), tableOfUnseen(played)).toBeLessThanOrEqual(2);
});
