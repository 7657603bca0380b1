const missing = new WeakSet<Error>();

/** Told by Vite of each import that failed: a new version was deployed, or the server is away. */
export const rememberMissingCode = ({ payload }: VitePreloadErrorEvent): void => void missing.add(payload);

/** Whether code did not load, rather than threw. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && missing.has(error);
