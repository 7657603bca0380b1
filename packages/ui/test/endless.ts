/** An action that never ends. */
export const endless = () => new Promise<never>(() => {});
