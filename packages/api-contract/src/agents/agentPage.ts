import type * as v from 'valibot';
import type { runSummary } from '../runs/run.ts';
import type { FactOrExternalText } from '../words/wordsOf.ts';
import type { ScheduleHead } from '../schedules/schedule.ts';
import type { activity, ActivityKind } from './shared.ts';

/** The share in percent, to a tenth; undefined (a dash on screen) if the total is 0. */
export function share(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : Math.round((part / whole) * 1_000) / 10;
}

/** The mean, to a tenth; undefined for an empty list. */
export function mean(values: readonly number[]): number | undefined {
  return values.length === 0
    ? undefined
    : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}

/** How many of the instants are on the same UTC day as `now`. */
export function countToday(instants: readonly (string | null | undefined)[], now: Date): number {
  const today = now.toISOString().slice(0, 10);
  return instants.filter((instant) => instant?.startsWith(today)).length;
}

/** The day of an instant in UTC, as `countToday` asks for it. */
export const dayOf = (instant: string | null | undefined): string | undefined => instant?.slice(0, 10);

/** The fields that every status answer begins with. */
export interface AgentPageHead {
  readonly status: string;
  /** When anything on the page last changed; never the time of the request. */
  readonly asOf: string;
  readonly activity: v.InferInput<typeof activity>[];
  readonly schedule: ScheduleHead;
  /** The agent's newest run. */
  readonly run?: v.InferInput<typeof runSummary>;
}

/** How many runs of its own an agent has. */
export interface RunCounts {
  readonly waiting: number;
  readonly atWork: number;
  readonly completed: number;
  readonly failed: number;
}

/** What an agent's status answer is computed from: the tenant's own data, never samples. */
export interface AgentPageInput<Records> {
  readonly head: AgentPageHead;
  readonly records: Records;
  readonly runs: RunCounts;
  /** Whether the agent has had a run, however it ended. Whatever runs fill is then the tenant's own, even if empty. */
  readonly ran: boolean;
  readonly now: Date;
}

/** Which sections of an answer are empty, by field; `figures` means the field with the figures. */
export type EmptySections<Answer> = Readonly<{ figures: boolean } & Partial<Record<keyof Answer & string, boolean>>>;

/** The status answer of an agent, and which of its sections are still empty. */
export interface AgentPage<Answer> {
  readonly answer: Answer;
  readonly empty: EmptySections<Answer>;
}

/** A record that a member adds by hand: its id, when, and by whom. */
export interface RecordOrigin {
  readonly id: string;
  readonly at: string;
  readonly by: { readonly name: string; readonly email: string };
}

/** An entry of Recent Activity. */
export interface ActivityEntry {
  readonly kind: ActivityKind;
  readonly text: FactOrExternalText;
}

/** A record as stored, and its entry of Recent Activity. */
export interface NewRecord<Record> {
  readonly record: Record;
  readonly activity: ActivityEntry;
}

/** Blank fields are not stored. */
export const withoutBlanks = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as T;

/**
 * The answer of a page, with samples in the sections where the tenant has nothing of its own; `own` names the other
 * sections. Without a sample, the answer stays as it is.
 */
export function withSamples<A extends { readonly activity?: readonly unknown[] | null }>(
  { answer, empty }: AgentPage<A>,
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
