import { SkeletonRows } from '../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Tabs } from '../../components/actions/Tabs/Tabs.tsx';
import { Tile } from '../../components/layout/Tile/Tile.tsx';
import { agentTabList, toAgentTab, type AgentTab } from './agentTabList.ts';

const tiles: Partial<Record<AgentTab, readonly string[]>> = {
  overview: ['Confidence Score', 'Total Executions', 'Success Rate', 'Avg Response Time'],
  performance: ['Uptime', 'Error Rate', 'Peak Hour', 'Processing Time'],
};

/** The tabs while the agent loads. They already switch, and the placeholders have the size of the content. */
export function LoadingTabs({ tab, onTabChange }: { tab: string; onTabChange: (tab: AgentTab) => void }) {
  const shown = toAgentTab(tab);
  const labels = tiles[shown];
  const content = (
    <Stack aria-busy="true">
      {labels ? (
        <Grid columns={4} tiles>
          {labels.map((label) => (
            <Tile key={label} label={label} loading />
          ))}
        </Grid>
      ) : null}
      <Grid columns={shown === 'overview' || shown === 'configuration' ? 2 : 1}>
        {(shown === 'overview' || shown === 'configuration' ? [0, 1] : [0]).map((card) => (
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
