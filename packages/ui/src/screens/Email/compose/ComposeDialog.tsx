import {
  type Email,
  type NewEmail,
  type Template,
  newEmail,
  type Addressee,
} from '@switchboard/api-contract/agents/email';
import { useRef, useState, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { fillTemplate } from '@switchboard/api-contract/agents/fillTemplate';
import { RecordDialog } from '../../../blocks/records/RecordDialog/RecordDialog.tsx';
import type { FormDraft } from '../../../blocks/records/RecordDialog/RecordForm.ts';
import { LiveRegion } from '../../../components/display/LiveRegion/LiveRegion.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { cx } from '../../../components/cx.ts';
import { Facts } from '../../../components/display/Facts/Facts.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { formMessage, type Outcome } from '../../../format/outcome.ts';
import { clip } from '../../../format/text.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import { UnsentMail, type ComposeControl } from './UnsentMail.tsx';
import { composeForm } from './composeForm.ts';

/** The texts of a message. */
interface MessageTexts {
  readonly subject: string;
  readonly content: string;
}

/** What texts are filled from. */
export interface TemplateValues {
  readonly template: Template | undefined;
  readonly who: Addressee;
}

const filledBy = ({ template, who }: TemplateValues): MessageTexts => ({
  subject: fillTemplate(template?.subject ?? '', who),
  content: fillTemplate(template?.content ?? '', who),
});

/** The texts once another template is chosen, or another addressee is known. What was typed by hand stays. */
export function refill(texts: MessageTexts, before: TemplateValues, after: TemplateValues): MessageTexts {
  const old = filledBy(before);
  const next = filledBy(after);
  const same = before.template?.id === after.template?.id;
  const filledIn = (typed: string) => (same && after.template ? fillTemplate(typed, after.who) : typed);
  const untouched = (name: keyof MessageTexts) => texts[name].trim() === '' || texts[name] === old[name];
  const above = same || !next.content ? '' : `${next.content}\n\n`;
  return {
    subject: untouched('subject') ? next.subject : filledIn(texts.subject),
    content: untouched('content') ? next.content : `${above}${filledIn(texts.content)}`,
  };
}

interface AddresseeNoteProps extends Pick<ComposeControl, 'onAddressee'> {
  /** What stands in To. */
  to: unknown;
  /** Called once it is known who that is; nobody while it is not. */
  onKnown: (who: Addressee) => void;
}

/** How long typing must pause before an address is looked up, in ms. */
const pauseMs = 300;

/** Says who has the address, as far as contacts, leads and messages know. */
function AddresseeNote({ to, onAddressee, onKnown }: AddresseeNoteProps) {
  const address = v.is(newEmail.entries.to, to) ? to : '';
  const [found, setFound] = useState<{ readonly address: string; readonly who: Addressee }>();
  const know = useEffectEvent((who: Addressee) => {
    setFound({ address, who });
    onKnown(who);
  });
  useEffect(() => {
    if (!address) return undefined;
    let wanted = true;
    const find = async () => {
      const outcome = await onAddressee(address);
      // A template can be filled in by hand, so that a failed look-up keeps nobody from writing.
      if (wanted) know(outcome.kind === 'done' ? outcome.value : {});
    };
    const timer = setTimeout(() => void find(), pauseMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [address, onAddressee]);
  const { name, company } = found?.address === address ? found.who : {};
  const words = [name, company].flatMap((word) => (word?.trim() ? [clip(word.trim(), 80)] : []));
  return (
    <span className={cx(text.caption, ink.muted)}>
      {words.join(', ')}
      <LiveRegion message={words.join(', ')} />
    </span>
  );
}

export interface ComposeDialogProps {
  templates: readonly Template[];
  control: ComposeControl;
  onClose: () => void;
}

/** A message that was stored and not sent. `failed`: why, if the message itself does not say. */
interface UnsentMessage {
  readonly email: Email;
  readonly failed: string;
}

const textsOf = ({ subject, content }: FormDraft): MessageTexts => ({
  subject: String(subject),
  content: String(content),
});

/** Writes a message, from a template or not, and sends it. What can't be sent is kept, and the dialog says why. */
export function ComposeDialog({ templates, control, onClose }: ComposeDialogProps) {
  const [who, setWho] = useState<TemplateValues['who']>({});
  const [unsent, setUnsent] = useState<UnsentMessage>();
  const staysOpen = useRef(false);
  const templateOf = (chosen: unknown) => templates.find(({ id }) => id === chosen);
  const send = async ({ templateId, ...message }: NewEmail): Promise<Outcome<unknown>> => {
    const written = await control.onWrite(templateId ? { ...message, templateId } : message);
    if (written.kind !== 'done') return written;
    const sent = await control.onSend(written.value.id);
    if (sent.kind === 'done' && sent.value.sentAt !== undefined) return written;
    staysOpen.current = true;
    if (sent.kind === 'done') setUnsent({ email: sent.value, failed: '' });
    else setUnsent({ email: written.value, failed: formMessage(sent) });
    return written;
  };
  if (unsent)
    return <UnsentDialog {...unsent} onSend={control.onSend} connectAt={control.connectAt} onClose={onClose} />;
  const form = composeForm({
    templates,
    choose: (templateId, before) => ({
      ...refill(
        textsOf(before),
        { template: templateOf(before['templateId']), who },
        { template: templateOf(templateId), who },
      ),
    }),
    below: ({ to, ...body }, fill) => (
      <AddresseeNote
        to={to}
        onAddressee={control.onAddressee}
        onKnown={(known) => {
          const template = templateOf(body.templateId);
          fill({ ...refill(textsOf(body), { template, who }, { template, who: known }) });
          setWho(known);
        }}
      />
    ),
  });
  const close = () => {
    if (!staysOpen.current) onClose();
  };
  return <RecordDialog form={form} onClose={close} onSubmit={send} />;
}

interface UnsentDialogProps extends UnsentMessage, Pick<ComposeControl, 'onSend' | 'connectAt'> {
  onClose: () => void;
}

/** A message that was written and could not be sent: where it is, and what sends it. */
function UnsentDialog({ email, failed, onClose, ...control }: UnsentDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Kept under Drafts" foot={<Button onClick={onClose}>Close</Button>}>
      <UnsentMail email={email} failed={failed} {...control} onSent={onClose} />
      <Facts
        items={[
          { label: 'To', value: <bdi>{clip(email.to ?? '', 120)}</bdi> },
          { label: 'Subject', value: <bdi>{clip(email.subject ?? '', 200)}</bdi> },
        ]}
      />
    </Dialog>
  );
}
