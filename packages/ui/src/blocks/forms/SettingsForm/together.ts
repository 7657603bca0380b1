import { changedByAnother, chooseFirst } from '../ConflictNotice/changedByAnother.ts';
import type { SettingsFormState } from './useSettingsForm.ts';

/** What the one bar of a page says of its settings and its schedule; its Save sends each that was changed. */
export function together(settings: SettingsFormState, schedule: SettingsFormState) {
  const both = [settings, schedule];
  const busy = both.some((form) => form.busy);
  const errors = settings.wrong + schedule.wrong;
  const theirs = settings.theirs.size + schedule.theirs.size;
  const restored = both.some((form) => form.restoredFrom !== undefined);
  const notSaved = [
    settings.refused && settings.dirty ? 'settings' : [],
    schedule.refused && schedule.dirty ? 'schedule' : [],
  ].flat();
  return {
    dirty: both.some((form) => form.dirty),
    errors,
    busy,
    heldBack: chooseFirst(theirs),
    message: busy
      ? 'Saving...'
      : theirs > 0
        ? changedByAnother(theirs)
        : errors > 0
          ? undefined
          : notSaved.length > 0
            ? `Not saved: ${notSaved.join(' and ')}`
            : restored
              ? 'Unsaved changes, kept as a draft'
              : undefined,
    onSave: () => {
      for (const form of both) if (form.dirty) form.onSave();
    },
  };
}
