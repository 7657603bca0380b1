import type { AnswerSource } from '@switchboard/api-contract/conversations';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import type { AttentionItem } from '@switchboard/api-contract/attention';
import { plainText } from '../../outside/plainText.ts';
import { nameOfRecord } from '../../records/auditRecord.ts';
import { momentWords, type ZonedClock } from '../reader/days.ts';

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

/** A mark of sources, such as `[1]` or `[1, 3]`, with the space before it; a link that it is made to is no part of it. */
const mark = /( ?)\[(\d{1,3}(?:, ?\d{1,3})*)\](?:\([^()\n]{0,300}\)?)?/g;
/** What may be the beginning of one, or of a character that takes two. */
const beginning = / ?(?:\[[\d, ]{0,20}(?:\](?:\([^()\n]{0,300})?)?)?$|[\uD800-\uDBFF]$/;

/** The text with the marks of these sources alone, each by itself: `[1][3]`. */
export const withMarksOf = (text: string, isSource: (n: number) => boolean): string =>
  text.replaceAll(mark, (_, space: string, numbers: string) => {
    const known = numbers.split(',').map(Number).filter(isSource);
    return known.length > 0 ? space + known.map((n) => `[${n}]`).join('') : '';
  });

/**
 * Takes marks of unknown sources out of a text that comes in pieces. `held` is what may be the beginning of a mark: it
 * belongs before the next piece.
 */
export function takeMarks(
  piece: string,
  isSource: (n: number) => boolean,
): { readonly text: string; readonly held: string } {
  const held = beginning.exec(piece)?.[0] ?? '';
  return { text: withMarksOf(piece.slice(0, piece.length - held.length), isSource), held };
}
