import type * as v from 'valibot';
import type { FactOrExternalText } from '../words/wordsOf.ts';
import type { activity, ActivityKind } from './shared.ts';

/** What every status answer begins with. */
export interface PageHead {
  readonly status: string;
  /** When anything on the page last changed; never the moment of asking. */
  readonly asOf: string;
  readonly activity: v.InferInput<typeof activity>[];
}

/** An agent's own runs by status. */
export interface RunCounts {
  readonly queued: number;
  readonly running: number;
  readonly completed: number;
  readonly failed: number;
}

/** What the status answer of an agent is computed from: the tenant's own, never samples. */
export interface PageInput<Records> {
  readonly head: PageHead;
  readonly records: Records;
  readonly runs: RunCounts;
  /** Whether the agent had a run, however it ended: then what runs fill is the tenant's own, empty or not. */
  readonly ran: boolean;
  readonly now: Date;
}

/** Which sections of an answer hold nothing, by their field; `figures` stands for the field of the figures. */
export type EmptySections<Answer> = Readonly<{ figures: boolean } & Partial<Record<keyof Answer & string, boolean>>>;

/** The status answer of an agent, and which of its sections hold nothing yet. */
export interface Page<Answer> {
  readonly answer: Answer;
  readonly empty: EmptySections<Answer>;
}

/** A record that a member adds by hand: its id, when, and by whom. */
export interface Making {
  readonly id: string;
  readonly at: string;
  readonly by: { readonly name: string; readonly email: string };
}

/** What a line of Recent Activity says. */
export interface ActivityNote {
  readonly kind: ActivityKind;
  readonly text: FactOrExternalText;
}

/** A record as it is kept, and the line of Recent Activity that tells of it. */
export interface Made<Record> {
  readonly record: Record;
  readonly note: ActivityNote;
}

/** Fields that were left blank are not kept. */
export const filled = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as T;

/**
 * The answer of a page, with samples in the sections that the tenant has nothing of its own for; the others are named
 * in `own`. Without a sample the answer as it is.
 */
export function withSamples<A extends { readonly activity?: readonly unknown[] | null }>(
  { answer, empty }: Page<A>,
  figures: string,
  sample: A | undefined,
): A {
  const sections = Object.entries<boolean>({ activity: !answer.activity?.length, ...empty });
  if (!sample || !sections.some(([, isEmpty]) => isEmpty)) return answer;
  const filledIn = sections.flatMap(([section, isEmpty]) => {
    const field = (section === 'figures' ? figures : section) as keyof A;
    return isEmpty ? [[field, sample[field]]] : [];
  });
  return {
    ...answer,
    ...(Object.fromEntries(filledIn) as Partial<A>),
    sample: true,
    own: sections.flatMap(([section, isEmpty]) => (isEmpty ? [] : [section])),
  };
}
