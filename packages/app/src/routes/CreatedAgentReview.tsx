import { answer, answersGiven } from '@switchboard/api-contract/agents/answers';
import { proposal } from '@switchboard/api-contract/agents/proposals';
import { withoutReplyProposals, isOpenReply, reply } from '@switchboard/api-contract/agents/replies';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { AnswersSection } from '@switchboard/ui/blocks/proposals/AnswersSection';
import { DuplicatesNotice } from '@switchboard/ui/blocks/proposals/DuplicatesNotice';
import { ProposalsSection } from '@switchboard/ui/blocks/proposals/ProposalsSection';
import { RepliesSection } from '@switchboard/ui/blocks/proposals/RepliesSection';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { Button } from '@switchboard/ui/components/actions/Button';
import { Banner } from '@switchboard/ui/components/states/Banner';
import { clip } from '@switchboard/ui/format/text';
import { type ViewState, mapReady } from '@switchboard/ui/format/viewState';
import { limits } from '@switchboard/api-contract/limits';
import type { ListParams } from '@switchboard/api-contract/records/listQuery';
import { noRows, type Rows } from '@switchboard/api-contract/wire';
import { proposalActions, replyActions, undoAnswer } from '../queries/agentPages/reviewActions.ts';
import { useContactPairs } from '../queries/agentPages/useContactsReview.ts';
import { useAgentCache } from '../queries/cachedReads.ts';
import { toViewState, useRead } from '../queries/useRead.ts';
import { recordQueries, type ServerCollection } from '../queries/records/recordQueries.ts';

/** The first page of a list, read again as often as the page of its agent. */
function useFirstRecords<Row>(source: ServerCollection<Row>, params: ListParams): ViewState<Rows<Row>> {
  const query = useRead({ ...recordQueries.list(source, params), refetchInterval: limits.pollMs.agent });
  return mapReady(toViewState(query), ([first]) => first?.items ?? noRows);
}

interface ReviewProps {
  readonly agentId: string;
  readonly now: Date;
}

/** How many of the latest answers are shown, to be taken back. */
const mostAnswers = 5;
const open = { open: 'true' } as const;
const latest = { sort: '-at' } as const;

/** What an agent that a member created leaves to members to decide, by its type; nothing if nothing waits. */
export function CreatedAgentReview({
  type,
  onReview,
  ...of
}: ReviewProps & { readonly type: string; readonly onReview: () => void }) {
  if (type === 'calendar') return <CalendarReview {...of} />;
  if (type === 'email') return <EmailReview {...of} />;
  return <ContactsReview agentId={of.agentId} onReview={onReview} />;
}

function CalendarReview({ agentId, now }: ReviewProps) {
  const cache = useAgentCache(agentId);
  const proposals = useFirstRecords({ agentId, collection: 'proposals', record: proposal }, open);
  const answers = useFirstRecords({ agentId, collection: 'answers', record: answer }, latest);
  if (proposals.status !== 'ready' || answers.status !== 'ready') return <NotLoaded views={[proposals, answers]} />;
  const given = answersGiven(answers.data.items).slice(0, mostAnswers);
  return (
    <>
      <ProposalsSection proposals={proposals.data} control={proposalActions(agentId, cache)} now={now} />
      <AnswersSection answers={{ ...answers.data, items: given }} onUndo={undoAnswer(agentId, cache)} now={now} />
    </>
  );
}

function EmailReview({ agentId, now }: ReviewProps) {
  const cache = useAgentCache(agentId);
  const toast = useToast();
  const proposals = useFirstRecords({ agentId, collection: 'proposals', record: proposal }, open);
  const replies = useFirstRecords({ agentId, collection: 'replies', record: reply }, open);
  if (proposals.status !== 'ready' || replies.status !== 'ready') return <NotLoaded views={[proposals, replies]} />;
  const waiting = replies.data.items.filter(isOpenReply);
  const control = replyActions(agentId, cache);
  const send = async (id: string) => {
    const outcome = await control.onSend(id);
    // Its row is gone by now, so a toast says it.
    if (outcome.kind === 'done' && outcome.value.state === 'sent')
      toast.show({
        title: wordsOf({ kind: 'messageSent', args: { to: clip(outcome.value.to ?? '', 80), service: 'Gmail' } }),
      });
    return outcome;
  };
  return (
    <>
      <ProposalsSection
        proposals={withoutReplyProposals(proposals.data, replies.data)}
        control={proposalActions(agentId, cache)}
        now={now}
      />
      <RepliesSection replies={{ ...replies.data, items: waiting }} control={{ ...control, onSend: send }} now={now} />
    </>
  );
}

function ContactsReview({ agentId, onReview }: { readonly agentId: string; readonly onReview: () => void }) {
  const pairs = useContactPairs(agentId);
  return pairs.status === 'ready' ? (
    <DuplicatesNotice pairs={pairs.data.pairs.items.length} onReview={onReview} />
  ) : (
    <NotLoaded views={[pairs]} />
  );
}

/** Says that something may wait unseen, if a read failed; nothing while it is read for the first time. */
function NotLoaded({ views }: { readonly views: readonly ViewState<unknown>[] }) {
  const failed = views.find((view) => view.status === 'error');
  return failed ? (
    <Banner
      tone="caution"
      action={
        <Button size="sm" busy={failed.retrying === true} onClick={failed.onRetry}>
          Try again
        </Button>
      }
    >
      What waits for you could not be loaded.
    </Banner>
  ) : null;
}
