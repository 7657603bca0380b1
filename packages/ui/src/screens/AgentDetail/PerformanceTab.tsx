import type { AgentDetail } from '@switchboard/api-contract/agentDetail';
import { Activity, Clock, Cpu, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { FigureTiles, type Figure } from '../../blocks/agents/AgentPage/FigureTiles.tsx';
import { BarChart, type BarDatum } from '../../charts/BarChart/BarChart.tsx';
import { Card, CardHead } from '../../components/layout/Card/Card.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { count, NONE } from '../../format/numbers.ts';
import { ink, text } from '../../theme/typography.css.ts';
import { chartBox, chartNote } from './AgentDetail.css.ts';
import { rateFigure, rateOfRuns, withinRange } from './agentFigures.ts';
import { lastSevenDays, longDay } from '../../format/dates.ts';

// More runs a day than this are faulty data.
const MAX_RUNS_A_DAY = 1e12;

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
      value: value >= 0 && value <= MAX_RUNS_A_DAY ? Math.round(value) : undefined,
      today,
    };
  });
}

/** '14:00' from 14, '14', '9:30' or '14:00'; a dash for anything that is not an hour of the day. */
export function peakHour(hour: string | number | undefined): string {
  const parts = /^\s*(\d{1,2})(?::([0-5]\d)(?::[0-5]\d)?)?\s*$/.exec(String(hour ?? ''));
  const hours = Number(parts?.[1]);
  return parts && hours < 24 ? `${String(hours).padStart(2, '0')}:${parts[2] ?? '00'}` : NONE;
}

export const performanceFigures: readonly Figure<AgentDetail>[] = [
  { label: 'Uptime', icon: Activity, value: ({ metrics }) => rateFigure(rateOfRuns(metrics, 'uptime')) },
  { label: 'Error Rate', icon: TriangleAlert, value: ({ metrics }) => rateFigure(rateOfRuns(metrics, 'errorRate')) },
  {
    label: 'Peak Hour',
    icon: Clock,
    value: ({ metrics }) => ({ figure: peakHour(metrics?.peakPerformanceHour), note: 'in UTC' }),
  },
  {
    label: 'Processing Time',
    icon: Cpu,
    value: ({ metrics }) => {
      const figure = count(withinRange(metrics?.totalProcessingTime, 0, 1e15));
      return { figure, unit: figure === NONE ? undefined : 's', note: 'in total' };
    },
  },
];

/** Four figures and the runs of the last seven days. */
export function PerformanceTab({ agent, now }: { agent: AgentDetail; now: Date }) {
  const daily = agent.metrics?.dailyExecutions;
  const bars = useMemo(() => dailyBars(daily ?? [], now), [daily, now]);
  const total = bars.reduce((sum, { value }) => sum + (value ?? 0), 0);
  return (
    <Stack>
      <FigureTiles figures={performanceFigures} data={agent} />
      <Card as="section" aria-label="Daily Executions (Last 7 Days)">
        <CardHead
          level={2}
          title="Daily Executions (Last 7 Days)"
          actions={
            <span className={`${text.caption} ${ink.muted} ${chartNote}`}>{count(total)} in total · days in UTC</span>
          }
        />
        <div className={chartBox}>
          <BarChart label="Daily Executions (Last 7 Days)" heads={['Day', 'Executions']} bars={bars} />
        </div>
      </Card>
    </Stack>
  );
}
