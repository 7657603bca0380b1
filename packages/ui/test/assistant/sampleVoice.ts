import type { LevelSource } from '../../src/devices/microphone.ts';

export const silence: LevelSource = { subscribe: () => () => {} };

/** A fixed voice that fills all the bars at once and then does not change. */
export const sampleVoice: LevelSource = {
  subscribe: (listener) => {
    const heights = [
      6, 9, 14, 10, 18, 24, 15, 9, 12, 20, 27, 22, 13, 8, 11, 17, 25, 19, 12, 7, 10, 16, 23, 26, 18, 11, 8, 13, 21, 15,
      9, 12, 19, 24, 14, 8, 6, 10, 15, 9, 6, 8, 5, 4,
    ];
    // Four measurements per bar.
    for (const height of heights) for (let frame = 0; frame < 4; frame += 1) listener((height - 4) / 24);
    return () => {};
  },
};
