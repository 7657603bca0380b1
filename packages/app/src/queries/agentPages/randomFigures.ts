import { randomRanges } from '@switchboard/api-contract/limits';
import type { RandomFigures } from '@switchboard/ui/blocks/agents/AgentPage';

let drawn: RandomFigures | undefined;

/** The figures that are random by specification, drawn once per visit. The screens mark them as samples. */
export function randomFigures(): RandomFigures {
  drawn ??= Object.fromEntries(
    Object.entries(randomRanges).map(([name, { min, max }]) => [
      name,
      min + Math.floor(Math.random() * (max - min + 1)),
    ]),
  ) as RandomFigures;
  return drawn;
}
