import type { BarDatum } from '../../charts/BarChart/BarChart.tsx';
import { lastSevenDays, longDay } from '../../format/dates.ts';

// More runs a day than this are faulty data.
const MOST = 1e12;

/**
 * The last seven days, oldest first, with weekday labels that end today. Counts are per day in UTC. With fewer than
 * seven the first days are gaps; of more than seven the last are used.
 */
export function dailyBars(counts: readonly number[], now: Date): BarDatum[] {
  const days = lastSevenDays(now, 'UTC');
  const last = counts.slice(-days.length);
  const missing = days.length - last.length;
  return days.map(({ key, weekday, today }, index) => {
    const value = last[index - missing] ?? -1;
    return {
      key,
      label: weekday,
      longLabel: longDay(`${key}T12:00:00Z`, 'UTC'),
      value: value >= 0 && value <= MOST ? Math.round(value) : undefined,
      today,
    };
  });
}
