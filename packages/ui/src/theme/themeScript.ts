/**
 * The text of a script that sets the theme chosen earlier before the first paint: for a page's head, where `Theme` has
 * the same `storage`. Where storage is forbidden, the page follows the system.
 */
export const themeScript = (key: string): string => `try {
  const choice = localStorage.getItem(${JSON.stringify(key).replaceAll('<', String.raw`\u003c`)});
  if (choice === 'light' || choice === 'dark') document.documentElement.setAttribute('data-theme', choice);
} catch {}
`;
