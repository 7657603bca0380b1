import type { AgentTool } from '@switchboard/api-contract/agentDetail';
import { limits } from '@switchboard/api-contract/limits';
import type { ReactNode } from 'react';
import type { SettingsFormState } from '../../../blocks/forms/SettingsForm/useSettingsForm.ts';
import { useLack } from '../../../blocks/roles/RoleContext.ts';
import { ActionFields } from '../../../blocks/roles/ActionFields.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Grid } from '../../../components/layout/Grid/Grid.tsx';
import { SettingRow } from '../../../components/forms/SettingRow/SettingRow.tsx';
import { SettingsCard } from '../../../components/forms/SettingsCard/SettingsCard.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Switch } from '../../../components/forms/Switch/Switch.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { useUnsaved } from '../../../components/forms/Unsaved/Unsaved.tsx';
import { ConfigurationSaveBar } from './ConfigurationSaveBar.tsx';
import { CustomAgentCard } from './CustomAgentCard.tsx';
import { CustomSettings } from './CustomSettings.tsx';
import { NumberSetting } from './NumberSetting.tsx';
import type { ConfigurationForm } from './useConfigurationForm.ts';
import { useNamedSetting } from './useNamedSetting.ts';

const { maxConcurrentExecutions, retryAttempts, timeout } = limits.configuration;
const span = ({ min, max }: { min: number; max: number }) => `${min} to ${max}`;

interface ConfigurationTabProps {
  form: ConfigurationForm;
  /** The edits of the schedule, which the same bar saves. */
  plan: SettingsFormState;
  /** What an agent of type custom may use; omitted for others. */
  tools?: readonly AgentTool[] | undefined;
  /** The card of the schedule. */
  schedule: ReactNode;
  /** The setting that the address names; `onSettingShown` is called once it has the focus. */
  setting: string | undefined;
  onSettingShown: () => void;
  now: Date;
}

/** How the agent runs: its schedule, two toggles, three limits, custom settings. */
export function ConfigurationTab({ form, plan, tools, schedule, setting, onSettingShown, now }: ConfigurationTabProps) {
  const { view, restoredFrom, refusals, unsent, onToggle, onDiscard } = form;
  const lack = useLack('configure');
  useUnsaved(unsent ? 'draft' : undefined);
  const lacking = useNamedSetting(setting, onSettingShown);
  return (
    <Stack>
      {restoredFrom === undefined ? null : (
        <Banner
          tone="info"
          action={
            <Button size="sm" variant="ghost" onClick={onDiscard}>
              Discard
            </Button>
          }
        >
          Your unsaved changes are back. They have been kept in this browser since{' '}
          <Time at={restoredFrom} now={now} show="sentence" fallback="your last visit" />.
        </Banner>
      )}
      <Grid columns={2} align="start">
        <Stack>
          {schedule}
          <SettingsCard level={2} title="Availability">
            <SettingRow name="enabled" label="enabled" hint="The agent takes new work." error={refusals['enabled']}>
              <Switch checked={view.enabled} disabledReason={lack} onCheckedChange={(on) => onToggle('enabled', on)} />
            </SettingRow>
            <SettingRow
              label="autoStart"
              hint="Starts automatically, with its schedule, when the server restarts."
              error={refusals['autoStart']}
            >
              <Switch
                checked={view.autoStart}
                disabledReason={lack}
                onCheckedChange={(on) => onToggle('autoStart', on)}
              />
            </SettingRow>
          </SettingsCard>
          <SettingsCard level={2} title="Limits">
            <ActionFields needs="configure">
              {' '}
              <NumberSetting
                form={form}
                field="maxConcurrentExecutions"
                label="Max Concurrent Executions"
                hint={span(maxConcurrentExecutions)}
              />
              <NumberSetting form={form} field="retryAttempts" label="Retry Attempts" hint={span(retryAttempts)} />
              <NumberSetting form={form} field="timeout" label="Timeout (seconds)" hint={span(timeout)} unit="s" />
            </ActionFields>
          </SettingsCard>
        </Stack>
        <Stack>
          <ActionFields needs="configure">
            {' '}
            {tools ? <CustomAgentCard form={form} tools={tools} /> : null}
            <CustomSettings form={form} lacking={lacking} />
          </ActionFields>{' '}
        </Stack>
      </Grid>
      <ConfigurationSaveBar form={form} plan={plan} />
    </Stack>
  );
}
