import { afterAll, beforeAll, expect, test } from 'vitest';
import { askSandbox } from './askSandbox.ts';
import { cases } from './cases.ts';
import { openEval, type Eval } from './openEval.ts';
import { passedOf, playAll, tableOf, type Way } from './playAll.ts';

let evaluation: Eval;
beforeAll(async () => {
  evaluation = await openEval(askSandbox());
});
afterAll(() => evaluation.close());

/** What each way reaches: fewer means that something got worse. */
const least: Readonly<Record<Way, number>> = { byModel: 24, byResponder: 28, together: 29 };

test.each(Object.entries(least) as [Way, number][])('%s, at least %i are understood', async (way, most) => {
  const played = await playAll(evaluation, way, cases);
  expect(passedOf(played), tableOf(played)).toBeGreaterThanOrEqual(most);
});
