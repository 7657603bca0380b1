import type { Email } from '@switchboard/api-contract/agents/email';
import { Paperclip, Star } from 'lucide-react';
import { PriorityBadge } from '../../blocks/marks/PriorityBadge/PriorityBadge.tsx';
import { aboveRecordName, opensRecord } from '../../blocks/records/RecordsSection/RecordsSection.css.ts';
import { OpenRecord, type RowParts } from '../../blocks/records/RecordsSection/rowParts.tsx';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { VisuallyHidden } from '../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { List } from '../../components/layout/List/List.tsx';
import { readSender } from '../../format/sender.ts';
import { clip } from '../../format/text.ts';
import { ellipsis, ink, text } from '../../theme/typography.css.ts';
import * as styles from './Inbox.css.ts';
import { isOwn, MailState } from './emailKind.tsx';

interface InboxProps extends RowParts<Email> {
  emails: readonly Email[];
  now: Date;
  onOpen: (email: Email) => void;
}

/** Messages as rows with fixed columns, so that marks and badges line up. */
export function Inbox({ emails, ...row }: InboxProps) {
  return (
    <Card clipped>
      <List aria-label="Messages">
        {emails.map((email) => (
          <MailRow key={email.id} email={email} {...row} />
        ))}
      </List>
    </Card>
  );
}

function MailRow({ email, now, onOpen, select, mark }: Omit<InboxProps, 'emails'> & { email: Email }) {
  const box = select?.(email);
  const isNew = email.isRead === false;
  const weight = isNew ? styles.unreadText : undefined;
  const sender = readSender(email.from);
  return (
    <li className={cx(styles.mail, box ? styles.chosen : undefined, opensRecord)}>
      {box ? <span className={aboveRecordName}>{box}</span> : null}
      <span>
        {isNew ? (
          <>
            <span className={styles.unread} />
            <VisuallyHidden>Unread</VisuallyHidden>
          </>
        ) : null}
      </span>
      <span className={styles.star}>
        <Icon icon={Star} className={email.isStarred === true ? styles.starred : undefined} />
        {email.isStarred ? <VisuallyHidden>Starred</VisuallyHidden> : null}
      </span>
      <div className={styles.words}>
        <div className={styles.from}>
          <bdi className={cx(ellipsis, ink.strong, weight)}>
            {isOwn(email)
              ? `To: ${clip(email.to?.trim() || 'no one yet', 120)}`
              : clip(sender.name || sender.address || 'Unknown sender', 120)}
          </bdi>
          {email.hasAttachments ? (
            <span className={styles.paperclip}>
              <Icon icon={Paperclip} size={14} />
              <VisuallyHidden>Has attachments</VisuallyHidden>
            </span>
          ) : null}
          {mark(email)}
        </div>
        <div className={cx(ellipsis, text.small, styles.subject)}>
          <span className={cx(ink.strong, weight)}>
            <OpenRecord onOpen={() => onOpen(email)}>
              <bdi>{clip(email.subject?.trim() || 'No subject', 120)}</bdi>
            </OpenRecord>
          </span>{' '}
          <bdi className={cx(ink.muted, styles.preview)}>{clip(email.preview?.trim() ?? '', 200)}</bdi>
        </div>
      </div>
      <div className={styles.badges}>
        <PriorityBadge value={email.priority} />
        <MailState email={email} />
      </div>
      <Time className={cx(styles.time, text.caption, ink.muted)} at={email.timestamp} now={now} show="short" />
    </li>
  );
}
