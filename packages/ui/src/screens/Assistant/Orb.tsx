import { agentSlugs } from '@switchboard/api-contract/agentTable';
import { assistantStatuses, type AssistantStatus } from '@switchboard/api-contract/assistant';
import { limits } from '@switchboard/api-contract/limits';
import type { CSSProperties } from 'react';
import { cx } from '../../components/cx.ts';
import {
  arc,
  body,
  coreDisc,
  dot,
  glow,
  haloDisc,
  orb,
  ring,
  sheen,
  skin,
  stateColours,
  turn,
  waves,
} from './Orb.css.ts';

interface OrbProps {
  status: AssistantStatus;
  /** The answer takes a while. */
  dialling: boolean;
  /** Slugs of the agents that were asked; empty if unknown. */
  askedAgents: readonly string[];
  onToggle: () => void;
}

/** During a slow answer the agents light up in turn; a reply lights those that were asked, or all. */
function lightOf({ status, dialling, askedAgents }: Omit<OrbProps, 'onToggle'>, slug: string): 'lit' | 'turn' | 'dim' {
  if (status === 'idle' || status === 'listening') return 'dim';
  if (askedAgents.length > 0) return askedAgents.includes(slug) ? 'lit' : 'dim';
  if (status === 'thinking') return dialling ? 'turn' : 'dim';
  return 'lit';
}

const placeOf = (index: number) => ({ '--dot': index, '--dots': agentSlugs.length }) as CSSProperties;

/** The pace at which the agents light up in turn. */
const paceOf = (index: number) =>
  ({
    '--turn': `${limits.orb.secondWaitMs}ms`,
    '--turn-delay': `${index * limits.orb.secondWaitMs}ms`,
  }) as CSSProperties;

/** The operator: a light that breathes, listens, thinks and answers, drawn in CSS. A press turns listening on and off. */
export function Orb({ onToggle, ...state }: OrbProps) {
  const { status } = state;
  return (
    <button
      type="button"
      className={orb}
      data-status={status}
      aria-pressed={status !== 'idle'}
      aria-label="Talk to the assistant"
      onClick={() => onToggle()}
    >
      {assistantStatuses.map((each) => (
        <span key={each} className={skin[each]} data-on={each === status || undefined}>
          <span className={haloDisc} />
          <span className={body} />
          <span className={sheen} />
          <span className={coreDisc} />
        </span>
      ))}
      {status === 'listening' || status === 'responding'
        ? waves.map((wave) => <span key={`${status} ${wave}`} className={cx(wave, stateColours[status])} />)
        : null}
      {status === 'thinking' ? <span className={cx(arc, stateColours.thinking)} /> : null}
      <span className={ring}>
        {agentSlugs.map((slug, index) => {
          const light = lightOf(state, slug);
          return (
            <span
              key={slug}
              className={dot}
              style={placeOf(index)}
              data-line={slug}
              data-lit={light === 'lit' || undefined}
              data-turn={light === 'turn' || undefined}
            >
              <span className={light === 'turn' ? turn : glow} style={paceOf(index)} />
            </span>
          );
        })}
      </span>
    </button>
  );
}
