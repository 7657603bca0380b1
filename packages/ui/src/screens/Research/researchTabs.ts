/** The tabs of the research page, in order. The values appear in the address. */
export const researchTabs = [
  { value: 'dashboard', label: 'Dashboard' },
  { value: 'tasks', label: 'Research Tasks' },
  { value: 'sources', label: 'Sources' },
  { value: 'configuration', label: 'Configuration' },
  { value: 'analytics', label: 'Analytics' },
] as const;

export type ResearchTab = (typeof researchTabs)[number]['value'];

/** The tab named in the address; Dashboard for an unknown one. */
export const toResearchTab = (word: string | undefined): ResearchTab =>
  researchTabs.find(({ value }) => value === word)?.value ?? 'dashboard';
