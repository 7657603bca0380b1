/** Below the first the microphone counts as silent, above the second as a loud voice. Decibels relative to full scale. */
const QUIET_DB = -55;
const LOUD_DB = -12;
/**
 * The fraction of the difference that the shown level covers per frame, up and down: speech starts at once and fades
 * slowly.
 */
const RISE = 0.6;
const FALL = 0.15;

/** Root mean square of samples between -1 and 1. */
export function loudness(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < samples.length; index += 1) sum += (samples[index] ?? 0) ** 2;
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
}

/** Maps loudness to a level from 0 (silent) to 1 (a loud voice), perceptually even. */
export function toLevel(rms: number): number {
  if (!(rms > 0)) return 0;
  const decibels = 20 * Math.log10(rms);
  return Math.min(1, Math.max(0, (decibels - QUIET_DB) / (LOUD_DB - QUIET_DB)));
}

/** The level to show after `previous`: it rises fast and falls slowly. */
export function easeLevel(previous: number, next: number): number {
  return previous + (next - previous) * (next > previous ? RISE : FALL);
}
