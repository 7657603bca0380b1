import type { Proposal } from '@switchboard/api-contract/agents/proposals';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Time } from '../../../components/display/Time/Time.tsx';
import { clip } from '../../../format/text.ts';
import { text } from '../../../theme/typography.css.ts';
import { useBusy } from '../../../components/useBusy.ts';
import { actions, head, reason, row, time, title } from './ProposalsSection.css.ts';
import type { ProposalControl } from './ProposalControl.ts';
import { ActionButton } from '../../roles/ActionButton.tsx';

interface ProposalRowProps {
  proposal: Proposal;
  control: ProposalControl;
  /** Where it is from, if that is not said of all. */
  mark: ReactNode;
  now: Date;
}

const longest = 300;

/** One proposal: what would be done, whom it reaches, why it was not done so far, and both answers to it. */
export function ProposalRow({ proposal, control, mark, now }: ProposalRowProps) {
  const [refusal, setRefusal] = useState<string>();
  const ask = async (answer: Promise<{ kind: string; message?: string }>) => {
    setRefusal(undefined);
    const { kind, message } = await answer;
    if (kind !== 'done') setRefusal(message);
  };
  const [doIt, doing] = useBusy(() => ask(control.onDo(proposal.id)));
  const [discard, discarding] = useBusy(() => ask(control.onDiscard(proposal.id)));
  const name = clip(wordsOf(proposal.text).trim() || 'Proposal without a description', longest);
  const outcome = wordsOf(proposal.outcome);
  const why = refusal ?? (outcome === '' ? undefined : `Not done: ${outcome}.`);
  return (
    <li className={row}>
      <div className={head}>
        <span className={title} dir="auto">
          {name}
        </span>
        {mark}
        <Time className={`${time} ${text.caption}`} at={proposal.createdAt} now={now} />
      </div>
      {why === undefined ? null : (
        <p className={`${reason} ${text.small}`} role={refusal === undefined ? undefined : 'alert'}>
          {why}
        </p>
      )}
      <div className={actions}>
        <ActionButton
          needs="work"
          size="sm"
          icon={Check}
          busy={doing}
          busyLabel="Doing it…"
          aria-label={`Do it: ${name}`}
          onClick={doIt}
        >
          Do it
        </ActionButton>
        <ActionButton
          needs="work"
          size="sm"
          variant="ghost"
          busy={discarding}
          aria-label={`Discard: ${name}`}
          onClick={discard}
        >
          Discard
        </ActionButton>
      </div>
    </li>
  );
}
