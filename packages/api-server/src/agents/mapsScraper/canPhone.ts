import { getCountries, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

const names = new Intl.DisplayNames('en', { type: 'region' });
const otherNames: Readonly<Record<string, CountryCode>> = { usa: 'US', uk: 'GB', deutschland: 'DE' };
const countries = new Map<string, CountryCode>([
  ...getCountries().map((code): [string, CountryCode] => [(names.of(code) ?? code).toLowerCase(), code]),
  ...Object.entries(otherNames),
]);

/** The country at the end of an address or of a place, such as 'Leipzig, Germany'. */
const countryOf = (text: string): CountryCode | undefined =>
  countries.get(text.split(',').at(-1)?.trim().toLowerCase() ?? '');

/**
 * Whether a phone number can be one. Without its country's code, the country has to stand at the end of one of the
 * texts.
 */
export function canPhone(phone: string, ...near: readonly (string | undefined)[]): boolean {
  const country = near.map((text) => text && countryOf(text)).find(Boolean) || undefined;
  return parsePhoneNumberFromString(phone, country)?.isPossible() ?? false;
}
