import { invitationRequest, type InvitationRequest, type LinkAnswer } from '@switchboard/api-contract/members';
import { limits } from '@switchboard/api-contract/limits';
import * as v from 'valibot';
import { FormDialog } from '../../../blocks/forms/FormDialog/FormDialog.tsx';
import { problemsOf } from '../../../blocks/forms/problemsOf.ts';
import { useCheckedForm } from '../../../blocks/forms/useCheckedForm.ts';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { RadioCards } from '../../../components/forms/RadioCards/RadioCards.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { roleOptions } from '../../../rules/memberRole.ts';

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
export function InviteDialog({ organisation, blank, onInvite, onInvited, onClose }: InviteDialogProps) {
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
