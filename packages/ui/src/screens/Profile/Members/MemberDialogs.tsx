import type { InvitationRequest, MemberRow } from '@switchboard/api-contract/members';
import { AskFirst } from '../../../blocks/roles/AskFirst.tsx';
import { clip } from '../../../format/text.ts';
import { roleLabel } from '../../../rules/memberRole.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { LinkDialog, type MadeLink } from './LinkDialog.tsx';
import { memberName } from './MembersTable.tsx';
import type { MembersControl } from './MembersControl.ts';

/** What is asked or shown above the tab. */
export type MemberDialog =
  | { readonly kind: 'invite'; readonly blank: InvitationRequest }
  | { readonly kind: 'link'; readonly made: MadeLink }
  | { readonly kind: 'reset' | 'remove'; readonly member: MemberRow };

interface MemberDialogsProps extends Pick<MembersControl, 'onInvite' | 'onReset' | 'onRemove'> {
  dialog: MemberDialog;
  organisation: string;
  onOpen: (next: MemberDialog) => void;
  onClose: () => void;
}

/** The dialogs of the tab, one at a time: a link that was made takes the place of what asked for it. */
export function MemberDialogs({
  dialog,
  organisation,
  onOpen,
  onClose,
  onInvite,
  onReset,
  onRemove,
}: MemberDialogsProps) {
  if (dialog.kind === 'link') return <LinkDialog made={dialog.made} onClose={onClose} />;
  if (dialog.kind === 'invite') {
    return (
      <InviteDialog
        organisation={organisation}
        blank={dialog.blank}
        onInvite={onInvite}
        onInvited={({ email, role }, link) =>
          onOpen({
            kind: 'link',
            made: { ...link, kind: 'invitation', whom: email.trim(), role: roleLabel(role).toLowerCase() },
          })
        }
        onClose={onClose}
      />
    );
  }
  const { id } = dialog.member;
  const name = clip(memberName(dialog.member), 60);
  return dialog.kind === 'remove' ? (
    <AskFirst
      title={`Remove ${name}?`}
      description="They are signed out at once and can’t sign in any more. What they did keeps their name."
      confirmLabel="Remove"
      onConfirm={() => onRemove(id)}
      onClose={onClose}
    />
  ) : (
    <AskFirst
      tone="primary"
      title={`Reset the password of ${name}?`}
      description="A link is made with which they set a new one. Until then their password still works."
      confirmLabel="Create link"
      onConfirm={() => onReset(id)}
      onDone={(link) => onOpen({ kind: 'link', made: { ...link, kind: 'reset', whom: name } })}
      onClose={onClose}
    />
  );
}
