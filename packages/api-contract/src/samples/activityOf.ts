import type { ActivityKind } from '../agents/shared.ts';
import type { Fact } from '../words/wordsOf.ts';
import { minutesBefore } from './minutesBefore.ts';

/** Lines of Recent Activity from `[kind, what is told, minutes ago]`. */
export function activityOf(
  now: Date,
  lines: readonly (readonly [kind: ActivityKind, text: Fact | string, minutesAgo: number])[],
) {
  return lines.map(([kind, text, minutesAgo], index) => ({
    id: `activity-${index + 1}`,
    kind,
    text,
    at: minutesBefore(now, minutesAgo),
  }));
}
