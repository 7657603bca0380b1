import type { CallHour } from '@switchboard/api-contract/connections';

const dayMs = 86_400_000;

/** The percentage of the calls of the last 24 hours that were answered well; undefined without any. */
export function healthScore(hours: readonly CallHour[], sandbox: boolean, now: Date): number | undefined {
  const counted = hours.filter(
    (hour) => Date.parse(hour.at) > now.getTime() - dayMs && (hour.sandbox ?? false) === sandbox,
  );
  const ok = counted.reduce((sum, hour) => sum + (hour.ok ?? 0), 0);
  const all = counted.reduce((sum, hour) => sum + (hour.failed ?? 0), ok);
  return all === 0 ? undefined : (ok / all) * 100;
}
