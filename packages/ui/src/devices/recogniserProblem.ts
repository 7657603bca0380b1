/**
 * Why speech does not become text: `absent` in this browser, `no-speech` heard, `network` of the engine's service,
 * `not-allowed` to use it, `language` not known to it, `failed` otherwise.
 */
export type RecogniserProblem = 'absent' | 'no-speech' | 'network' | 'not-allowed' | 'language' | 'failed';

const byCode: ReadonlyMap<string, RecogniserProblem | undefined> = new Map([
  // Our own doing: the engine says so after `abort()`.
  ['aborted', undefined],
  ['no-speech', 'no-speech'],
  ['network', 'network'],
  ['not-allowed', 'not-allowed'],
  ['service-not-allowed', 'not-allowed'],
  ['language-not-supported', 'language'],
  ['audio-capture', 'failed'],
]);

/** What the `error` code of a speech engine means; undefined when it is none. */
export function recogniserProblem(code: string): RecogniserProblem | undefined {
  return byCode.has(code) ? byCode.get(code) : 'failed';
}
