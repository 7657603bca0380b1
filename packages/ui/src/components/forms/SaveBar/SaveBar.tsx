import { CircleAlert } from 'lucide-react';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Lamp } from '../../display/Lamp/Lamp.tsx';
import { LiveRegion } from '../../display/LiveRegion/LiveRegion.tsx';
import { bar, button, buttons, floating, state } from './SaveBar.css.ts';

interface SaveBarProps {
  /** There are changes to save. */
  dirty: boolean;
  /** How many fields have errors. */
  errors?: number;
  /** Saving: nothing can be pressed. */
  busy?: boolean;
  /** Replaces the default status text. */
  message?: string;
  /** The label of the save button. */
  saveLabel?: string;
  /** The label of the reset button. */
  resetLabel?: string;
  /** Without it, the save button submits the surrounding form. */
  onSave?: () => void;
  /** Without it, there is no reset button. */
  onReset?: () => void;
  /** Allows a reset without changes, to return to the defaults. */
  canReset?: boolean;
  /** Allows saving without changes. */
  canSave?: boolean;
  /** Why saving is disabled, other than for errors. */
  saveBlockedReason?: string | undefined;
  /** Why the member can do nothing here: both buttons are disabled, and the bar says it in place of the state. */
  disabledReason?: string | undefined;
}

/** The end of a form: status, reset, save. It floats as soon as there is something to save. */
export function SaveBar({
  dirty,
  errors = 0,
  busy = false,
  message,
  saveLabel = 'Save Configuration',
  resetLabel = 'Reset to Defaults',
  onSave,
  onReset,
  canReset = true,
  canSave = dirty,
  saveBlockedReason,
  disabledReason,
}: SaveBarProps) {
  const attention = errors === 1 ? '1 field needs your attention' : `${errors} fields need your attention`;
  const own = errors > 0 ? attention : dirty ? 'Unsaved changes' : '';
  const words = disabledReason ?? message ?? (own || 'No changes');
  return (
    <div className={dirty || errors > 0 || busy ? `${bar} ${floating}` : bar}>
      <span className={state}>
        {errors > 0 ? <Icon icon={CircleAlert} /> : <Lamp tone={dirty ? 'caution' : 'neutral'} state="off" />}
        {words}
      </span>
      {/* What the page has it say, an alert or a toast says, too. */}
      <LiveRegion message={words === own ? own : ''} />
      <span className={buttons}>
        {onReset ? (
          <Button
            variant="ghost"
            className={button}
            disabledReason={
              disabledReason ?? (busy ? 'Saving' : dirty || canReset ? undefined : 'There is nothing to undo')
            }
            onClick={onReset}
          >
            {resetLabel}
          </Button>
        ) : null}
        <Button
          variant="primary"
          className={button}
          type={onSave ? 'button' : 'submit'}
          busy={busy}
          disabledReason={
            disabledReason ??
            (busy
              ? undefined
              : errors > 0
                ? attention
                : (saveBlockedReason ?? (canSave ? undefined : 'There is nothing to save')))
          }
          onClick={onSave}
        >
          {saveLabel}
        </Button>
      </span>
    </div>
  );
}
