import type { RunDetail, RunStep } from '@switchboard/api-contract/runs/run';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { findService } from '@switchboard/api-contract/catalogue';
import { Card, CardBody, CardHead } from '../../../components/layout/Card/Card.tsx';
import { Grid } from '../../../components/layout/Grid/Grid.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import type { AgentLinks } from '../AgentDetailScreenProps.ts';
import { AnswerText, Output } from './Output.tsx';
import { RunSteps } from './RunSteps.tsx';
import { Facts, type Fact } from '../../../components/display/Facts/Facts.tsx';
import { money, count, durationInWords } from '../../../format/numbers.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import { note, total, critical, type } from '../AgentDetail.css.ts';
import { clip } from '../../../format/text.ts';
import { configurationInWords } from '../configuration/configurationText.ts';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { NoValue } from '../../../blocks/marks/NoValue/NoValue.tsx';
import { dayName, timeWithSeconds, toDate, fullDateTime } from '../../../format/dates.ts';
import { runEnding, runTrigger } from '../../../rules/runs.ts';
import { unitsInWords } from '../../../blocks/runs/StepTimeline/StepTimeline.tsx';

/** What a run used of one service or model. */
interface Usage {
  readonly of: string;
  /** '66 credits', '508 tokens', '3 calls'. */
  readonly used: string;
}

/** What the steps used, by service and by model, in the order of their first use. */
export function usageOf(steps: readonly RunStep[]): Usage[] {
  const sums = new Map<string, { of: string; unit: string; sum: number }>();
  const add = (of: string, unit: string, amount: number) => {
    const key = JSON.stringify([of, unit]);
    sums.set(key, { of, unit, sum: (sums.get(key)?.sum ?? 0) + amount });
  };
  for (const { kind, service, model, units, unit = '', tokensIn, tokensOut } of steps) {
    const name = clip(model?.trim() || findService(service ?? '')?.name || service?.trim() || '', 60);
    if (!name) continue;
    if (tokensIn !== undefined || tokensOut !== undefined) add(name, 'tokens', (tokensIn ?? 0) + (tokensOut ?? 0));
    else if (units !== undefined) add(name, unit, units);
    else if (kind === 'call' || kind === 'model') add(name, 'calls', 1);
  }
  const counted = [...sums.values()];
  // Calls are listed only for services that report no other unit.
  return counted
    .filter(({ of, unit }) => unit !== 'calls' || !counted.some((other) => other.of === of && other.unit !== 'calls'))
    .map(({ of, unit, sum }) => ({ of, used: unit === 'tokens' ? `${count(sum)} tokens` : unitsInWords(sum, unit) }));
}

/** Whether a text is too long for the list of facts, so that it gets a card of its own. */
const isLong = (words: string): boolean => words.length > 160 || words.trim().includes('\n');

interface RunFactsProps {
  run: RunDetail;
  /** Whether a short result is listed among the facts. */
  withResult: boolean;
  links: AgentLinks;
  now: Date;
}

/** Result, who started it, times, attempts, and the runs before and after it if it was retried. */
function RunFacts({ run, withResult, links, now }: RunFactsProps) {
  const { id, queuedAt, startTime, endTime, duration, attempts, retryOf, retriedBy, notBefore } = run;
  const [result, error] = [wordsOf(run.result).trim(), wordsOf(run.errorMessage).trim()];
  const ending = runEnding(run);
  const items: (Fact | undefined)[] = [
    withResult && result && !isLong(result) ? { label: 'Result', value: <bdi>{result}</bdi> } : undefined,
    error && !isLong(error) ? { label: 'Error', value: <bdi className={critical}>{error}</bdi> } : undefined,
    ending === undefined ? undefined : { label: 'Why it ended', value: clip(ending, 120) },
    { label: 'Started by', value: <bdi>{clip(runTrigger(run) ?? '', 120)}</bdi> },
    startTime === undefined ? { label: 'Queued', value: <ExactTime at={queuedAt} now={now} /> } : undefined,
    { label: 'Start', value: <ExactTime at={startTime} now={now} /> },
    { label: 'End', value: <ExactTime at={endTime} now={now} /> },
    { label: 'Duration', value: durationInWords(duration) },
    { label: 'Attempts', value: count(attempts) },
    notBefore === undefined ? undefined : { label: 'Not before', value: <ExactTime at={notBefore} now={now} /> },
    { label: 'Retry of', value: <RunLink id={retryOf} links={links} /> },
    retriedBy === undefined ? undefined : { label: 'Retried by', value: <RunLink id={retriedBy} links={links} /> },
    { label: 'Run id', value: <span className={type}>{clip(id, 80)}</span> },
  ];
  return (
    <Card as="section" aria-label="Facts">
      <CardHead title="Facts" />
      <CardBody>
        <Facts items={items.filter((item) => item !== undefined)} />
      </CardBody>
    </Card>
  );
}

/** 'Today, 08:00:39'. */
function ExactTime({ at, now }: { at: string | undefined; now: Date }) {
  const date = toDate(at);
  if (!date) return <NoValue />;
  return (
    <time dateTime={date.toISOString()} title={fullDateTime(date)}>
      {dayName(date, now)}, {timeWithSeconds(date)}
    </time>
  );
}

function RunLink({ id, links }: { id: string | undefined; links: AgentLinks }) {
  if (id === undefined) return <NoValue />;
  return (
    <Link href={links.run(id)} className={type}>
      {clip(id, 80)}
    </Link>
  );
}

/** What the run worked on, and the configuration that it had. */
function RunInput({ run: { input, configuration } }: { run: RunDetail }) {
  return (
    <Card as="section" aria-label="Input and configuration">
      <CardHead title="Input and configuration" />
      <CardBody>
        <Facts
          items={[
            {
              label: 'Input',
              value: input?.trim() ? (
                <bdi>{isLong(input) ? clip(input.trim(), 60) : input.trim()}</bdi>
              ) : (
                <span className={ink.muted}>none</span>
              ),
            },
            ...configurationInWords(configuration),
          ]}
        />
        <p className={`${text.caption} ${ink.muted} ${note}`}>
          {configuration
            ? 'As it was when the run first started.'
            : 'The configuration is kept with the run when it starts.'}
        </p>
      </CardBody>
    </Card>
  );
}

/** What the run cost, and what it used. */
function RunCost({ run: { cost, steps, stepsLeftOut = 0, stepsGone } }: { run: RunDetail }) {
  const used = usageOf(steps.items);
  return (
    <Card as="section" aria-label="Cost">
      <CardHead title="Cost" />
      <CardBody>
        <Facts
          items={[
            { label: 'Total', value: <strong className={total}>{totalOf(cost)}</strong> },
            ...used.map((each) => ({ label: each.of, value: each.used })),
          ]}
        />
        {used.length > 0 && stepsLeftOut > 0 && !stepsGone ? (
          <p className={`${text.caption} ${ink.muted} ${note}`}>Counted over the steps that were kept.</p>
        ) : null}
      </CardBody>
    </Card>
  );
}

/** '€0.67', 'at least €0.67', 'unknown', 'nothing'. */
function totalOf(cost: RunDetail['cost']): string {
  const { amount, currency, unknown } = cost ?? {};
  if (amount !== undefined) return `${unknown ? 'at least ' : ''}${money(amount, currency)}`;
  return cost === undefined || unknown ? 'unknown' : 'nothing';
}

interface RunContentProps {
  run: RunDetail;
  /** The agent's results are answers in Markdown. */
  answers: boolean;
  links: AgentLinks;
  now: Date;
}

/** Steps, facts, cost, and what the run worked on. */
export function RunContent({ run, answers, links, now }: RunContentProps) {
  // An answer is a string; a result that we word ourselves is a fact.
  const answer = answers && typeof run.result === 'string' ? run.result.trim() : '';
  const outputs = [
    { title: 'Input', value: run.input ?? '' },
    { title: 'Result', value: answer === '' ? wordsOf(run.result) : '' },
    { title: 'Error', value: wordsOf(run.errorMessage) },
  ].filter(({ value }) => isLong(value));
  return (
    <Grid columns="main">
      <Stack>
        {answer === '' ? null : (
          <Card as="section" aria-label="Answer">
            <CardHead title="Answer" />
            <CardBody>
              <AnswerText answer={answer} />
            </CardBody>
          </Card>
        )}
        {outputs.map((output) => (
          <Card key={output.title}>
            <CardBody>
              <Output {...output} />
            </CardBody>
          </Card>
        ))}
        <RunSteps run={run} workspaceHref={links.workspace} now={now} />
      </Stack>
      <Stack>
        <RunFacts run={run} withResult={answer === ''} links={links} now={now} />
        <RunCost run={run} />
        <RunInput run={run} />
      </Stack>
    </Grid>
  );
}
