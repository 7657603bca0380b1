import { createHash } from 'node:crypto';

/** About a tenth of these: the same for the same seed, others for another. */
export const pickTenth = <Story extends { id: string }>(stories: readonly Story[], seed: string): Story[] =>
  stories.filter(({ id }) => createHash('sha256').update(`${seed} ${id}`).digest().readUInt32BE() % 10 === 0);
