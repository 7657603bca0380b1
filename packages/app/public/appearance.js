try {
  const choice = localStorage.getItem('appearance');
  if (choice === 'light' || choice === 'dark') document.documentElement.setAttribute('data-theme', choice);
} catch {}
