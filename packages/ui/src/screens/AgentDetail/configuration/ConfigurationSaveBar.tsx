import type { MouseEvent } from 'react';
import { changedByAnother, chooseFirst } from '../../../blocks/forms/ConflictNotice/changedByAnother.ts';
import type { SettingsFormState } from '../../../blocks/forms/SettingsForm/useSettingsForm.ts';
import { useLack } from '../../../blocks/roles/RoleContext.ts';
import { SaveBar } from '../../../components/forms/SaveBar/SaveBar.tsx';
import { inside } from './configuration.css.ts';
import type { ConfigurationForm } from './useConfigurationForm.ts';

/** What both forms come to in words; undefined where the save bar's default message will do. */
function stateOf({ state, view, restoredFrom }: ConfigurationForm, plan: SettingsFormState): string | undefined {
  const conflicts = view.conflicts + plan.theirs.size;
  if (state === 'saving' || state === 'sending' || plan.busy) return 'Saving...';
  if (conflicts > 0) return changedByAnother(conflicts);
  if (view.invalid + plan.wrong > 0) return undefined;
  if (plan.dirty && plan.refused) return 'Not saved: schedule';
  if (view.edited === 0) return undefined;
  if (state === 'failed') return 'Not saved. Your changes are still here.';
  return restoredFrom === undefined ? 'Unsaved changes, kept in this browser' : undefined;
}

// Pressing the bar does not move the focus. Otherwise the field being edited would be sent on its own just before
// Save or Reset.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * Save Configuration sends the whole configuration, and the schedule where it was changed: alone, where only that was.
 * Reset discards the edits and fetches the agent again.
 */
export function ConfigurationSaveBar({ form, plan }: { form: ConfigurationForm; plan: SettingsFormState }) {
  const { view, state, onSave, onReset } = form;
  return (
    <div className={inside} role="presentation" onMouseDown={keepFocus}>
      <SaveBar
        dirty={view.edited > 0 || plan.dirty}
        errors={view.invalid + plan.wrong}
        disabledReason={useLack('configure')}
        heldBack={chooseFirst(view.conflicts + plan.theirs.size)}
        message={stateOf(form, plan)}
        busy={state === 'saving' || plan.busy}
        canSave
        resetLabel="Reset"
        onReset={() => {
          plan.onDiscard();
          onReset();
        }}
        onSave={() => {
          if (plan.dirty) plan.onSave();
          if (!plan.dirty || view.edited > 0) onSave();
        }}
      />
    </div>
  );
}
