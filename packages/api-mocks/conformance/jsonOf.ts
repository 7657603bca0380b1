import type { EndpointName, endpoints, AnswerOf } from '@switchboard/api-contract/endpoints';
import type { Reading } from './Case.ts';

/** The JSON of an answer that was read exactly, as the type that the contract gives it. */
export function jsonOf<N extends EndpointName>(_: N, reading: Reading): AnswerOf<(typeof endpoints)[N]> {
  return reading.json as AnswerOf<(typeof endpoints)[N]>;
}
