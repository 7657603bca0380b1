import type { CallHour } from '@switchboard/api-contract/connections';
import { fixedFigures } from '@switchboard/api-contract/limits';
import { HeartPulse } from 'lucide-react';
import { SampleMark } from '../../blocks/marks/SampleMark/SampleMark.tsx';
import { Tile } from '../../components/layout/Tile/Tile.tsx';
import { NONE, percent } from '../../format/numbers.ts';
import type { ViewState } from '../../format/viewState.ts';
import { healthOf } from '../../rules/health.ts';
import { healthWord } from './ConnectionTiles.css.ts';
import { healthScore } from './healthScore.ts';

interface HealthTileProps {
  /** How calls to the organisation's own services went; undefined while it has none: the fixed figure stands there. */
  calls: ViewState<readonly CallHour[]> | undefined;
  /** The whole page is a sample, and marked as one. */
  sample: boolean;
  /** Calls to the sandbox are counted. */
  simulated: boolean;
  now: Date;
}

/** Health Score: the share of successful calls of the last 24 hours, with its word. */
export function HealthTile({ calls, sample, simulated, now }: HealthTileProps) {
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
