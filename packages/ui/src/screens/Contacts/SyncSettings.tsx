import type { ContactsSettings } from '@switchboard/api-contract/agents/contacts';
import { useState } from 'react';
import type { AgentPageAgent, SettingsControl } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { useSingleFlight } from '../../blocks/forms/useSingleFlight.ts';
import { Button } from '../../components/actions/Button/Button.tsx';
import { SettingRow } from '../../components/forms/SettingRow/SettingRow.tsx';
import { SettingsCard } from '../../components/forms/SettingsCard/SettingsCard.tsx';
import { Switch } from '../../components/forms/Switch/Switch.tsx';
import { messageInForm } from '../../format/outcome.ts';
import { dataOf } from '../../format/viewState.ts';
import { isActive } from '../../rules/agentStatus.ts';

/** Two switches that act at once: the agent and its hourly sync. */
export function SyncSettings({
  agent: { status, busy, onToggle },
  settings: { saved, onSave },
}: {
  agent: AgentPageAgent;
  settings: SettingsControl<ContactsSettings>;
}) {
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
      <SettingRow label="Agent status" hint="Stops all syncing when off.">
        <Switch
          checked={isActive(status)}
          disabled={status === undefined}
          onCheckedChange={() => {
            if (busy !== 'toggle') onToggle();
          }}
        />
      </SettingRow>
      <SettingRow label="Auto Sync" hint="Every hour" error={refused ?? failed?.message}>
        <Switch checked={requested ?? current?.autoSync ?? false} disabled={!current} onCheckedChange={save} />
      </SettingRow>
    </SettingsCard>
  );
}
