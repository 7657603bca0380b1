/** The dialog's title, which shows before the rest of it has loaded. */
export const newAgentTitle = 'New agent';
