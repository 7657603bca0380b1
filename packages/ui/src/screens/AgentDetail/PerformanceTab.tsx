import type { AgentMetrics } from '@switchboard/api-contract/agentDetail';
import { Activity, Clock, Cpu, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { BarChart } from '../../charts/BarChart/BarChart.tsx';
import { Bar } from '../../components/display/Bar/Bar.tsx';
import { Card, CardHead } from '../../components/layout/Card/Card.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Tile } from '../../components/layout/Tile/Tile.tsx';
import { count, NONE, percent } from '../../format/numbers.ts';
import { ink, text } from '../../theme/typography.css.ts';
import { chartBox, chartNote } from './AgentDetail.css.ts';
import { dailyBars } from './dailyBars.ts';
import { peakHour } from './peakHour.ts';
import { rateOfRuns } from './rateOfRuns.ts';
import { within } from './within.ts';

/** Four figures and the runs of the last seven days. */
export function PerformanceTab({ metrics, now }: { metrics: AgentMetrics | undefined; now: Date }) {
  const daily = metrics?.dailyExecutions;
  const bars = useMemo(() => dailyBars(daily ?? [], now), [daily, now]);
  const total = bars.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const uptime = rateOfRuns(metrics, 'uptime');
  const errors = rateOfRuns(metrics, 'errorRate');
  const seconds = count(within(metrics?.totalProcessingTime, 0, 1e15));
  return (
    <Stack>
      <Grid columns={4} tiles>
        <Tile
          label="Uptime"
          icon={Activity}
          figure={percent(uptime)}
          bar={<Bar label="Uptime" value={uptime} valueText={percent(uptime)} />}
        />
        <Tile
          label="Error Rate"
          icon={TriangleAlert}
          figure={percent(errors)}
          bar={<Bar label="Error Rate" value={errors} valueText={percent(errors)} />}
        />
        <Tile label="Peak Hour" icon={Clock} figure={peakHour(metrics?.peakPerformanceHour)} foot="in UTC" />
        <Tile
          label="Processing Time"
          icon={Cpu}
          figure={seconds}
          unit={seconds === NONE ? undefined : 's'}
          foot="in total"
        />
      </Grid>
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
