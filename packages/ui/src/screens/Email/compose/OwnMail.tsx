import type { Email } from '@switchboard/api-contract/agents/email';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { useLayoutEffect, useRef, useState } from 'react';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { clip } from '../../../format/text.ts';
import { isDraft } from '../emailKind.tsx';
import type { ComposeControl } from './ComposeControl.ts';
import { UnsentMail } from './UnsentMail.tsx';

interface OwnMailProps extends Pick<ComposeControl, 'onSend' | 'connectAt'> {
  email: Email;
  /** Called with the message once it is sent. */
  onSent: (email: Email) => void;
}

/** Of a draft, what sends it; once that is sent, where it went. Nothing for what was sent before. */
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
