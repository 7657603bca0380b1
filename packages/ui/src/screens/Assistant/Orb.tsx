import { agentSlugs } from '@switchboard/api-contract/agentTable';
import { assistantStatuses, type AssistantStatus } from '@switchboard/api-contract/assistant';
import { cx } from '../../components/cx.ts';
import { arc, body, coreDisc, dots, glow, haloDisc, orb, ring, sheen, skin, stateColours, turns, waves } from './Orb.css.ts';

interface OrbProps {
  status: AssistantStatus;
  /** Slugs of the agents that were asked; empty when nobody knows. */
  asked: readonly string[];
  onToggle: () => void;
}

/** While thinking without knowing whom it asks, the lines light up in turn; a reply lights those that were asked, or all. */
function lightOf(status: AssistantStatus, asked: readonly string[], slug: string): 'lit' | 'turn' | 'dim' {
  if (asked.length > 0) return asked.includes(slug) ? 'lit' : 'dim';
  if (status === 'thinking') return 'turn';
  return status === 'responding' ? 'lit' : 'dim';
}

/** The operator: a light that breathes, listens, thinks and answers. Drawn by CSS alone. A press turns listening on and off. */
export function Orb({ status, asked, onToggle }: OrbProps) {
  return (
    <button type="button" className={orb} data-status={status} aria-pressed={status !== 'idle'} aria-label="Talk to the assistant" onClick={() => onToggle()}>
      {assistantStatuses.map((state) => (
        <span key={state} className={skin[state]} data-on={state === status || undefined}>
          <span className={haloDisc} />
          <span className={body} />
          <span className={sheen} />
          <span className={coreDisc} />
        </span>
      ))}
      {status === 'listening' || status === 'responding' ? waves.map((wave) => <span key={`${status} ${wave}`} className={cx(wave, stateColours[status])} />) : null}
      {status === 'thinking' ? <span className={cx(arc, stateColours.thinking)} /> : null}
      <span className={ring}>
        {agentSlugs.map((slug, index) => {
          const light = status === 'idle' || status === 'listening' ? 'dim' : lightOf(status, asked, slug);
          return (
            <span key={slug} className={dots[index]} data-line={slug} data-lit={light === 'lit' || undefined}>
              <span className={light === 'turn' ? turns[index] : glow} />
            </span>
          );
        })}
      </span>
    </button>
  );
}
