import type { Reply as WrittenReply } from '@switchboard/api-contract/agents/replies';
import { Clock, Frown, Reply } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/display/Badge/Badge.tsx';
import { Chip } from '../../../components/display/Chip/Chip.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { fromNow, timeWithPreposition } from '../../../format/dates.ts';
import { clip } from '../../../format/text.ts';
import { text } from '../../../theme/typography.css.ts';
import { ReplyActions, type ReplyControl } from './ReplyActions.tsx';
import { about, body, head, name, note, row } from './RepliesSection.css.ts';

interface ReplyRowProps {
  reply: WrittenReply;
  control: ReplyControl;
  /** Where it is from, if that is not said of all. */
  mark: ReactNode;
  /** The reply that is to be decided next: its Send weighs most. */
  first: boolean;
  now: Date;
}

/** 'in 12 minutes, at 09:53'. */
const sendsIn = (at: WrittenReply['sendAt'], now: Date): string =>
  at === undefined ? 'automatically' : `${fromNow(at, now)}, ${timeWithPreposition(at, now)}`;

/**
 * One reply, or a message that a workflow had drafted: to whom and why, its text while it waits, and what a member can
 * do with it.
 */
export function ReplyRow({ reply, control, mark, first, now }: ReplyRowProps) {
  const { state, asked, category, content, template, inGmail } = reply;
  const sent = state === 'sent';
  return (
    <li className={row}>
      <div className={head}>
        <bdi className={name}>{clip(reply.name?.trim() || 'Somebody', 120)}</bdi>
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
          <Badge tone="positive" icon={Reply}>
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
        <span className={`${note} ${text.caption}`}>
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
