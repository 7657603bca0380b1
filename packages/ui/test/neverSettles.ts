/** An action that never ends. */
export const neverSettles = () => new Promise<never>(() => {});
