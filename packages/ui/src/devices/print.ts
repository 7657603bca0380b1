/** Opens the browser's dialog for printing, which can save as PDF. Resolves when it is closed. */
export const printPage = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('afterprint', () => resolve(), { once: true });
    window.print();
  });
