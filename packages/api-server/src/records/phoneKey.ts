import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Fewer digits are an extension or a short number, which many people share. */
const fewestDigits = 7;

/**
 * A phone number in the form in which numbers are compared; null for none. Without its country's code it matches only
 * numbers that are written without it, too.
 */
export function phoneKey(phone: unknown): string | null {
  if (typeof phone !== 'string') return null;
  const parsed = parsePhoneNumberFromString(phone.trim().replace(/^00/, '+'));
  if (parsed?.isPossible()) return `${parsed.number}${parsed.ext ? `;ext=${parsed.ext}` : ''}`;
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < fewestDigits ? null : digits;
}
