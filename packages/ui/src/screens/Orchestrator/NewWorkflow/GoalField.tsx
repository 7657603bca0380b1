import type { WorkflowPlan } from '@switchboard/api-contract/agents/workflowPlan';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { limits } from '@switchboard/api-contract/limits';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useBusy } from '../../../components/useBusy.ts';
import { ActionButton } from '../../../blocks/roles/ActionButton.tsx';
import { LinkButton } from '../../../components/actions/LinkButton/LinkButton.tsx';
import { cx } from '../../../components/cx.ts';
import { LiveRegion } from '../../../components/display/LiveRegion/LiveRegion.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { TextArea } from '../../../components/forms/TextArea/TextArea.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { timeOfDay } from '../../../format/dates.ts';
import { formMessage, type Refusal } from '../../../format/outcome.ts';
import { clip } from '../../../format/text.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import type { WorkflowPlanning } from '../WorkflowControl.ts';

interface GoalFieldProps extends Pick<WorkflowPlanning, 'onPlan'> {
  goal: string;
  onGoalChange: (goal: string) => void;
  onPlanned: (plan: WorkflowPlan) => void;
}

/** What should come out of a workflow, and the button that has the model propose its steps. */
export function GoalField({ goal, onGoalChange, onPlan, onPlanned }: GoalFieldProps) {
  const [plan, setPlan] = useState<WorkflowPlan>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [blank, setBlank] = useState(false);
  const [ask, asking] = useBusy(async () => {
    const outcome = await onPlan(goal.trim());
    setRefusal(outcome.kind === 'done' ? undefined : outcome);
    if (outcome.kind !== 'done') return;
    setPlan(outcome.value);
    onPlanned(outcome.value);
  });
  const begin = () => {
    setBlank(goal.trim() === '');
    if (goal.trim() !== '') ask();
  };
  const lacks = refusal?.kind === 'conflict' && refusal.missing !== undefined && refusal.missing.length > 0;
  const planned = plan
    ? `Planned by ${plan.sandbox ? 'the sandbox' : clip(plan.model ?? plan.service ?? 'the model', 60)}${plan.at ? ` at ${timeOfDay(plan.at)}` : ''}`
    : '';
  return (
    <Stack gap={2}>
      <Field label="Goal" error={blank ? 'Say what the result should be' : undefined}>
        <TextArea
          rows={2}
          maxLength={limits.text.runInput}
          placeholder="Find logistics companies in Poland and research how their market changed"
          value={goal}
          onValueChange={(value) => {
            setBlank(false);
            onGoalChange(value);
          }}
        />
      </Field>
      <Row gap={3} wrap>
        <ActionButton needs="work" size="sm" icon={Sparkles} busy={asking} busyLabel="Planning…" onClick={begin}>
          {plan ? 'Plan again' : 'Plan'}
        </ActionButton>
        <span className={cx(text.caption, ink.muted)}>{planned}</span>
        <LiveRegion message={planned} of={plan?.at} />
      </Row>
      {refusal ? (
        <Banner
          tone={lacks ? 'caution' : 'critical'}
          role={lacks ? 'status' : undefined}
          action={
            lacks ? (
              <LinkButton size="sm" href={addresses.setup('openai')}>
                Connect OpenAI
              </LinkButton>
            ) : undefined
          }
        >
          {clip(formMessage(refusal), 300)}
        </Banner>
      ) : null}
      {plan && plan.left.items.length > 0 ? (
        <Banner tone="caution" role="status">
          {plan.left.items
            .flatMap((each) => (each.text === undefined ? [] : [clip(wordsOf(each.text), 300)]))
            .join(' · ')}
        </Banner>
      ) : null}
    </Stack>
  );
}
