import type { Connection } from '@switchboard/api-contract/connections';
import { fixedFigures } from '@switchboard/api-contract/limits';
import { ArrowLeftRight, Cable, HeartPulse } from 'lucide-react';
import { SampleMark } from '../../blocks/marks/SampleMark/SampleMark.tsx';
import { SandboxMark } from '../../blocks/marks/SandboxMark/SandboxMark.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Lamp } from '../../components/display/Lamp/Lamp.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Tile } from '../../components/layout/Tile/Tile.tsx';
import { count } from '../../format/numbers.ts';
import { connectionBadge, connectionStatusRules, notChecked } from '../../rules/connectionStatus.ts';
import { healthWord } from './ConnectionTiles.css.ts';
import { countedConnections } from './countedConnections.ts';

interface ConnectionTilesProps {
  /** undefined while the list first loads. */
  connections: readonly Connection[] | undefined;
  sample: boolean;
}

/**
 * Connected Services, Total Requests and the fixed Health Score. Real services and simulated ones are never counted
 * together.
 */
export function ConnectionTiles({ connections, sample }: ConnectionTilesProps) {
  const loading = connections === undefined;
  const all = connections ?? [];
  const { counted, simulated, leftOut } = countedConnections(all);
  const countOf = (status: string) =>
    counted.filter((connection) => connectionBadge(connection).label === status).length;
  const others = [
    connectionStatusRules.error,
    notChecked,
    connectionStatusRules.pending,
    connectionStatusRules.disconnected,
  ]
    .map((rule) => ({ ...rule, number: countOf(rule.label) }))
    .filter((rule) => rule.number > 0);
  const mark = sample ? <SampleMark /> : simulated ? <SandboxMark /> : undefined;
  return (
    <Grid columns={3}>
      <Tile
        label="Connected Services"
        figure={count(countOf(connectionStatusRules.connected.label))}
        unit={`of ${count(counted.length)}`}
        icon={Cable}
        loading={loading}
        mark={mark}
        foot={
          <Row gap={3} wrap>
            {others.map((rule) => (
              <Row key={rule.label}>
                <Lamp tone={rule.tone} state={rule.lamp} />
                {rule.number} {rule.label.toLowerCase()}
              </Row>
            ))}
            {leftOut > 0 ? <span>{count(leftOut)} in the sandbox, not counted</span> : null}
          </Row>
        }
      />
      <Tile
        label="Total Requests"
        figure={count(counted.reduce((sum, connection) => sum + (connection.usage?.requests ?? 0), 0))}
        icon={ArrowLeftRight}
        loading={loading}
        mark={mark}
        foot="this month"
      />
      <Tile
        label="Health Score"
        figure={`${fixedFigures.healthScorePercent}%`}
        icon={HeartPulse}
        mark={<SampleMark />}
        foot={<span className={healthWord}>{fixedFigures.healthWord}</span>}
      />
    </Grid>
  );
}
