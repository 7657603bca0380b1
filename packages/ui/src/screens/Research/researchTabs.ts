/** The tabs of the research page, in their order; the values are the words of the address. */
export const researchTabs = [
  { value: 'dashboard', label: 'Dashboard' },
  { value: 'tasks', label: 'Research Tasks' },
  { value: 'sources', label: 'Sources' },
  { value: 'configuration', label: 'Configuration' },
  { value: 'analytics', label: 'Analytics' },
] as const;

export type ResearchTab = (typeof researchTabs)[number]['value'];

/** The tab of a word of the address; Dashboard for any other word. */
export const toResearchTab = (word: string | undefined): ResearchTab =>
  researchTabs.find(({ value }) => value === word)?.value ?? 'dashboard';
