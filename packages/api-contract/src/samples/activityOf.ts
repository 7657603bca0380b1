import type { ActivityKind } from '../agents/shared.ts';
import { minutesBefore } from './minutesBefore.ts';

/** Lines of Recent Activity from `[kind, sentence, minutes ago]`. */
export function activityOf(
  now: Date,
  lines: readonly (readonly [kind: ActivityKind, text: string, minutesAgo: number])[],
) {
  return lines.map(([kind, text, minutesAgo], index) => ({
    id: `activity-${index + 1}`,
    kind,
    text,
    at: minutesBefore(now, minutesAgo),
  }));
}
