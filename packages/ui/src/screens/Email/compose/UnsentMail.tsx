import type { Addressee, Email, NewEmail } from '@switchboard/api-contract/agents/email';
import { isFact } from '@switchboard/api-contract/words/factOrText';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Send } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { ActionButton } from '../../../blocks/roles/ActionButton.tsx';
import { LiveRegion } from '../../../components/display/LiveRegion/LiveRegion.tsx';
import { LinkButton } from '../../../components/actions/LinkButton/LinkButton.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import { formMessage, type Outcome } from '../../../format/outcome.ts';
import { clip } from '../../../format/text.ts';
import { isDraft } from '../emailKind.tsx';

/** What composing a message needs from the server. */
export interface ComposeControl {
  /** Stores a message under Drafts. */
  readonly onWrite: (message: NewEmail) => Promise<Outcome<Email>>;
  /** Sends a draft. If it could not be sent, the answer says why. */
  readonly onSend: (id: string) => Promise<Outcome<Email>>;
  /** Looks up who has an address; empty where nobody is known. */
  readonly onAddressee: (to: string) => Promise<Outcome<Addressee>>;
  /** Where a service is connected that sends mail, from which a link leads back here. */
  readonly connectAt: (service: 'gmail' | 'sendgrid') => string;
}

export interface UnsentMailProps extends Pick<ComposeControl, 'onSend' | 'connectAt'> {
  email: Email;
  /** Why it was not sent, where the message does not say it. */
  failed?: string | undefined;
  onSent?: () => void;
}

/** Why a draft was not sent, links to what fixes that, and a button that sends it. */
export function UnsentMail({ email: { id, unsent }, failed, onSend, connectAt, onSent }: UnsentMailProps) {
  const [reason, setReason] = useState(failed || (unsent ? wordsOf(unsent) : ''));
  const [send, sending] = useBusy(async () => {
    const outcome = await onSend(id);
    if (outcome.kind !== 'done') return setReason(formMessage(outcome));
    const { value } = outcome;
    if (value.sentAt === undefined) return setReason(value.unsent ? wordsOf(value.unsent) : '');
    onSent?.();
    return undefined;
  });
  const why = clip(reason || 'Not sent yet', 300);
  const connects = isFact(unsent) && unsent.kind === 'keptConnectToSend';
  return (
    <Banner
      tone={reason ? 'caution' : 'info'}
      action={
        <Row gap={2} wrap>
          {connects
            ? (['gmail', 'sendgrid'] as const).map((service) => (
                <LinkButton key={service} size="sm" href={connectAt(service)}>
                  {service === 'gmail' ? 'Connect Gmail' : 'Connect SendGrid'}
                </LinkButton>
              ))
            : null}
          <ActionButton needs="work" size="sm" icon={Send} busy={sending} busyLabel="Sending…" onClick={send}>
            Send
          </ActionButton>
        </Row>
      }
    >
      {why}
      <LiveRegion message={why} />
    </Banner>
  );
}

interface OwnMailProps extends Pick<ComposeControl, 'onSend' | 'connectAt'> {
  email: Email;
  /** Called with the message once it is sent. */
  onSent: (email: Email) => void;
}

/** For a draft, the button that sends it and, once sent, where it went. Renders nothing for a mail sent earlier. */
export function OwnMail({ email, onSend, connectAt, onSent }: OwnMailProps) {
  const [wasDraft] = useState(isDraft(email));
  if (!wasDraft) return null;
  if (isDraft(email)) {
    const send: ComposeControl['onSend'] = async (id) => {
      const outcome = await onSend(id);
      if (outcome.kind === 'done' && outcome.value.sentAt !== undefined) onSent(outcome.value);
      return outcome;
    };
    return <UnsentMail email={email} onSend={send} connectAt={connectAt} />;
  }
  return <SentMail email={email} />;
}

/** Stands where Send was, and takes the focus that would be lost with that button. */
function SentMail({ email: { to = '', sentBy: service = '' } }: { email: Email }) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus();
  }, []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Banner tone="positive">{wordsOf({ kind: 'messageSent', args: { to: clip(to, 80), service } })}</Banner>
    </div>
  );
}
