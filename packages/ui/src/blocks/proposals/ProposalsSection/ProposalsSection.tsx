import type { Proposal } from '@switchboard/api-contract/agents/proposals';
import type { Rows } from '@switchboard/api-contract/wire';
import { useState } from 'react';
import { Count } from '../../../components/display/Count/Count.tsx';
import { Card, CardFoot } from '../../../components/layout/Card/Card.tsx';
import { List } from '../../../components/layout/List/List.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { text } from '../../../theme/typography.css.ts';
import { SandboxMark } from '../../marks/SandboxMark/SandboxMark.tsx';
import { LeftOut } from '../../records/LeftOut/LeftOut.tsx';
import { areSimulated, markOf } from '../../records/RecordsSection/simulated.tsx';
import { ShowAll } from '../../records/ShowAll/ShowAll.tsx';
import { ProposalRow, type ProposalControl } from './ProposalRow.tsx';
import { note } from './ProposalsSection.css.ts';
import { useFocusAfterRemoval } from '../useFocusAfterRemoval.ts';

interface ProposalsSectionProps {
  /** What waits for a member's leave, and how many rows could not be read. */
  proposals: Rows<Proposal>;
  /** Does or discards a proposal. */
  control: ProposalControl;
  /** The moment that the page shows. */
  now: Date;
}

/** What an agent would do that reaches other people, each with Do it and Discard; nothing where nothing waits. */
export function ProposalsSection({ proposals: { items, leftOut }, control, now }: ProposalsSectionProps) {
  const focusAfterRemoval = useFocusAfterRemoval(items.length);
  const [open, setOpen] = useState(false);
  if (items.length === 0 && leftOut === 0) return null;
  const mark = markOf(items);
  return (
    <Section
      title="Proposals"
      mark={
        <>
          <Count>{items.length}</Count>
          {areSimulated(items) ? <SandboxMark /> : null}
        </>
      }
      {...focusAfterRemoval}
    >
      <Card clipped>
        <p className={`${note} ${text.small}`}>These reach other people. Nothing is sent until you approve.</p>
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
