import type { AnswerSource } from '@switchboard/api-contract/conversations';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import type { AttentionItem } from '@switchboard/api-contract/attention';
import { plainText } from '../outside/plainText.ts';
import { nameOfRecord } from '../records/auditRecord.ts';
import { momentWords, type ZonedClock } from './period.ts';

/** What a statement can rest on. */
export type Source = Omit<AnswerSource, 'n'>;

const longest = 120;

/** A source, whose label may be somebody else's words. */
const sourceOf = (kind: Source['kind'], id: string, label: string, to: string): Source => ({
  kind,
  id,
  label: plainText(label, longest),
  to,
});

export const agentSource = ({ id, name }: { readonly id: string; readonly name: string }): Source =>
  sourceOf('agent', id, name, addresses.agent(id));

interface RunLike {
  readonly id: string;
  readonly agentId: string;
  readonly agent: string;
  readonly status: string;
  readonly at: string;
}

export const runSource = ({ id, agentId, agent, status, at }: RunLike, clock: ZonedClock): Source =>
  sourceOf('run', id, `${agent}, ${status} ${momentWords(at, clock)}`, addresses.run(agentId, id));

export const recordSource = (agentId: string, collection: string, record: { readonly id: string }): Source =>
  sourceOf('record', record.id, nameOfRecord(record) ?? record.id, addresses.record(agentId, collection, record.id));

export const connectionSource = ({ id, name }: { readonly id: string; readonly name: string }): Source =>
  sourceOf('connection', id, name, addresses.setup(id));

export const attentionSource = ({ id, text, action }: Pick<AttentionItem, 'id' | 'text' | 'action'>): Source =>
  sourceOf('attention', id, text ?? '', action?.to ?? '/');

/** What was spent in a month, `YYYY-MM`, or altogether in days that `words` names. */
export const usageSource = (words: string): Source => sourceOf('usage', words, `Usage ${words}`, addresses.usage);
