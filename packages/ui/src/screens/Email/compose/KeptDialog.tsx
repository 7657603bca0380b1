import type { Email } from '@switchboard/api-contract/agents/email';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Facts } from '../../../components/display/Facts/Facts.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { clip } from '../../../format/text.ts';
import type { ComposeControl } from './ComposeControl.ts';
import { UnsentMail } from './UnsentMail.tsx';

interface KeptDialogProps extends Pick<ComposeControl, 'onSend' | 'connectAt'> {
  email: Email;
  /** Why it was not sent, where the message does not say it. */
  failed: string;
  onClose: () => void;
}

/** A message that was written and could not be sent: where it is, and what sends it. */
export function KeptDialog({ email, failed, onClose, ...control }: KeptDialogProps) {
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
