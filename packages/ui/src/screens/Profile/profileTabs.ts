/** The tabs of the profile, in order. The values appear in the address. */
export const profileTabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'members', label: 'Members' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'usage', label: 'Usage' },
  { value: 'audit', label: 'Audit log' },
] as const;

export type ProfileTab = (typeof profileTabs)[number]['value'];

/** The tab named in the address; Profile for an unknown one. */
export const toProfileTab = (word: string): ProfileTab =>
  profileTabs.find(({ value }) => value === word)?.value ?? 'profile';
