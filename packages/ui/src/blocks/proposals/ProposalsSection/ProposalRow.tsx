import type { Proposal } from '@switchboard/api-contract/agents/proposals';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Time } from '../../../components/display/Time/Time.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { clip } from '../../../format/text.ts';
import { text } from '../../../theme/typography.css.ts';
import { useBusy } from '../../../components/useBusy.ts';
import { actions, head, reason, row, time, title } from './ProposalsSection.css.ts';
import { ActionButton } from '../../roles/ActionButton.tsx';

/** What a member can do with what an agent proposed. */
export interface ProposalControl {
  readonly onDo: (id: string) => Promise<Outcome<unknown>>;
  readonly onDiscard: (id: string) => Promise<Outcome<unknown>>;
}

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
  const [ask, busy, { of: [asked] = [], refusal }] = useBusy((name: keyof ProposalControl) =>
    control[name](proposal.id),
  );
  const answer = (name: keyof ProposalControl) =>
    ({
      needs: 'work',
      size: 'sm',
      busy: busy && asked === name,
      disabled: busy && asked !== name,
      onClick: () => ask(name),
    }) as const;
  const name = clip(wordsOf(proposal.text).trim() || 'Proposal without a description', longest);
  const outcome = wordsOf(proposal.outcome);
  const why = refusal?.message ?? (outcome === '' ? undefined : `Not done: ${outcome}.`);
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
        <ActionButton {...answer('onDo')} icon={Check} busyLabel="Doing it…" aria-label={`Do it: ${name}`}>
          Do it
        </ActionButton>
        <ActionButton {...answer('onDiscard')} variant="ghost" aria-label={`Discard: ${name}`}>
          Discard
        </ActionButton>
      </div>
    </li>
  );
}
