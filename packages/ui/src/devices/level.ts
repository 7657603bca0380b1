/**
 * Below this the microphone counts as silent, above the other as as loud as a voice gets. Decibels relative to full
 * scale.
 */
const QUIET_DB = -55;
const LOUD_DB = -12;
/** How much of the way the shown level goes per frame, up and down: speech starts at once and fades slowly. */
const RISE = 0.6;
const FALL = 0.15;

/** Root mean square of samples between -1 and 1. */
export function loudness(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < samples.length; index += 1) sum += (samples[index] ?? 0) ** 2;
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
}

/** A loudness as a level from 0 (silent) to 1 (a loud voice), evenly for the ear. */
export function toLevel(rms: number): number {
  if (!(rms > 0)) return 0;
  const decibels = 20 * Math.log10(rms);
  return Math.min(1, Math.max(0, (decibels - QUIET_DB) / (LOUD_DB - QUIET_DB)));
}

/** The level to show after `previous`: quick to rise, slow to fall. */
export function easeLevel(previous: number, next: number): number {
  return previous + (next - previous) * (next > previous ? RISE : FALL);
}
