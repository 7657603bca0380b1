import type { Email } from '@switchboard/api-contract/agents/email';
import { SandboxMark } from '../../blocks/marks/SandboxMark/SandboxMark.tsx';
import { Paperclip, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { PriorityBadge } from '../../blocks/marks/PriorityBadge/PriorityBadge.tsx';
import { OpenRecord } from '../../blocks/records/RecordsSection/OpenRecord.tsx';
import { above, opens } from '../../blocks/records/RecordsSection/RecordsSection.css.ts';
import { Card } from '../../components/layout/Card/Card.tsx';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { List } from '../../components/layout/List/List.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { VisuallyHidden } from '../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { senderInWords } from '../../format/sender.ts';
import { clip } from '../../format/text.ts';
import { ellipsis, ink, text } from '../../theme/typography.css.ts';
import { isOwn, MailState } from './emailKind.tsx';
import { badges, chosen, from, mail, paperclip, star, starred, time, unread, unreadText, words } from './Inbox.css.ts';

interface InboxProps {
  emails: readonly Email[];
  now: Date;
  onOpen: (email: Email) => void;
  /** The checkbox that selects one; none while nothing can be done with several. */
  select?: ((email: Email) => ReactNode) | undefined;
}

/** Messages as rows with fixed columns, so that marks and badges line up. */
export function Inbox({ emails, now, onOpen, select }: InboxProps) {
  return (
    <Card clipped>
      <List aria-label="Messages">
        {emails.map((email) => (
          <MailRow key={email.id} email={email} now={now} onOpen={() => onOpen(email)} box={select?.(email)} />
        ))}
      </List>
    </Card>
  );
}

interface MailRowProps {
  email: Email;
  now: Date;
  onOpen: () => void;
  /** Its checkbox. */
  box: ReactNode;
}

function MailRow({ email, now, onOpen, box }: MailRowProps) {
  const isNew = email.isRead === false;
  const weight = isNew ? unreadText : undefined;
  return (
    <li className={cx(mail, box ? chosen : undefined, opens)}>
      {box ? <span className={above}>{box}</span> : null}
      <span>
        {isNew ? (
          <>
            <span className={unread} />
            <VisuallyHidden>Unread</VisuallyHidden>
          </>
        ) : null}
      </span>
      <span className={star}>
        <Icon icon={Star} className={email.isStarred === true ? starred : undefined} />
        {email.isStarred ? <VisuallyHidden>Starred</VisuallyHidden> : null}
      </span>
      <div className={words}>
        <div className={from}>
          <bdi className={cx(ellipsis, ink.strong, weight)}>
            {isOwn(email)
              ? `To: ${clip(email.to?.trim() || 'nobody yet', 120)}`
              : clip(senderInWords(email.from) ?? 'Unknown sender', 120)}
          </bdi>
          {email.hasAttachments ? (
            <span className={paperclip}>
              <Icon icon={Paperclip} size={14} />
              <VisuallyHidden>Has attachments</VisuallyHidden>
            </span>
          ) : null}
        </div>
        <div className={cx(ellipsis, text.small)}>
          <span className={cx(ink.strong, weight)}>
            <OpenRecord onOpen={onOpen}>
              <bdi>{clip(email.subject?.trim() || 'No subject', 120)}</bdi>
            </OpenRecord>
          </span>{' '}
          <bdi className={ink.muted}>{clip(email.preview?.trim() ?? '', 200)}</bdi>
        </div>
      </div>
      <div className={badges}>
        {email.sandbox ? <SandboxMark plain /> : null}
        <PriorityBadge value={email.priority} />
        <MailState email={email} />
      </div>
      <Time className={cx(time, text.caption, ink.muted)} at={email.timestamp} now={now} show="short" />
    </li>
  );
}
