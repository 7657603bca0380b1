import * as v from 'valibot';
import { describeRunInFull, readRunInFull } from '../assistant/answers/readInFull.ts';
import { defineTool } from '../assistant/tools/defineTool.ts';
import { Refusal } from '../platform/Refusal.ts';
import { describeRequest, findRequest } from '../requests/requests.ts';

/** What became of something that a member had to say yes to. */
export const readRequest = defineTool({
  name: 'read_request',
  right: 'see',
  description:
    'What became of something that a member had to say yes to: waiting, doing, done with the run that it began, discarded, expired or failed. By the id that the tool gave.',
  input: v.strictObject({ request: v.pipe(v.string(), v.maxLength(200), v.description('The id, such as p_…')) }),
  step: () => 'Reading a request',
  reads: async ({ request: id }, { context, asker }) => {
    const { db, clock } = context;
    const row = await findRequest(db, asker, id);
    if (row.keyId !== asker.key?.id) throw new Refusal('missing', 'There is no such request');
    const { state, text, about, until, decidedBy, outcome } = describeRequest(row, clock());
    const run = row.runId === null ? undefined : await readRunInFull(context, asker.tenantId, row.runId);
    return { request: id, state, text, about, until, decidedBy, outcome, ...(run && { run: describeRunInFull(run) }) };
  },
});
