import type { MouseEvent } from 'react';
import { changedByAnother } from '../../../blocks/forms/ConflictNotice/changedByAnother.ts';
import { useLack } from '../../../blocks/roles/RoleContext.ts';
import { SaveBar } from '../../../components/forms/SaveBar/SaveBar.tsx';
import { inside } from './configuration.css.ts';
import type { ConfigurationForm } from './useConfigurationForm.ts';

/** The form's state in words; undefined where the save bar's default message will do. */
function stateOf({ state, view, restoredFrom }: ConfigurationForm): string | undefined {
  if (state === 'saving' || state === 'sending') return 'Saving...';
  if (view.conflicts > 0) return changedByAnother(view.conflicts);
  if (view.invalid > 0) return undefined;
  if (view.edited === 0) return undefined;
  if (state === 'failed') return 'Not saved. Your changes are still here.';
  return restoredFrom === undefined ? 'Unsaved changes, kept in this browser' : undefined;
}

// Pressing the bar does not move the focus. Otherwise the field being edited would be sent on its own just before
// Save or Reset.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Save Configuration sends the whole configuration; Reset discards the edits and fetches the agent again. */
export function ConfigurationSaveBar({ form }: { form: ConfigurationForm }) {
  const { view, state, onSave, onReset } = form;
  return (
    <div className={inside} role="presentation" onMouseDown={keepFocus}>
      <SaveBar
        dirty={view.edited > 0}
        errors={view.invalid}
        disabledReason={useLack('configure')}
        heldBack={view.conflicts > 0 ? 'Choose between your value and theirs first' : undefined}
        message={stateOf(form)}
        busy={state === 'saving'}
        canSave
        resetLabel="Reset"
        onReset={onReset}
        onSave={onSave}
      />
    </div>
  );
}
