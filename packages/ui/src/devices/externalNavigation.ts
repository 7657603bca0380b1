/** The page, as seen by code that leaves the app; stories and tests replace it. */
export const externalNavigation = {
  /**
   * Goes to an address outside the app. Comes back only where the browser kept the page, and the member went back to
   * it.
   */
  go: (address: string): Promise<void> => {
    window.location.assign(address);
    return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }));
  },
};
