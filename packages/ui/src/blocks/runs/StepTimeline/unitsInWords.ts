import { decimal } from '../../../format/numbers.ts';
import { clip } from '../../../format/text.ts';

/** How much of a unit was used: '25 credits', '1 credit'. */
export function unitsInWords(units: number, unit = ''): string {
  const word = clip(unit.trim(), 40);
  return `${decimal(units, 2)} ${units === 1 ? word.replace(/s$/, '') : word}`.trim();
}
