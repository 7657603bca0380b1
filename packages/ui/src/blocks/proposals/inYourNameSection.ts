import type { SettingsSection } from '../forms/SettingsForm/SettingsSection.ts';

/**
 * The card of what an agent may do in a member's name; it stands beside the documented switches, which act only within
 * it. `covers` says in a sentence what happens when it is on.
 */
export const inYourNameSection = <S extends { mayAct: boolean }>(column: 1 | 2, covers: string): SettingsSection<S> => {
  const section: SettingsSection<{ mayAct: boolean }> = {
    title: 'In Your Name',
    column,
    note: `${covers} When off, each waits here for your approval.`,
    fields: [
      {
        kind: 'switch',
        key: 'mayAct',
        label: 'May act in your name',
        hint: 'You can withdraw it at any time. Each change is listed in the activity.',
      },
    ],
  };
  return section as unknown as SettingsSection<S>;
};
