import type { SinceYouWereHere } from '@switchboard/api-contract/attention';
import { Play, X } from 'lucide-react';
import { AgentMark } from '../../blocks/agents/AgentMark/AgentMark.tsx';
import { SandboxMark } from '../../blocks/marks/SandboxMark/SandboxMark.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Link } from '../../components/actions/Link/Link.tsx';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { Card, CardFoot } from '../../components/layout/Card/Card.tsx';
import { List } from '../../components/layout/List/List.tsx';
import { Section } from '../../components/layout/Section/Section.tsx';
import { clip } from '../../format/text.ts';
import { toneClass } from '../../theme/tone.css.ts';
import { done, neutralPlate, plate } from './attention.css.ts';

interface SinceSectionProps {
  since: SinceYouWereHere;
  now: Date;
  onClose: () => void;
}

/** What was done while the member was away, each with its link. */
export function SinceSection({ since, now, onClose }: SinceSectionProps) {
  return (
    <Section
      title="Since you were here"
      actions={<Button size="sm" variant="ghost" icon={X} aria-label="Close" onClick={onClose} />}
    >
      <Card clipped>
        <List>
          {since.lines.items.map(({ id, agentId, link, rest, to, sandbox }) => (
            <li key={id} className={done}>
              {agentId === undefined ? (
                <span className={cx(toneClass.neutral, plate, neutralPlate)}>
                  <Icon icon={Play} size={14} />
                </span>
              ) : (
                <AgentMark agent={agentId} size="sm" />
              )}
              <span>
                {to === undefined ? clip(link ?? '', 120) : <Link href={to}>{clip(link ?? '', 120)}</Link>}{' '}
                <bdi>{clip(rest ?? '', 120)}</bdi> {sandbox ? <SandboxMark /> : null}
              </span>
            </li>
          ))}
        </List>
        <CardFoot>
          <span>
            Since <Time at={since.from} now={now} show="sentence" />
          </span>
        </CardFoot>
      </Card>
    </Section>
  );
}
