/** Address of the embedded engine's module; undefined if the optional package is not installed. */
export function findEngine(): string | undefined {
  try {
    return import.meta.resolve('espeak-ng');
  } catch {
    return undefined;
  }
}
