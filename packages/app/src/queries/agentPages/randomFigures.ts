import { randomRanges } from '@switchboard/api-contract/limits';
import type { RandomFigures } from '@switchboard/ui/blocks/agents/AgentPage';

const draw = (random: () => number): RandomFigures =>
  Object.fromEntries(
    Object.entries(randomRanges).map(([name, { min, max }]) => [name, min + Math.floor(random() * (max - min + 1))]),
  ) as RandomFigures;

let drawn: RandomFigures | undefined;

/** The figures that are random by specification, drawn once per visit. The screens mark them as samples. */
export const randomFigures = (): RandomFigures => (drawn ??= draw(Math.random));

/** Draws them for a visit that shows the same each time. */
export function drawFigures(random: () => number): void {
  drawn = draw(random);
}
