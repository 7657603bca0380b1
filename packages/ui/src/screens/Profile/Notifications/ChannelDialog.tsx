import { serviceName } from '@switchboard/api-contract/catalogue';
import {
  allAdmins,
  isChannelService,
  targetProblem,
  type ChannelService,
} from '@switchboard/api-contract/notifications';
import { limits } from '@switchboard/api-contract/limits';
import { Trash2 } from 'lucide-react';
import { FormDialog } from '../../../blocks/forms/FormDialog/FormDialog.tsx';
import { noProblems } from '../../../blocks/forms/problemsOf.ts';
import { useCheckedForm } from '../../../blocks/forms/useCheckedForm.ts';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { Select } from '../../../components/forms/Select/Select.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { sentenceCase } from '../../../format/text.ts';
import { wordsOfService } from './channelWords.ts';
import type { DraftChannel } from './useNotificationsForm.ts';

interface ChannelDialogProps {
  /** The channel that is changed; undefined: a new one. */
  channel: DraftChannel | undefined;
  /** The services that a new one can use. */
  services: readonly string[];
  onPut: (channel: DraftChannel) => void;
  onRemove: (key: string) => void;
  onClose: () => void;
}

const isMail = (service: string): boolean => service === 'gmail' || service === 'sendgrid';
const recipientOptions = [
  { value: allAdmins, label: 'All admins' },
  { value: 'address', label: 'One address' },
] as const;

/** Edits a channel, or adds one. It is saved with the rest of the page. */
export function ChannelDialog({ channel, services, onPut, onRemove, onClose }: ChannelDialogProps) {
  const first = channel?.service ?? services[0] ?? '';
  const given = channel?.target ?? '';
  const form = useCheckedForm({
    blank: {
      service: first,
      target: given === allAdmins ? '' : given,
      whom: channel === undefined || given === allAdmins ? allAdmins : 'address',
    },
    check: (draft) => {
      const problem = targetProblem(draft.service as ChannelService, targetOf(draft));
      return problem === undefined ? noProblems : { target: problem };
    },
    send: async (draft) => {
      const { service } = draft;
      const kinds = channel?.kinds ?? ['run-failed', 'attention'];
      const key = channel?.key ?? `new ${service} ${targetOf(draft)}`;
      onPut({ key, id: channel?.id, service, target: targetOf(draft).trim(), kinds });
      return { kind: 'done', value: undefined };
    },
    onSent: onClose,
  });
  const { service, target, whom } = form.draft;
  const { target: label, placeholder, hint } = wordsOfService(service);
  return (
    <FormDialog
      form={form}
      title={channel ? `Change ${wordsOfService(first).title}` : 'Add channel'}
      submitLabel={channel ? 'Change' : 'Add'}
      onClose={onClose}
    >
      <Stack gap={4}>
        {channel ? null : (
          <Field label="Through">
            <Select
              options={services.map((id) => ({ value: id, label: channelServiceName(id) }))}
              value={service}
              onValueChange={(next) => form.edit({ service: next, target: '' })}
            />
          </Field>
        )}
        {isMail(service) ? (
          <Field label="To">
            <Select options={recipientOptions} value={whom} onValueChange={(next) => form.edit({ whom: next })} />
          </Field>
        ) : null}
        {service === 'zapier' || (isMail(service) && whom === allAdmins) ? (
          <p>{hint ?? 'It goes to everyone who is an admin at that time.'}</p>
        ) : (
          <Field label={sentenceCase(label)} hint={hint} error={form.problemOf('target')} required>
            <TextInput
              autoComplete="off"
              placeholder={placeholder}
              maxLength={limits.text.line}
              value={target}
              onValueChange={(next) => form.edit({ target: next })}
            />
          </Field>
        )}
        {channel ? (
          <div>
            <Button
              icon={Trash2}
              onClick={() => {
                onRemove(channel.key);
                onClose();
              }}
            >
              Remove channel
            </Button>
          </div>
        ) : null}
      </Stack>
    </FormDialog>
  );
}

const targetOf = ({ service, target, whom }: { service: string; target: string; whom: string }): string =>
  service === 'zapier' ? '' : isMail(service) && whom === allAdmins ? allAdmins : target;

const channelServiceName = (service: string): string => {
  const { title } = wordsOfService(service);
  const name = serviceName(service);
  return isChannelService(service) && title !== name ? `${title} (${name})` : name;
};
