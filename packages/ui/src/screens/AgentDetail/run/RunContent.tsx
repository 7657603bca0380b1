import type { RunDetail } from '@switchboard/api-contract/runs/run';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Card, CardBody, CardHead } from '../../../components/layout/Card/Card.tsx';
import { Grid } from '../../../components/layout/Grid/Grid.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import type { AgentLinks } from '../AgentDetailScreenProps.ts';
import { AnswerText } from './AnswerText.tsx';
import { isLong } from './isLong.ts';
import { Output } from './Output.tsx';
import { RunCost } from './RunCost.tsx';
import { RunFacts } from './RunFacts.tsx';
import { RunInput } from './RunInput.tsx';
import { RunSteps } from './RunSteps.tsx';

interface RunContentProps {
  run: RunDetail;
  /** The agent's results are answers in Markdown. */
  answers: boolean;
  links: AgentLinks;
  now: Date;
}

/** Steps, facts, cost, and what the run worked on. */
export function RunContent({ run, answers, links, now }: RunContentProps) {
  // A result in our own words is a fact.
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
              <AnswerText text={answer} />
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
