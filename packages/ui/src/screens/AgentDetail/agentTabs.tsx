import { SkeletonRows } from '../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Tabs } from '../../components/actions/Tabs/Tabs.tsx';
import { Tile } from '../../components/layout/Tile/Tile.tsx';
import { overviewFigures } from './OverviewTab.tsx';
import { performanceFigures } from './PerformanceTab.tsx';

/** The tabs of an agent, in order. The values appear in the address. */
export const agentTabList = [
  { value: 'overview', label: 'Overview' },
  { value: 'performance', label: 'Performance' },
  { value: 'executions', label: 'Executions' },
  { value: 'configuration', label: 'Configuration' },
  { value: 'specialized', label: 'Specialized' },
] as const;

export type AgentTab = (typeof agentTabList)[number]['value'];

/** The tab named in the address; Overview for an unknown one. */
export const toAgentTab = (word: string): AgentTab =>
  agentTabList.find(({ value }) => value === word)?.value ?? 'overview';

const figures: Partial<Record<AgentTab, readonly { label: string }[]>> = {
  overview: overviewFigures,
  performance: performanceFigures,
};

/** The tabs while the agent loads. They already switch, and the placeholders have the size of the content. */
export function LoadingTabs({ tab, onTabChange }: { tab: string; onTabChange: (tab: AgentTab) => void }) {
  const shown = toAgentTab(tab);
  const columns = shown === 'overview' || shown === 'configuration' ? 2 : 1;
  const content = (
    <Stack aria-busy="true">
      {figures[shown] ? (
        <Grid columns={4} tiles>
          {figures[shown].map(({ label }) => (
            <Tile key={label} label={label} loading />
          ))}
        </Grid>
      ) : null}
      <Grid columns={columns}>
        {Array.from({ length: columns }, (_, card) => (
          <Card key={card}>
            <SkeletonRows rows={6} />
          </Card>
        ))}
      </Grid>
    </Stack>
  );
  return (
    <Tabs
      label="Agent"
      tabs={agentTabList.map((each) => ({ ...each, content }))}
      value={shown}
      onValueChange={onTabChange}
    />
  );
}
