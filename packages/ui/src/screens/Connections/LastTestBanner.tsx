import type { TestResult } from '@switchboard/api-contract/connections';
import { nextStepWords } from '@switchboard/api-contract/words/nextSteps';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { clip, sentences } from '../../format/text.ts';
import { testOutcome } from '../../rules/testOutcome.ts';

/** What the last test found, in full, unless it passed. */
export function LastTestBanner({ test }: { test: TestResult | undefined }) {
  if (!test || test.outcome === 'ok') return null;
  return (
    <Banner role="none" tone={testOutcome(test.outcome).tone}>
      {clip(sentences(wordsOf(test.message), nextStepWords(test.nextStep)), 1_000)}
    </Banner>
  );
}
