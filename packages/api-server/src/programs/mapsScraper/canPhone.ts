import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countriesOf } from './countriesOf.ts';

/**
 * Whether a phone number can be one: it is as long as numbers there are, and, where it repeats one digit, known to be
 * given out. Without its country's code, the country has to stand at the end of one of the
 * texts.
 */
export function canPhone(phone: string, ...near: readonly (string | undefined)[]): boolean {
  const number = phone.trim().replace(/^00(?=[1-9])/, '+');
  const countries = near.map((text) => countriesOf(text ?? '')).find(({ length }) => length > 0) ?? [];
  return [undefined, ...countries].some((country) => {
    const read = parsePhoneNumberFromString(number, country);
    return read?.isPossible() === true && (!/^(\d)\1+$/.test(read.nationalNumber) || read.isValid());
  });
}
