import type { Case } from './cases.ts';
import { expectedInShort, inShort, passes } from './judge.ts';
import type { Eval, Got } from './openEval.ts';

/** The ways in which a case can be answered. */
export const ways = ['byModel', 'byReader'] as const;
export type Way = (typeof ways)[number];

/** One case in one way. */
export interface Played {
  readonly one: Case;
  readonly got: Got;
  readonly passed: boolean;
}

/** Plays cases in one way, one after the other. */
export async function playAll(evaluation: Eval, way: Way, cases: readonly Case[]): Promise<Played[]> {
  const played: Played[] = [];
  for (const one of cases) {
    const got = await evaluation[way](one);
    played.push({ one, got, passed: passes(one, got) });
  }
  return played;
}

const heads = ['case', 'expected', 'got', 'pass'];

/** A table of what came of each case, as Markdown. */
export const tableOf = (played: readonly Played[]): string =>
  [
    heads,
    heads.map(() => '---'),
    ...played.map(({ one, got, passed }) => [
      [...(one.before ?? []), one.said].join(' → '),
      expectedInShort(one),
      inShort(got.calls) || got.text.slice(0, 60),
      passed ? 'yes' : 'NO',
    ]),
  ]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`)
    .join('\n');

/** How many passed. */
export const passedOf = (played: readonly Played[]): number => played.filter(({ passed }) => passed).length;
