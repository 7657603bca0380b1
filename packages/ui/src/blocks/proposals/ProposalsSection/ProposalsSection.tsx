import type { Proposal } from '@switchboard/api-contract/agents/proposals';
import type { Rows } from '@switchboard/api-contract/wire';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Count } from '../../../components/display/Count/Count.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { Card, CardFoot } from '../../../components/layout/Card/Card.tsx';
import { List } from '../../../components/layout/List/List.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import type { Outcome } from '../../../format/outcome.ts';
import { clip } from '../../../format/text.ts';
import { text } from '../../../theme/typography.css.ts';
import { SandboxMark } from '../../marks/SandboxMark/SandboxMark.tsx';
import { LeftOut } from '../../records/LeftOut/LeftOut.tsx';
import { areFromSandbox, sandboxMarkOf } from '../../records/RecordsSection/rowParts.tsx';
import { ShowAll } from '../../records/ShowAll/ShowAll.tsx';
import { ActionButton } from '../../roles/ActionButton.tsx';
import { about, actions, atEnd, head, intro, row, title } from '../proposals.css.ts';

interface ProposalsSectionProps {
  /** What waits for a member's permission, and how many rows could not be read. */
  proposals: Rows<Proposal>;
  /** Carries out or discards a proposal. */
  control: ProposalControl;
  /** The moment that the page shows. */
  now: Date;
}

/** The outbound actions that an agent proposes, each with Do it and Discard; nothing if none waits. */
export function ProposalsSection({ proposals: { items, leftOut }, control, now }: ProposalsSectionProps) {
  const [open, setOpen] = useState(false);
  if (items.length === 0 && leftOut === 0) return null;
  const mark = sandboxMarkOf(items);
  return (
    <Section
      title="Proposals"
      mark={
        <>
          <Count>{items.length}</Count>
          {areFromSandbox(items) ? <SandboxMark /> : null}
        </>
      }
    >
      <Card clipped>
        <p className={`${intro} ${text.small}`}>These reach other people. Nothing is sent until you approve.</p>
        <List aria-label="Proposals">
          {items.slice(0, open ? items.length : 1).map((proposal) => (
            <ProposalRow key={proposal.id} proposal={proposal} control={control} mark={mark(proposal)} now={now} />
          ))}
        </List>
        {leftOut > 0 || items.length > 1 ? (
          <CardFoot>
            <LeftOut count={leftOut} />
            {items.length > 1 ? (
              <ShowAll open={open} label={`Show ${items.length - 1} more`} onToggle={() => setOpen(!open)} />
            ) : null}
          </CardFoot>
        ) : null}
      </Card>
    </Section>
  );
}

/** What a member can do with what an agent proposed. */
export interface ProposalControl {
  readonly onCarryOut: (id: string) => Promise<Outcome<unknown>>;
  readonly onDiscard: (id: string) => Promise<Outcome<unknown>>;
}

interface ProposalRowProps {
  proposal: Proposal;
  control: ProposalControl;
  /** The sandbox mark; nothing where the heading has it for all. */
  mark: ReactNode;
  now: Date;
}

const longest = 300;

/** One proposal: what would be done, why the last try failed, and its two buttons. */
function ProposalRow({ proposal, control, mark, now }: ProposalRowProps) {
  const [act, busy, { args: [lastAction] = [], refusal }] = useBusy((name: keyof ProposalControl) =>
    control[name](proposal.id),
  );
  const buttonProps = (name: keyof ProposalControl) =>
    ({
      needs: 'work',
      size: 'sm',
      busy: busy && lastAction === name,
      disabled: busy && lastAction !== name,
      onClick: () => act(name),
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
        <Time className={`${atEnd} ${text.caption}`} at={proposal.createdAt} now={now} />
      </div>
      {why === undefined ? null : (
        <p className={`${about} ${text.small}`} role={refusal === undefined ? undefined : 'alert'}>
          {why}
        </p>
      )}
      <div className={actions}>
        <ActionButton {...buttonProps('onCarryOut')} icon={Check} busyLabel="Doing it…" aria-label={`Do it: ${name}`}>
          Do it
        </ActionButton>
        <ActionButton {...buttonProps('onDiscard')} variant="ghost" aria-label={`Discard: ${name}`}>
          Discard
        </ActionButton>
      </div>
    </li>
  );
}
