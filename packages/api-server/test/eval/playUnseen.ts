import type { Organisation } from './organisation.ts';
import { outcomeOf, type Outcome } from './outcomes.ts';
import type { Unseen } from './unseen.ts';

/** One of the unseen messages, its answer, and whether it held. */
export interface PlayedUnseen {
  readonly said: string;
  readonly answer: string;
  readonly outcome: Outcome;
}

/** Plays them one after the other, each in a conversation of its own. */
export async function playUnseen(of: Organisation, messages: readonly Unseen[]): Promise<PlayedUnseen[]> {
  const played: PlayedUnseen[] = [];
  for (const { said, wanted } of messages) {
    const lines = [said].flat();
    const answers = await of.say(lines);
    const last = answers.at(-1);
    if (!last) throw new Error('Nothing was said');
    const earlier = answers.slice(0, -1).map(({ response }) => response);
    const outcome = outcomeOf(last, await wanted(of, earlier));
    played.push({ said: lines.join(' → '), answer: last.response, outcome });
  }
  return played;
}

/** A table of those that did not hold, as Markdown. */
export const tableOfUnseen = (played: readonly PlayedUnseen[]): string =>
  played
    .filter(({ outcome }) => outcome !== 'held')
    .map(({ said, answer, outcome }) => `| ${said} | ${outcome} | ${answer.replaceAll('\n', ' ')} |`)
    .join('\n');
