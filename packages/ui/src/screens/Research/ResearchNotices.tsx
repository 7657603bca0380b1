import type { TestResult } from '@switchboard/api-contract/connections';
import { messages } from '@switchboard/api-contract/errors';
import { nextStepWords } from '@switchboard/api-contract/words/nextSteps';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { ReactNode } from 'react';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import type { LastCall } from '../../components/useBusy.ts';
import { ms } from '../../format/numbers.ts';
import { clip, joinSentences } from '../../format/text.ts';
import { testOutcome } from '../../rules/testOutcome.ts';
import { RefusalBanner } from './RefusalBanner.tsx';
import { message as messageClass } from './Research.css.ts';

interface ResearchNoticesProps {
  toggle: Pick<LastCall<unknown, unknown>, 'refusal' | 'onForget'>;
  test: LastCall<unknown, TestResult>;
}

const dismiss = (onClick: () => void) => (
  <Button size="sm" variant="ghost" onClick={onClick}>
    Dismiss
  </Button>
);

/** The results of the last test and the last Pause or Start, until dismissed. */
export function ResearchNotices({ toggle, test }: ResearchNoticesProps) {
  return (
    <>
      <RefusalBanner message={messages.toggleAgent} refusal={toggle.refusal} action={dismiss(toggle.onForget)} />
      <RefusalBanner message={messages.connectionTest} refusal={test.refusal} action={dismiss(test.onForget)} />
      {test.outcome?.kind === 'done' ? (
        <TestBanner action={dismiss(test.onForget)} result={test.outcome.value} />
      ) : null}
    </>
  );
}

function TestBanner({
  result: { outcome, message, nextStep, latencyMs },
  action,
}: {
  result: TestResult;
  action: ReactNode;
}) {
  const { label, tone, icon } = testOutcome(outcome);
  const took = outcome === 'ok' && latencyMs !== undefined ? ` in ${ms(latencyMs)}` : '';
  const details = joinSentences(wordsOf(message), nextStepWords(nextStep));
  return (
    <Banner tone={tone} icon={icon} action={action}>
      <span className={messageClass}>
        {clip(label, 60)}
        {took}
      </span>
      {details ? <bdi> · {clip(details, 300)}</bdi> : null}
    </Banner>
  );
}
