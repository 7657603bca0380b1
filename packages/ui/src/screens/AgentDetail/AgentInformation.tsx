import type { AgentDetail } from '@switchboard/api-contract/agentDetail';
import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { Card, CardBody, CardHead } from '../../components/layout/Card/Card.tsx';
import { Chips } from '../../components/display/Chip/Chip.tsx';
import { Facts } from '../../components/display/Facts/Facts.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { toDate, relativeTime } from '../../format/dates.ts';
import { clip, underscoresToSpaces } from '../../format/text.ts';
import { ink } from '../../theme/typography.css.ts';
import { description as descriptionClass, type } from './AgentDetail.css.ts';

/** 'Today, 09:38 · 3 minutes ago'; the second part only while it adds something. */
export function TimeWithAge({ at, now, className }: { at: string | undefined; now: Date; className?: string }) {
  if (!toDate(at)) return <NoValue />;
  const saysMore = /ago$|^just now$/.test(relativeTime(at, now));
  return (
    <>
      <Time at={at} now={now} show="dateTime" />
      {saysMore ? (
        <span className={className}>
          {' · '}
          <Time at={at} now={now} />
        </span>
      ) : null}
    </>
  );
}

/** How many entries of a list are shown. */
const MAX_ENTRIES = 50;

/** What the agent is, what it can do, and when it last ran. */
export function AgentInformation({ agent, now }: { agent: AgentDetail; now: Date }) {
  const { description, capabilities, integrations, model, id, createdAt, lastRun } = agent;
  return (
    <Card as="section" aria-label="Agent Information">
      <CardHead level={2} title="Agent Information" />
      <CardBody>
        {description?.trim() ? (
          <p className={descriptionClass} dir="auto">
            {clip(description, 1_000)}
          </p>
        ) : null}
        <Facts
          items={[
            { label: 'Capabilities', value: <Words label="Capabilities" words={capabilities} /> },
            {
              label: 'Integrations',
              value: <Words label="Integrations" words={integrations.map(underscoresToSpaces)} />,
            },
            { label: 'Model', value: <Mono text={model} /> },
            { label: 'Agent id', value: <Mono text={id} /> },
            { label: 'Created', value: toDate(createdAt) ? <Time at={createdAt} now={now} show="day" /> : <NoValue /> },
            {
              label: 'Last Run',
              value: lastRun === undefined ? 'Never' : <TimeWithAge at={lastRun} now={now} className={ink.muted} />,
            },
          ]}
        />
      </CardBody>
    </Card>
  );
}

function Words({ label, words }: { label: string; words: readonly string[] }) {
  const written = words.filter((word) => word.trim() !== '');
  return written.length === 0 ? (
    <NoValue />
  ) : (
    <Chips label={label} items={written.slice(0, MAX_ENTRIES).map((word) => clip(word, 60))} />
  );
}

const Mono = ({ text }: { text: string | undefined }) =>
  text?.trim() ? <span className={type}>{clip(text, 80)}</span> : <NoValue />;
