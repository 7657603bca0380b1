// npm run eval -- [--base-url https://…/v1 --model gpt-4o [--key …]]: how well a model understands sixty orders and
// questions, how well the built-in responder does, and both together. Without an address it is the sandbox's model.
// The key can stand in EVAL_KEY. A model is asked some 150 times.
import { parseArgs } from 'node:util';
import { askSandbox } from './askSandbox.ts';
import { cases } from './cases.ts';
import { openEval } from './openEval.ts';
import { passedOf, playAll, tableOf, ways } from './playAll.ts';

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
    ? await openEval(askSandbox())
    : await openEval((address, init) => fetch(address, { ...init, signal: AbortSignal.timeout(patienceMs) }), {
        env: { OPENAI_BASE_URL: baseUrl, ...(model !== undefined && { OPENAI_MODEL: model }) },
        key,
      });
for (const way of ways) {
  const played = await playAll(evaluation, way, cases);
  console.log(`\n## ${way}: ${passedOf(played)} of ${played.length}\n\n${tableOf(played)}`);
}
await evaluation.close();
