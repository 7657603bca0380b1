/** Categories in the order of the filter buttons; 'All' comes before them. */
export const connectionCategories = [
  'AI & ML',
  'Google Workspace',
  'Payment & Business',
  'Communication',
  'Productivity',
  'CRM',
  'Search & Data',
  'Payments',
  'Automation',
] as const;
export type ConnectionCategory = (typeof connectionCategories)[number];
