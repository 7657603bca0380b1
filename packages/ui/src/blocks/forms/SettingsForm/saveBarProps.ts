/** A form that is saved by the one bar of its page. */
export interface SaveBarForm {
  readonly dirty: boolean;
  /** How many fields have errors. */
  readonly errorCount: number;
  /** The edited fields that another member has changed since. */
  readonly theirs: { readonly size: number };
  readonly busy: boolean;
  /** Why the last save failed. */
  readonly refused?: string;
  readonly onSave: () => void;
}

/**
 * The props of a page's save bar, which saves all of its forms that were changed. `forms`: by the names that the bar
 * gives them. `defaultMessage`: what it says while nothing prevents saving. Without a message the bar speaks for
 * itself: of fields with errors, or of unsaved changes.
 */
export function saveBarProps(forms: Readonly<Record<string, SaveBarForm>>, defaultMessage?: string) {
  const all = Object.values(forms);
  const busy = all.some((form) => form.busy);
  const errors = all.reduce((sum, { errorCount }) => sum + errorCount, 0);
  const theirs = all.reduce((sum, form) => sum + form.theirs.size, 0);
  const notSaved = Object.keys(forms).filter((name) => forms[name]?.dirty && forms[name].refused);
  const message = notSaved.length > 0 ? `Not saved: ${notSaved.join(' and ')}` : defaultMessage;
  return {
    dirty: all.some(({ dirty }) => dirty),
    errors,
    busy,
    saveBlockedReason: theirs > 0 ? 'Choose between your value and theirs first' : undefined,
    message: busy
      ? 'Saving...'
      : theirs > 0
        ? `Another member changed ${theirs === 1 ? '1 field' : `${theirs} fields`} that you edited`
        : errors > 0
          ? undefined
          : message,
    onSave: () => {
      for (const form of all) if (form.dirty) form.onSave();
    },
  };
}
