/**
 * Why there is no microphone: `denied` by the member or the page's policy, `none` connected, `busy` in another
 * program, `unplugged` while in use, `unsupported` by the browser or an address without https, `failed` otherwise.
 */
export type MicrophoneProblem = 'denied' | 'none' | 'busy' | 'unplugged' | 'unsupported' | 'failed';

const byName: ReadonlyMap<string, MicrophoneProblem> = new Map([
  ['NotAllowedError', 'denied'],
  ['PermissionDeniedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['DevicesNotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['TrackStartError', 'busy'],
  ['AbortError', 'busy'],
  ['NotSupportedError', 'unsupported'],
  ['TypeError', 'unsupported'],
]);

/** Maps an error of `getUserMedia` to a problem. */
export function microphoneProblem(error: unknown): MicrophoneProblem {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return byName.get(name) ?? 'failed';
}
