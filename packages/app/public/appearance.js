// Sets the chosen appearance before the first paint, so that no page flashes in the other one. The key is the one of src/session/storage.ts.
try {
  const choice = localStorage.getItem('appearance');
  if (choice === 'light' || choice === 'dark') document.documentElement.setAttribute('data-theme', choice);
} catch {
  // Storage is forbidden: the page follows the system.
}
