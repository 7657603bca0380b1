import { getCountries, type CountryCode } from 'libphonenumber-js/min';

/** The languages in which Google Maps and members may name a country; the first one that has a name decides. */
const languages =
  'en de fr es it pt nl pl cs sk sv da nb fi et lv lt hu ro bg hr sl sr el tr ru uk ar he hi ja ko th vi id zh zh-Hant'.split(
    ' ',
  );

/** Names that `Intl` does not have, most of them older ones. */
const otherNames: Readonly<Partial<Record<CountryCode, readonly string[]>>> = {
  AE: ['UAE'],
  CD: ['DR Congo', 'DRC', 'Democratic Republic of the Congo'],
  CI: ['Ivory Coast'],
  CN: ['PRC', 'Mainland China'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  GB: ['England', 'Scotland', 'Wales', 'Northern Ireland', 'Britain', 'Great Britain', 'Großbritannien'],
  HK: ['Hong Kong SAR'],
  IE: ['Republic of Ireland'],
  KR: ['Korea', 'Republic of Korea'],
  MK: ['Macedonia'],
  NL: ['Holland'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'United States of America', 'America'],
};

/** States and provinces with their short names, which end an address in place of their country. */
const states: Readonly<Partial<Record<CountryCode, string>>> = {
  US: `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC
  District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS
  Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS
  Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New
  Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania,
  RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA
  Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming`,
  CA: `AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NS Nova
  Scotia, NT Northwest Territories, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Québec, SK
  Saskatchewan, YT Yukon`,
};

/** One form for all ways to write a name: without accents, dots, articles and what Chinese regions add to theirs. */
const formOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}.'’]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('&', 'and')
    .replaceAll(/[\s-]+/g, ' ')
    .replace(/^the /, '')
    .replace(/ sar china$/, '')
    .replace(/^st /, 'saint ')
    .trim();

function allNames(): ReadonlyMap<string, ReadonlySet<CountryCode>> {
  const found = new Map<string, Set<CountryCode>>();
  const add = (name: string, code: CountryCode): unknown =>
    found.set(formOf(name), (found.get(formOf(name)) ?? new Set()).add(code));
  for (const [code, names] of Object.entries(states))
    for (const name of names.matchAll(/([A-Z]{2})\s+([^,]+)/g))
      for (const one of name.slice(1)) add(one, code as CountryCode);
  for (const [code, names] of Object.entries(otherNames)) for (const name of names) add(name, code as CountryCode);
  for (const code of getCountries()) add(code, code);
  const named = new Set<string>();
  for (const language of languages) {
    const fresh: string[] = [];
    for (const style of ['long', 'short'] as const) {
      const shown = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
      for (const code of getCountries()) {
        // 'Myanmar (Burma)' are two names.
        for (const name of (shown.of(code) ?? '').split(/[()（）]/)) {
          if (formOf(name) === '' || named.has(formOf(name))) continue;
          add(name, code);
          fresh.push(formOf(name));
        }
      }
    }
    for (const name of fresh) named.add(name);
  }
  return found;
}

let known: ReturnType<typeof allNames> | undefined;

/** Postal codes that tell their country: 'London SW1A 1AA', 'Sydney NSW 2000'. */
const ownPostcodes: Readonly<Partial<Record<CountryCode, RegExp>>> = {
  GB: /(?:^|[\s,])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  AU: /(?:^|[\s,])(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA),? \d{4}$/,
};
/** A postal code at the end, of the United States or of Canada. */
const postcode = /(?:^|[\s,]+)(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/i;

/**
 * The countries that an address or a place may lie in, by the name of a country or of a state at its end, or by its
 * postal code: 'Leipzig, Germany', 'Dubai - United Arab Emirates', 'Austin, TX 78701'. Several where a name has more
 * than one meaning, such as Georgia.
 */
export function countriesOf(text: string): CountryCode[] {
  known ??= allNames();
  const whole = text.trim();
  const own = getCountries().find((code) => ownPostcodes[code]?.test(whole));
  if (own) return [own];
  const end =
    whole
      .replace(postcode, '')
      .split(/,|\s[-–—]\s/)
      .at(-1)
      ?.trim() ?? '';
  const lastWord = /\s([A-Z]{2})$/.exec(end)?.[1] ?? '';
  return [...(known.get(formOf(end)) ?? known.get(formOf(lastWord)) ?? [])];
}
