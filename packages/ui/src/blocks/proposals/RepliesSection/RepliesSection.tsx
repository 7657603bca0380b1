import { isOpenReply, type Reply } from '@switchboard/api-contract/agents/replies';
import type { Rows } from '@switchboard/api-contract/wire';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Clock, Frown, Reply as ReplyIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Badge } from '../../../components/display/Badge/Badge.tsx';
import { Chip } from '../../../components/display/Chip/Chip.tsx';
import { Count } from '../../../components/display/Count/Count.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { List, ListRow } from '../../../components/layout/List/List.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { fromNow, timeWithPreposition } from '../../../format/dates.ts';
import { clip } from '../../../format/text.ts';
import { text } from '../../../theme/typography.css.ts';
import { SandboxMark } from '../../marks/SandboxMark/SandboxMark.tsx';
import { LeftOut } from '../../records/LeftOut/LeftOut.tsx';
import { areFromSandbox, sandboxMarkOf } from '../../records/RecordsSection/rowParts.tsx';
import { ShowAll } from '../../records/ShowAll/ShowAll.tsx';
import { foot, about, atEnd, body, head, person, row } from '../proposals.css.ts';
import { type ReplyControl, ReplyActions } from './ReplyActions.tsx';

export type { ReplyControl };

interface RepliesSectionProps {
  /** The replies, and how many rows could not be read. */
  replies: Rows<Reply>;
  /** Sends, changes or discards a reply. */
  control: ReplyControl;
  /** The moment that the page shows. */
  now: Date;
}

/**
 * Replies, and messages drafted for workflows: those that wait, then those that were sent, and the messages that get no
 * reply. Nothing before a run has written any.
 */
export function RepliesSection({ replies: { items, leftOut }, control, now }: RepliesSectionProps) {
  const [why, setWhy] = useState(false);
  const [open, setOpen] = useState(false);
  if (items.length === 0 && leftOut === 0) return null;
  const mark = sandboxMarkOf(items);
  const refused = items.filter(({ state }) => state === 'refused');
  const shown = items.filter(({ state }) => state !== 'refused');
  const waiting = shown.filter(isOpenReply);
  const listed = [...waiting, ...shown.filter((one) => !isOpenReply(one))];
  return (
    <Section
      title={items.every(({ emailId }) => emailId) ? 'Replies' : 'Replies and drafts'}
      mark={
        <>
          <Count>{waiting.length}</Count>
          {areFromSandbox(items) ? <SandboxMark /> : null}
        </>
      }
    >
      <Card clipped>
        <List aria-label="Replies">
          {listed.slice(0, open ? listed.length : 1).map((reply) => (
            <ReplyRow
              key={reply.id}
              reply={reply}
              control={control}
              mark={mark(reply)}
              first={reply.id === shown.find(({ state }) => state === 'draft')?.id}
              now={now}
            />
          ))}
        </List>
        {listed.length > 1 ? (
          <div className={`${foot} ${text.small}`}>
            <ShowAll open={open} label={`Show ${listed.length - 1} more`} onToggle={() => setOpen(!open)} />
          </div>
        ) : null}
        {refused.length > 0 ? (
          <div className={`${foot} ${text.small}`}>
            <span>
              {refused.length} {refused.length === 1 ? 'message gets' : 'messages get'} no reply
            </span>
            <Button size="sm" variant="ghost" aria-expanded={why} onClick={() => setWhy(!why)}>
              {why ? 'Hide why' : 'Show why'}
            </Button>
          </div>
        ) : null}
        {why ? (
          <List aria-label="Messages without a reply">
            {refused.map(({ id, subject, name, reason }) => (
              <ListRow
                key={id}
                compact
                title={clip(`${name ?? 'Someone'}: ${subject ?? 'No subject'}`, 200)}
                sub={`${wordsOf(reason)}.`}
              />
            ))}
          </List>
        ) : null}
        {leftOut > 0 ? (
          <div className={foot}>
            <LeftOut count={leftOut} />
          </div>
        ) : null}
      </Card>
    </Section>
  );
}

interface ReplyRowProps {
  reply: Reply;
  control: ReplyControl;
  /** The sandbox mark; nothing where the heading has it for all. */
  mark: ReactNode;
  /** The next reply to decide on: its Send button is the primary one. */
  first: boolean;
  now: Date;
}

/** When a reply is sent: 'in 12 minutes, at 09:53'. */
const sendsIn = (at: Reply['sendAt'], now: Date): string =>
  at === undefined ? 'automatically' : `${fromNow(at, now)}, ${timeWithPreposition(at, now)}`;

/**
 * One reply, or a message that a workflow had drafted: to whom and why, its text while it waits, and what a member can
 * do with it.
 */
function ReplyRow({ reply, control, mark, first, now }: ReplyRowProps) {
  const { state, asked, category, content, template, inGmail } = reply;
  const sent = state === 'sent';
  return (
    <li className={row}>
      <div className={head}>
        <bdi className={person}>{clip(reply.name?.trim() || 'Somebody', 120)}</bdi>
        {category ? <Chip>{clip(category, 40)}</Chip> : null}
        {reply.tone === 'unhappy' ? (
          <Badge tone="caution" icon={Frown}>
            Unhappy tone
          </Badge>
        ) : null}
        {state === 'waiting' ? (
          <Badge tone="info" icon={Clock}>
            Sends {sendsIn(reply.sendAt, now)}
          </Badge>
        ) : null}
        {sent ? (
          <Badge tone="positive" icon={ReplyIcon}>
            Sent
          </Badge>
        ) : null}
        {mark}
      </div>
      <p className={`${about} ${text.small}`}>
        <bdi>{clip(reply.subject?.trim() || 'No subject', 120)}</bdi>
        {asked ? (
          <> asks: “{clip(asked, 200)}”</>
        ) : reply.emailId ? (
          ' asks something'
        ) : (
          ` · to ${clip(reply.to ?? '', 120)}`
        )}
      </p>
      {sent ? null : <p className={body}>{content}</p>}
      <ReplyActions reply={reply} control={control} first={first}>
        <span className={`${atEnd} ${text.caption}`}>
          {sent ? 'Sent ' : 'Drafted '}
          <Time at={sent ? reply.sentAt : reply.createdAt} now={now} show="sentence" />
          {sent && reply.sentBy ? ` by ${reply.sentBy}` : ''}
          {sent && !reply.sentBy ? ' automatically' : ''}
          {template && !sent ? ` · template ${clip(template, 60)}` : ''}
          {inGmail && !sent ? ' · also a draft in Gmail' : ''}
        </span>
      </ReplyActions>
    </li>
  );
}
