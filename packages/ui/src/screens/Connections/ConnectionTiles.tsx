import type { CallHour, Connection } from '@switchboard/api-contract/connections';
import { fixedFigures } from '@switchboard/api-contract/limits';
import { dayMs } from '@switchboard/api-contract/time';
import { ArrowLeftRight, Cable, HeartPulse } from 'lucide-react';
import { SampleMark } from '../../blocks/marks/SampleMark/SampleMark.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Lamp } from '../../components/display/Lamp/Lamp.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Tile } from '../../components/layout/Tile/Tile.tsx';
import { count, NONE, percent } from '../../format/numbers.ts';
import type { ViewState } from '../../format/viewState.ts';
import { connectionBadge, connectionStatusRules, notChecked, healthOf } from '../../rules/connections.ts';
import { healthWord } from './Connections.css.ts';

interface Counted {
  /** The connections that figures count. */
  readonly counted: readonly Connection[];
  /** Connections to the sandbox are among those counted. */
  readonly simulated: boolean;
  /** How many connections to the sandbox are not counted. */
  readonly leftOut: number;
}

/** Figures count the sandbox only while no real service is connected or was called this month. */
export function countedConnections(all: readonly Connection[]): Counted {
  const real = all.filter(({ sandbox }) => !sandbox);
  const inSandbox = all.length - real.length;
  const isUsed = ({ stored, usage }: Connection) => stored.length > 0 || (usage?.requests ?? 0) > 0;
  if (inSandbox === 0) return { counted: all, simulated: false, leftOut: 0 };
  return real.some(isUsed)
    ? { counted: real, simulated: false, leftOut: inSandbox }
    : { counted: all, simulated: true, leftOut: 0 };
}

/** The percentage of the calls of the last 24 hours that were answered well; undefined without any. */
export function healthScore(hours: readonly CallHour[], sandbox: boolean, now: Date): number | undefined {
  const counted = hours.filter(
    (hour) => Date.parse(hour.at) > now.getTime() - dayMs && (hour.sandbox ?? false) === sandbox,
  );
  const ok = counted.reduce((sum, hour) => sum + (hour.ok ?? 0), 0);
  const all = counted.reduce((sum, hour) => sum + (hour.failed ?? 0), ok);
  return all === 0 ? undefined : (ok / all) * 100;
}

interface ConnectionTilesProps {
  /** undefined while the list first loads. */
  connections: readonly Connection[] | undefined;
  sample: boolean;
  /** How calls to services went, hour by hour. */
  calls: ViewState<readonly CallHour[]>;
  now: Date;
}

/**
 * Connected Services, Total Requests and Health Score, which is a fixed figure until a service is connected. Real
 * services that are in use and simulated ones are never counted together. Where all are of one kind, the head of the
 * page carries the mark.
 */
export function ConnectionTiles({ connections, sample, calls, now }: ConnectionTilesProps) {
  const loading = connections === undefined;
  const all = connections ?? [];
  const { counted, simulated, leftOut } = countedConnections(all);
  const hasOwn = !sample && all.some(({ stored }) => stored.length > 0);
  const countOf = (status: string) =>
    counted.filter((connection) => connectionBadge(connection).label === status).length;
  const otherStatuses = [
    connectionStatusRules.error,
    notChecked,
    connectionStatusRules.pending,
    connectionStatusRules.disconnected,
  ]
    .map((rule) => ({ ...rule, number: countOf(rule.label) }))
    .filter((rule) => rule.number > 0);
  return (
    <Grid columns={3}>
      <Tile
        label="Connected Services"
        figure={count(countOf(connectionStatusRules.connected.label))}
        unit={`of ${count(counted.length)}`}
        icon={Cable}
        loading={loading}
        foot={
          <Row gap={3} wrap>
            {otherStatuses.map((rule) => (
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
        foot="this month"
      />
      <HealthTile calls={hasOwn ? calls : undefined} sample={sample} simulated={simulated} now={now} />
    </Grid>
  );
}

interface HealthTileProps {
  /** How calls to services went; undefined while the organisation has set none up: the fixed figure stands there. */
  calls: ViewState<readonly CallHour[]> | undefined;
  /** The whole page is a sample, and marked as one. */
  sample: boolean;
  /** Calls to the sandbox are counted. */
  simulated: boolean;
  now: Date;
}

/** Health Score: the share of successful calls of the last 24 hours, with its word. */
function HealthTile({ calls, sample, simulated, now }: HealthTileProps) {
  if (!calls)
    return (
      <Tile
        label="Health Score"
        figure={`${fixedFigures.healthScorePercent}%`}
        icon={HeartPulse}
        mark={sample ? undefined : <SampleMark />}
        foot={<span className={healthWord.positive}>{fixedFigures.healthWord}</span>}
      />
    );
  const score = calls.status === 'ready' ? healthScore(calls.data, simulated, now) : undefined;
  const health = healthOf(score);
  return (
    <Tile
      label="Health Score"
      figure={score === undefined ? NONE : percent(score, 0)}
      icon={HeartPulse}
      loading={calls.status === 'loading'}
      foot={
        health ? (
          <>
            <span className={healthWord[health.tone]}>{health.word}</span> in the last 24 hours
          </>
        ) : calls.status === 'error' ? (
          'could not be read'
        ) : (
          'no calls in the last 24 hours'
        )
      }
    />
  );
}
