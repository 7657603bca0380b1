// Apart from runs, since the dashboard loads those without previews.
import * as v from 'valibot';
import { cell, texts } from '../wire.ts';
import { factOrText } from '../words/factOrText.ts';

/**
 * `GET /api/agents/{id}/run-preview`: what the next run will take. `needed`: nothing has run with these criteria yet,
 * so that a member should see it first. `changed` names the settings that differ from those of the last run, none
 * before the first, `criteria` are what it will look for. `takes`: what it uses, how much of it, and what bounds that.
 * Without `needed` nothing else is sent.
 */
export const runPreview = v.object({
  needed: v.boolean(),
  changed: texts(),
  criteria: texts(),
  takes: cell(v.array(v.object({ what: factOrText(), amount: factOrText(), note: factOrText() }))),
  note: factOrText(),
});
export type RunPreview = v.InferOutput<typeof runPreview>;
/** As it is sent. */
export type RunPreviewAnswer = v.InferInput<typeof runPreview>;
