import type { ContactsSettings, ContactsStatus } from '@switchboard/api-contract/agents/contacts';
import { sendServices } from '@switchboard/api-contract/records/send';
import type { AgentPageProps } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { ActiveSwitch } from '../../blocks/agents/AgentPage/ActiveSwitch.tsx';
import { ChoiceToggles } from '../../blocks/forms/SettingsForm/ChoiceToggles.tsx';
import { sendNewOptions } from '../../blocks/forms/SettingsForm/sharedSections.ts';
import { useAutosave, type AutosavedSetting } from '../../blocks/forms/useAutosave.ts';
import { ActionFields } from '../../blocks/roles/ActionFields.tsx';
import { useDeniedReason } from '../../blocks/roles/RoleContext.ts';
import { Button } from '../../components/actions/Button/Button.tsx';
import { SettingRow } from '../../components/forms/SettingRow/SettingRow.tsx';
import { SettingsCard } from '../../components/forms/SettingsCard/SettingsCard.tsx';
import { Switch } from '../../components/forms/Switch/Switch.tsx';
import { formMessage } from '../../format/outcome.ts';
import { dataOf } from '../../format/viewState.ts';

const refusalMessage = ({ refusal }: Pick<AutosavedSetting<unknown>, 'refusal'>) => refusal && formMessage(refusal);

/** Settings that are saved at once: the agent, its hourly sync, and where new contacts are sent. */
export function SyncSettings({
  page,
}: {
  page: Pick<AgentPageProps<ContactsStatus, ContactsSettings>, 'agent' | 'status' | 'settings' | 'sending' | 'now'>;
}) {
  const { saved, onSave } = page.settings;
  const deniedReason = useDeniedReason('configure');
  const current = dataOf(saved);
  const autoSync = useAutosave(current?.autoSync ?? false, (on) => onSave({ autoSync: on }));
  const sendNewTo = useAutosave(current?.sendNewTo ?? [], (services) => onSave({ sendNewTo: services }));
  const failed = saved.status === 'error' ? saved : undefined;
  return (
    <SettingsCard
      title="Sync Settings"
      actions={
        failed ? (
          <Button size="sm" variant="ghost" busy={failed.retrying} onClick={failed.onRetry}>
            Try again
          </Button>
        ) : undefined
      }
    >
      <ActiveSwitch page={page} label="Agent status" />
      <SettingRow label="Auto Sync" hint="Every hour" error={refusalMessage(autoSync) ?? failed?.message}>
        <Switch
          checked={autoSync.value}
          disabled={!current}
          disabledReason={deniedReason}
          onCheckedChange={autoSync.change}
        />
      </SettingRow>
      {current ? (
        <SettingRow
          label="Send new contacts to"
          hint={
            deniedReason ??
            'New contacts from syncs are sent automatically to the services you choose, at the first sync all of them.'
          }
          error={refusalMessage(sendNewTo)}
          layout="column"
          name="sendNewTo"
        >
          <ActionFields needs="configure">
            {' '}
            <ChoiceToggles
              label="Send new contacts to"
              options={sendNewOptions}
              isChosen={(service) => sendNewTo.value.some((one) => one === service)}
              onChoose={(service) =>
                sendNewTo.change(sendServices.filter((one) => sendNewTo.value.includes(one) !== (one === service)))
              }
            />
          </ActionFields>
        </SettingRow>
      ) : null}
      {page.sending?.states(sendNewTo.value)}
    </SettingsCard>
  );
}
