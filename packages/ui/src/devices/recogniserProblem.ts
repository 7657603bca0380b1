/**
 * Why speech can't be turned into text: recognition is `absent` from the browser, `no-speech` was heard, the engine's
 * service has no `network`, it is `not-allowed`, the `language` is not supported, or it `failed` otherwise.
 */
export type RecogniserProblem = 'absent' | 'no-speech' | 'network' | 'not-allowed' | 'language' | 'failed';

const byCode: ReadonlyMap<string, RecogniserProblem | undefined> = new Map([
  // Reported after our own `abort()`.
  ['aborted', undefined],
  ['no-speech', 'no-speech'],
  ['network', 'network'],
  ['not-allowed', 'not-allowed'],
  ['service-not-allowed', 'not-allowed'],
  ['language-not-supported', 'language'],
  ['audio-capture', 'failed'],
]);

/** Maps the `error` code of a speech engine to a problem; undefined if it is not one. */
export function recogniserProblem(code: string): RecogniserProblem | undefined {
  return byCode.has(code) ? byCode.get(code) : 'failed';
}
