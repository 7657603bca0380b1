import type { AgentTool } from '@switchboard/api-contract/agentDetail';
import { type MouseEvent, type ReactNode, useState, type KeyboardEvent } from 'react';
import { limits } from '@switchboard/api-contract/limits';
import { RestoredBanner } from '../../../blocks/forms/RestoredBanner.tsx';
import { saveBarProps } from '../../../blocks/forms/SettingsForm/saveBarProps.ts';
import type { SettingsFormState } from '../../../blocks/forms/SettingsForm/useSettingsForm.ts';
import { useDeniedReason } from '../../../blocks/roles/RoleContext.ts';
import { ActionFields } from '../../../blocks/roles/ActionFields.tsx';
import { Grid } from '../../../components/layout/Grid/Grid.tsx';
import { SaveBar } from '../../../components/forms/SaveBar/SaveBar.tsx';
import { SettingRow } from '../../../components/forms/SettingRow/SettingRow.tsx';
import { SettingsCard } from '../../../components/forms/SettingsCard/SettingsCard.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Switch } from '../../../components/forms/Switch/Switch.tsx';
import { useUnsaved } from '../../../components/forms/Unsaved/Unsaved.tsx';
import { inside } from '../AgentDetail.css.ts';
import { CustomAgentCard } from './CustomAgentCard.tsx';
import { CustomSettings } from './CustomSettings.tsx';
import { numberSettings, stepped, type DraftField } from './configurationText.ts';
import type { ConfigurationForm } from './useConfigurationForm.ts';
import { focusSetting, useSettingFocus } from '../../../blocks/forms/focus.ts';
import { isComposing } from '../../../devices/isComposing.ts';
import { ConflictNotice } from '../../../blocks/forms/ConflictNotice/ConflictNotice.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';

interface NumberSettingProps {
  form: ConfigurationForm;
  field: Exclude<DraftField, 'customSettings'>;
  label: string;
  unit?: string | undefined;
}

/** A number, sent on blur or on Enter. Text that is not a number stays as typed. */
function NumberSetting({ form, field, label, unit }: NumberSettingProps) {
  const { min, max } = limits.configuration[field];
  const text = form.textOf(field);
  const theirs = form.theirs.get(field);
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') form.onCommit(field, 'enter');
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    form.onType(field, stepped(field, text, event.key === 'ArrowUp' ? 1 : -1));
  };
  return (
    <SettingRow
      label={label}
      width="narrow"
      hint={
        theirs === undefined ? (
          `${min} to ${max}`
        ) : (
          <ConflictNotice
            label={label}
            theirs={theirs}
            onTakeTheirs={() => form.onTakeTheirs(field)}
            onKeepYours={() => form.onKeepYours(field)}
          />
        )
      }
      error={theirs === undefined ? form.problemOf(field) : undefined}
    >
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        suffix={unit}
        value={text}
        onValueChange={(typed) => form.onType(field, typed)}
        onBlur={() => form.onCommit(field, 'leave')}
        onKeyDown={press}
      />
    </SettingRow>
  );
}

/**
 * Focuses the setting that the address names: its field or, if it has none, its name in Custom Settings. Returns the
 * name if it is not there yet.
 */
function useNamedSetting(setting: string | undefined, onDone: () => void): string | undefined {
  const [settingToAdd, setSettingToAdd] = useState<string>();
  useSettingFocus(setting, true, (field) => {
    const area = field ? undefined : focusSetting('customSettings');
    if (setting && area instanceof HTMLTextAreaElement) {
      const name = JSON.stringify(setting);
      const at = area.value.indexOf(name);
      if (at >= 0) area.setSelectionRange(at, at + name.length);
      setSettingToAdd(at >= 0 ? undefined : setting);
    }
    onDone();
  });
  return settingToAdd;
}

// Pressing the bar does not move the focus. Otherwise the field being edited would be sent on its own just before
// Save or Reset.
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface ConfigurationTabProps {
  form: ConfigurationForm;
  /** The edits of the schedule, which the same bar saves. */
  scheduleForm: SettingsFormState;
  /** What an agent of type custom may use; omitted for others. */
  tools?: readonly AgentTool[] | undefined;
  /** The card of the schedule. */
  schedule: ReactNode;
  /** The setting that the address names; `onSettingShown` is called once it has the focus. */
  setting: string | undefined;
  onSettingShown: () => void;
  now: Date;
}

/**
 * How the agent runs: its schedule, two toggles, three limits, custom settings. Save Configuration sends the whole
 * configuration, and the schedule where it was changed: alone, where only that was. Reset discards the edits and
 * fetches the agent again.
 */
export function ConfigurationTab({
  form,
  scheduleForm,
  tools,
  schedule,
  setting,
  onSettingShown,
  now,
}: ConfigurationTabProps) {
  const { enabled, autoStart, restoredFrom } = form;
  const deniedReason = useDeniedReason('configure');
  useUnsaved(form.unsent ? 'draft' : undefined);
  const settingToAdd = useNamedSetting(setting, onSettingShown);
  const bar = saveBarProps({ configuration: form, schedule: scheduleForm }, saveBarMessage(form));
  return (
    <Stack>
      <RestoredBanner since={restoredFrom} now={now} onDiscard={form.onDiscard}>
        Your unsaved changes are back. They have been kept in this browser
      </RestoredBanner>
      <Grid columns={2} align="start">
        <Stack>
          {schedule}
          <SettingsCard level={2} title="Availability">
            <SettingRow
              name="enabled"
              label="enabled"
              hint="The agent takes new work."
              error={form.problemOf('enabled')}
            >
              <Switch checked={enabled.value} disabledReason={deniedReason} onCheckedChange={enabled.change} />
            </SettingRow>
            <SettingRow
              label="autoStart"
              hint="Starts automatically, with its schedule, when the server restarts."
              error={form.problemOf('autoStart')}
            >
              <Switch checked={autoStart.value} disabledReason={deniedReason} onCheckedChange={autoStart.change} />
            </SettingRow>
          </SettingsCard>
          <SettingsCard level={2} title="Limits">
            <ActionFields needs="configure">
              {numberSettings.map(({ field, label, unit }) => (
                <NumberSetting key={field} form={form} field={field} label={label} unit={unit} />
              ))}
            </ActionFields>
          </SettingsCard>
        </Stack>
        <Stack>
          <ActionFields needs="configure">
            {tools ? <CustomAgentCard form={form} tools={tools} /> : null}
            <CustomSettings form={form} settingToAdd={settingToAdd} />
          </ActionFields>
        </Stack>
      </Grid>
      <div className={inside} role="presentation" onMouseDown={keepFocus}>
        <SaveBar
          {...bar}
          busy={form.saving || scheduleForm.busy}
          disabledReason={deniedReason}
          canSave
          resetLabel="Reset"
          onReset={() => {
            scheduleForm.onDiscard();
            form.onReset();
          }}
          onSave={bar.dirty ? bar.onSave : form.onSave}
        />
      </div>
    </Stack>
  );
}

/** What the bar says of edits; undefined where its default message will do. */
function saveBarMessage({ dirty, failed, restoredFrom }: ConfigurationForm): string | undefined {
  if (!dirty) return undefined;
  if (failed) return 'Not saved. Your changes are still here.';
  return restoredFrom === undefined ? 'Unsaved changes, kept in this browser' : undefined;
}
