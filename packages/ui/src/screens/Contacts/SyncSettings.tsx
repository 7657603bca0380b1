import type { ContactsSettings, ContactsStatus } from '@switchboard/api-contract/agents/contacts';
import { useState } from 'react';
import type { AgentPageProps } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { PageActive } from '../../blocks/agents/AgentPage/PageActive.tsx';
import { useSingleFlight } from '../../blocks/forms/useSingleFlight.ts';
import { Button } from '../../components/actions/Button/Button.tsx';
import { SettingRow } from '../../components/forms/SettingRow/SettingRow.tsx';
import { SettingsCard } from '../../components/forms/SettingsCard/SettingsCard.tsx';
import { Switch } from '../../components/forms/Switch/Switch.tsx';
import { messageInForm } from '../../format/outcome.ts';
import { dataOf } from '../../format/viewState.ts';

/** Two switches that act at once: the agent and its hourly sync. */
export function SyncSettings({
  page,
}: {
  page: Pick<AgentPageProps<ContactsStatus, ContactsSettings>, 'agent' | 'status' | 'settings' | 'now'>;
}) {
  const { saved, onSave } = page.settings;
  const [requested, setRequested] = useState<boolean>();
  const [refused, setRefused] = useState<string>();
  const current = dataOf(saved);
  const [save] = useSingleFlight(async (autoSync: boolean) => {
    setRefused(undefined);
    setRequested(autoSync);
    const outcome = await onSave({ autoSync });
    if (outcome.kind !== 'done') setRefused(messageInForm(outcome));
    setRequested(undefined);
  });
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
      <PageActive page={page} label="Agent status" />
      <SettingRow label="Auto Sync" hint="Every hour" error={refused ?? failed?.message}>
        <Switch checked={requested ?? current?.autoSync ?? false} disabled={!current} onCheckedChange={save} />
      </SettingRow>
    </SettingsCard>
  );
}
