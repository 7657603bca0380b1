import type { TestResult } from '@switchboard/api-contract/connections';
import { nextStepWords } from '@switchboard/api-contract/words/nextSteps';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { ms } from '../../format/numbers.ts';
import { clip, sentences } from '../../format/text.ts';
import { testOutcome } from '../../rules/testOutcome.ts';
import { toneClass } from '../../theme/tone.css.ts';
import { testDetail, tested } from './ConnectionCard.css.ts';

/** The last test result; of one that failed, its cause and the next step. */
export function TestNote({ test }: { test: TestResult }) {
  const rule = testOutcome(test.outcome);
  const passed = test.outcome === 'ok';
  return (
    <>
      <span className={`${tested} ${toneClass[rule.tone]}`}>
        {rule.icon ? <Icon icon={rule.icon} size={14} /> : null}
        {clip(rule.label, 40)}
        {passed && test.latencyMs !== undefined ? ` in ${ms(test.latencyMs)}` : ''}
      </span>
      {passed || test.outcome === 'shape-only' ? null : (
        <span className={testDetail}>{clip(sentences(wordsOf(test.message), nextStepWords(test.nextStep)), 400)}</span>
      )}
    </>
  );
}
