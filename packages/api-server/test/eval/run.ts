// npm run eval -- [--base-url https://…/v1 --model gpt-4o [--key …]]: how well the reader understands sixty orders and
// questions and sixty unseen ones, or, with an address, how well the reader and a model understand the first sixty.
// The key can stand in EVAL_KEY. A model is asked some 150 times.
import { parseArgs } from 'node:util';
import { askReader } from './askReader.ts';
import { cases } from './cases.ts';
import { openEval } from './openEval.ts';
import { passedOf, playAll, tableOf, ways } from './playAll.ts';
import { openOrganisation } from './organisation.ts';
import type { Outcome } from './outcomes.ts';
import { playUnseen, tableOfUnseen } from './playUnseen.ts';
import { rewordings } from './rewordings.ts';
import { unseen } from './unseen.ts';

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    model: { type: 'string' },
    key: { type: 'string', default: process.env['EVAL_KEY'] ?? 'none-needed' },
  },
});
const { 'base-url': baseUrl, model, key } = values;
const patienceMs = 300_000;

const evaluation =
  baseUrl === undefined
    ? await openEval(askReader)
    : await openEval(() => (address, init) => fetch(address, { ...init, signal: AbortSignal.timeout(patienceMs) }), {
        env: { OPENAI_BASE_URL: baseUrl, ...(model !== undefined && { OPENAI_MODEL: model }) },
        key,
      });
const sums: string[] = [];
for (const way of baseUrl === undefined ? (['byReader'] as const) : ways) {
  const parts = [await playAll(evaluation, way, cases), await playAll(evaluation, way, rewordings)];
  console.log(`\n## ${way}\n\n${tableOf(parts.flat())}`);
  sums.push(`${way}: ${parts.map((part) => `${passedOf(part)} of ${part.length}`).join(', reworded ')}`);
}
if (baseUrl === undefined) {
  const organisation = await openOrganisation();
  const played = await playUnseen(organisation, unseen);
  await organisation.close();
  console.log(`\n## unseen, as shipped\n\n${tableOfUnseen(played)}`);
  const of = (wanted: Outcome) => played.filter(({ outcome }) => outcome === wanted).length;
  sums.push(`unseen, as shipped: ${of('held')} of ${played.length}, ${of('wrong')} wrong`);
}
console.log(`\n${sums.join('\n')}`);
await evaluation.close();
