import type { LinkAnswer } from '@switchboard/api-contract/members';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { CopyField } from '../../../components/display/CopyField/CopyField.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { copyText } from '../../../devices/clipboard.ts';
import { dateTimeInZone } from '../../../format/dates.ts';
import { hint, linkBox, linkLabel } from './MembersTab.css.ts';

/** A link that was made, and what for. */
export interface MadeLink extends LinkAnswer {
  /** Where it leads: an invitation, or a new password. */
  readonly kind: 'invitation' | 'reset';
  /** The address or the name of whom it is for. */
  readonly whom: string;
  /** 'as member', for an invitation. */
  readonly role?: string;
}

const copy = async (link: string) => {
  if (!(await copyText(link))) throw new Error('The browser blocked copying');
};

const titleOf = ({ kind, sentBy }: MadeLink): string =>
  `${kind === 'reset' ? 'The link for a new password' : 'The invitation'} is ${sentBy === undefined ? 'ready' : 'sent'}`;

/** Shows a link, once, to copy; and whether it was sent too. */
export function LinkDialog({ made, onClose }: { made: MadeLink; onClose: () => void }) {
  const { link, whom, role, sentBy, expiresAt } = made;
  return (
    <Dialog
      open
      focusTitle
      onClose={onClose}
      title={titleOf(made)}
      description={
        [`For ${whom}`, ...(role ? [`as ${role}`] : []), ...(sentBy ? [`sent by ${sentBy}`] : [])].join(', ') + '.'
      }
      foot={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={linkBox}>
        <span className={linkLabel}>Link</span>
        <CopyField value={link} label="link" onCopy={copy} />
        <p className={hint}>
          Shown only now. It works once{expiresAt === undefined ? '' : `, until ${dateTimeInZone(expiresAt)}`}.
          {sentBy === undefined ? ' No e-mail was sent. Send them this link yourself.' : ''}
        </p>
      </div>
    </Dialog>
  );
}
