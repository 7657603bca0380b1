import {
  type InvitationRequest,
  type MemberRow,
  type LinkAnswer,
  invitationRequest,
} from '@switchboard/api-contract/members';
import { limits } from '@switchboard/api-contract/limits';
import type { ComponentProps } from 'react';
import * as v from 'valibot';
import { ConfirmAction } from '../../../blocks/roles/ConfirmAction.tsx';
import { clip } from '../../../format/text.ts';
import { memberName, providerName, type MemberAction, type MembersControl } from './MembersTable.tsx';
import { roleLabel, roleOptions } from '../../../rules/members.ts';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { CopyField } from '../../../components/display/CopyField/CopyField.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { dateTimeInZone } from '../../../format/dates.ts';
import { hint, linkBox, linkLabel } from './MembersTab.css.ts';
import { FormDialog } from '../../../blocks/forms/FormDialog/FormDialog.tsx';
import { problemsOf } from '../../../blocks/forms/problemsOf.ts';
import { useCheckedForm } from '../../../blocks/forms/useCheckedForm.ts';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { RadioCards } from '../../../components/forms/RadioCards/RadioCards.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import type { Outcome } from '../../../format/outcome.ts';

interface InviteDialogProps {
  /** Whom they are invited to. */
  organisation: string;
  /** What the form begins with. */
  blank: InvitationRequest;
  onInvite: (request: InvitationRequest) => Promise<Outcome<LinkAnswer>>;
  /** Called with the link once it is made. */
  onInvited: (request: InvitationRequest, link: LinkAnswer) => void;
  onClose: () => void;
}

/** Asks whom to invite, and as what. */
function InviteDialog({ organisation, blank, onInvite, onInvited, onClose }: InviteDialogProps) {
  const form = useCheckedForm<InvitationRequest>({
    blank,
    check: (draft) => problemsOf(invitationRequest, draft),
    send: async (typed) => {
      const request = v.parse(invitationRequest, typed);
      const outcome = await onInvite(request);
      if (outcome.kind === 'done') onInvited(request, outcome.value);
      return outcome;
    },
    onSent: () => {},
  });
  const { draft, problemOf, edit } = form;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`Invite to ${organisation}`}
      description={`The link works once and for ${limits.members.invitationHours} hours.`}
      submitLabel="Create link"
    >
      <Stack gap={4}>
        <Field label="Email" required error={problemOf('email')}>
          <TextInput
            type="email"
            autoComplete="off"
            spellCheck={false}
            maxLength={limits.text.line}
            {...form.inputOf('email')}
          />
        </Field>
        <RadioCards
          label="Role"
          options={roleOptions}
          value={draft.role}
          error={problemOf('role')}
          onValueChange={(role) => edit({ role })}
        />
      </Stack>
    </FormDialog>
  );
}

/** A link that was made, and what for. */
interface MadeLink extends LinkAnswer {
  /** Where it leads: an invitation, or a new password. */
  readonly kind: 'invitation' | 'reset';
  /** The address or the name of whom it is for. */
  readonly whom: string;
  /** 'as member', for an invitation. */
  readonly role?: string;
}

const titleOf = ({ kind, sentBy }: MadeLink): string =>
  `${kind === 'reset' ? 'The link for a new password' : 'The invitation'} is ${sentBy === undefined ? 'ready' : 'sent'}`;

/** Shows a link, once, to copy; and whether it was sent too. */
function LinkDialog({ made, onClose }: { made: MadeLink; onClose: () => void }) {
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
        <CopyField value={link} label="link" />
        <p className={hint}>
          Shown only now. It works once{expiresAt === undefined ? '' : `, until ${dateTimeInZone(expiresAt)}`}.
          {sentBy === undefined ? ' No e-mail was sent. Send them this link yourself.' : ''}
        </p>
      </div>
    </Dialog>
  );
}

/** The dialog that is open. */
export type MemberDialog =
  | { readonly kind: 'invite'; readonly blank: InvitationRequest }
  | { readonly kind: 'link'; readonly made: MadeLink }
  | { readonly kind: MemberAction; readonly member: MemberRow };

interface MemberDialogsProps extends Pick<
  MembersControl,
  'onInvite' | 'onReset' | 'onUnjoin' | 'onEmergency' | 'onRemove'
> {
  dialog: MemberDialog;
  organisation: string;
  /** What the provider of single sign-on is called. */
  sso: string | undefined;
  onOpen: (next: MemberDialog) => void;
  onClose: () => void;
}

type Question = Pick<ComponentProps<typeof ConfirmAction>, 'title' | 'description' | 'confirmLabel' | 'tone'>;

/** What is asked before something is done about a member. */
const questionsOf = (name: string, provider: string): Readonly<Record<MemberAction, Question>> => ({
  reset: {
    tone: 'primary',
    title: `Reset the password of ${name}?`,
    description: 'A link is made with which they set a new one. Until then their password still works.',
    confirmLabel: 'Create link',
  },
  unjoin: {
    title: `Unjoin ${name} from ${provider}?`,
    description: `They are signed out where they came from ${provider}. The next account there that has their address is joined with them.`,
    confirmLabel: 'Unjoin',
  },
  mark: {
    tone: 'primary',
    title: `Mark ${name} as Emergency?`,
    description: `Where passwords are off, they still sign in with theirs, or with a passkey, so that somebody gets in while ${provider} is down. Only one admin has this mark.`,
    confirmLabel: 'Mark as Emergency',
  },
  unmark: {
    title: `Take the mark Emergency from ${name}?`,
    description: `Where passwords are off, nobody then gets in while ${provider} is down.`,
    confirmLabel: 'Take it away',
  },
  remove: {
    title: `Remove ${name}?`,
    description: 'They are signed out at once and can’t sign in any more. What they did keeps their name.',
    confirmLabel: 'Remove',
  },
});

/** The dialogs of the tab, one at a time: a link that was made takes the place of what asked for it. */
export function MemberDialogs({
  dialog,
  organisation,
  sso,
  onOpen,
  onClose,
  onInvite,
  onReset,
  onUnjoin,
  onEmergency,
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
  const ask = { ...questionsOf(name, providerName(sso))[dialog.kind], onClose };
  if (dialog.kind === 'reset') {
    const onDone = (link: LinkAnswer) => onOpen({ kind: 'link', made: { ...link, kind: 'reset', whom: name } });
    return <ConfirmAction {...ask} onConfirm={() => onReset(id)} onDone={onDone} />;
  }
  const act = {
    unjoin: () => onUnjoin(id),
    mark: () => onEmergency(id, true),
    unmark: () => onEmergency(id, false),
    remove: () => onRemove(id),
  }[dialog.kind];
  return <ConfirmAction {...ask} onConfirm={act} />;
}
