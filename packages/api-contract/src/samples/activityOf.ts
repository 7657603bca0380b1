import type { ActivityKind } from '../agents/shared.ts';
import type { Fact } from '../words/wordsOf.ts';
import { minutesBefore } from './minutesBefore.ts';

/** Entries of Recent Activity from `[kind, text, minutes ago]`. */
export function activityOf(
  now: Date,
  entries: readonly (readonly [kind: ActivityKind, text: Fact | string, minutesAgo: number])[],
) {
  return entries.map(([kind, text, minutesAgo], index) => ({
    id: `activity-${index + 1}`,
    kind,
    text,
    at: minutesBefore(now, minutesAgo),
  }));
}
