import type { EndpointName, endpoints, AnswerOf } from '@switchboard/api-contract/endpoints';
import type { ParsedAnswer } from './Case.ts';

/** The JSON of an exactly parsed answer, typed by the contract. */
export function jsonOf<N extends EndpointName>(_: N, reading: ParsedAnswer): AnswerOf<(typeof endpoints)[N]> {
  return reading.json as AnswerOf<(typeof endpoints)[N]>;
}
