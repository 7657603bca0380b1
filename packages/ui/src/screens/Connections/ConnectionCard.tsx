import type { Connection, TestResult } from '@switchboard/api-contract/connections';
import { endWords } from '@switchboard/api-contract/services/ends';
import { nextStepWords } from '@switchboard/api-contract/words/nextSteps';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Activity, CalendarClock, Plug, PlugZap, Settings2 } from 'lucide-react';
import { useId } from 'react';
import { SandboxMark } from '../../blocks/marks/SandboxMark/SandboxMark.tsx';
import { ServiceMark } from '../../blocks/marks/ServiceMark/ServiceMark.tsx';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { Tooltip } from '../../components/actions/Tooltip/Tooltip.tsx';
import { Bar } from '../../components/display/Bar/Bar.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { cx } from '../../components/cx.ts';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { useBusy } from '../../components/useBusy.ts';
import type { PressResult } from '../../format/outcome.ts';
import { count, ms } from '../../format/numbers.ts';
import { clip, joinSentences } from '../../format/text.ts';
import { connectionBadge, testOutcome, usagePercent, usageColour } from '../../rules/connections.ts';
import { toneClass } from '../../theme/tone.css.ts';
import {
  actions,
  actionsRule,
  badge,
  beside,
  card,
  category,
  description,
  head,
  line,
  mark,
  muted,
  name,
  note,
  push,
  sandbox,
  sync,
  testDetail,
  tested as testedClass,
  usage,
  usageFigures,
  usageNumber,
} from './Connections.css.ts';
import { removalVerb, usersInWords } from './connectionWords.ts';

interface ConnectionCardProps {
  connection: Connection;
  /** Marks it if it is of the sandbox, since some of the cards beside it are not. */
  marked: boolean;
  now: Date;
  onSetup: (connection: Connection) => void;
  /** While its promise is pending, the test runs. */
  onTest: (connection: Connection) => PressResult;
  onDisconnect: (connection: Connection) => void;
}

/** How long the card shows that a test passed, in ms. */
const NEWS_MS = 60_000;

const sampleReason = 'This is a built-in sample. Connect the service first.';

/** One service: status, usage, its last sync or test, and the actions its status allows. */
export function ConnectionCard({ connection, marked, now, onSetup, onTest, onDisconnect }: ConnectionCardProps) {
  const [startTest, testing] = useBusy(onTest);
  const heading = useId();
  const { requests, limit } = connection.usage ?? {};
  const percent = usagePercent(requests, limit);
  const { status, lastTest } = connection;
  const passedNow = lastTest?.outcome === 'ok' && now.getTime() - Date.parse(lastTest.testedAt ?? '') < NEWS_MS;
  const [next, ...later] = connection.ends ?? [];
  const more = later.length;
  const removal = removalVerb(connection);
  const connect = status === 'error' ? 'Reconnect' : 'Connect';
  const isMarked = marked && connection.sandbox === true;
  const inert = connection.sample ? { disabledReason: sampleReason } : {};
  const test = (
    <ActionButton
      needs="configure"
      size="sm"
      icon={Activity}
      busy={testing}
      onClick={() => startTest(connection)}
      aria-label={`Test ${connection.name}`}
      {...inert}
    >
      Test
    </ActionButton>
  );
  return (
    <Card as="article" className={card} aria-labelledby={heading}>
      <div className={head}>
        <div className={mark}>
          <ServiceMark service={connection.id} icon={connection.icon} />
        </div>
        <h2 className={name} id={heading} title={connection.name}>
          {connection.name}
        </h2>
        <Tooltip
          content={
            <>
              {lastTest ? (
                <span className={line}>
                  <TestedBy test={lastTest} now={now} />
                </span>
              ) : null}
              <span className={line} dir="auto">
                {usersInWords(connection)}
              </span>
            </>
          }
        >
          <button type="button" className={badge}>
            <StatusBadge rule={connectionBadge} value={connection} />
          </button>
        </Tooltip>
        <div className={cx(category, isMarked && beside)}>{clip(connection.category ?? '–', 80)}</div>
        {isMarked ? (
          <span className={sandbox}>
            <SandboxMark />
          </span>
        ) : null}
      </div>
      <p className={description} dir="auto">
        {clip(connection.description ?? '', 400)}
      </p>
      <div className={usage}>
        <div className={usageFigures}>
          <span className={muted}>Usage</span>
          <span className={usageNumber}>
            {count(requests)} / {count(limit)}
          </span>
        </div>
        <Row>
          <Bar
            value={percent}
            label={`Usage of ${connection.name}`}
            color={usageColour(percent)}
            valueText={`${count(requests)} of ${count(limit)} requests`}
          />
        </Row>
      </div>
      <div className={sync}>
        <LiveRegion
          message={lastTest ? joinSentences(resultWords(lastTest), detailOf(lastTest)) : ''}
          of={lastTest?.testedAt}
        />
        <div className={note}>
          {lastTest && (lastTest.outcome !== 'ok' || passedNow) ? <TestNote test={lastTest} /> : null}
        </div>
        {next && !passedNow ? (
          <span className={`${testedClass} ${toneClass.caution}`}>
            <Icon icon={CalendarClock} size={14} />
            {clip(`${endWords(next, now)}${more > 0 ? `, and ${more} more` : ''}`, 160)}
          </span>
        ) : null}
        {passedNow || next ? null : (
          <span>
            {lastTest && lastTest.outcome !== 'ok' ? <span aria-hidden="true">· </span> : null}
            {connection.lastSync ? (
              <span>
                Last sync <LastSync at={connection.lastSync} now={now} />
              </span>
            ) : lastTest?.outcome === 'ok' ? (
              <TestedBy test={lastTest} now={now} />
            ) : (
              'Never synced'
            )}
          </span>
        )}
      </div>
      <div className={cx(actions, actionsRule)}>
        {status === 'connected' ? (
          <>
            {test}
            <ActionButton
              needs="configure"
              size="sm"
              icon={Settings2}
              aria-label={`Settings for ${connection.name}`}
              onClick={() => onSetup(connection)}
            />
          </>
        ) : (
          <>
            <ActionButton
              needs="configure"
              size="sm"
              variant="primary"
              icon={status === 'error' ? PlugZap : Plug}
              onClick={() => onSetup(connection)}
              aria-label={`${connect} ${connection.name}`}
            >
              {connect}
            </ActionButton>
            {/* Keys that could not be checked need not be entered again. */}
            {status === 'error' || (connection.stored.length > 0 && lastTest) ? test : null}
          </>
        )}
        {/* Whatever is stored can be removed. */}
        {status === 'connected' || connection.stored.length > 0 ? (
          <ActionButton
            needs="configure"
            size="sm"
            variant="ghost"
            bleed
            className={push}
            onClick={() => onDisconnect(connection)}
            aria-label={`${removal} ${connection.name}`}
            {...inert}
          >
            {removal}
          </ActionButton>
        ) : null}
      </div>
    </Card>
  );
}

/** The API sends an instant, or text that is shown as it is. */
function LastSync({ at, now }: { at: string; now: Date }) {
  return /^\d{4}-\d\d-\d\dT/.test(at) ? <Time at={at} now={now} /> : <bdi>{clip(at.trim(), 60) || '–'}</bdi>;
}

/** Who tested a connection and when, or which agent found it broken in use. */
function TestedBy({ test: { by, testedAt }, now }: { test: TestResult; now: Date }) {
  if (testedAt === undefined) return null;
  const whom = by?.name === undefined ? '' : ` by ${clip(by.name, 60)}`;
  return (
    <span dir="auto">
      {by?.type === 'use' ? `Met in use${whom}` : `Tested${whom}`}, <Time at={testedAt} now={now} show="sentence" />
    </span>
  );
}

/** 'Test passed in 340 ms'. */
const resultWords = ({ outcome, latencyMs }: TestResult): string =>
  `${clip(testOutcome(outcome).label, 40)}${outcome === 'ok' && latencyMs !== undefined ? ` in ${ms(latencyMs)}` : ''}`;

/** Why a test failed and what to do; nothing where it passed. */
const detailOf = ({ outcome, message, nextStep }: TestResult): string =>
  outcome === 'ok' || outcome === 'shape-only'
    ? ''
    : clip(joinSentences(wordsOf(message), nextStepWords(nextStep)), 400);

/** The last test result; of one that failed, its cause and the next step. */
function TestNote({ test }: { test: TestResult }) {
  const rule = testOutcome(test.outcome);
  const detail = detailOf(test);
  return (
    <>
      <span className={`${testedClass} ${toneClass[rule.tone]}`}>
        {rule.icon ? <Icon icon={rule.icon} size={14} /> : null}
        {resultWords(test)}
      </span>
      {detail ? <span className={testDetail}>{detail}</span> : null}
    </>
  );
}
