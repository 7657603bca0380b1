import { sentFields, type Matching, type SentCollection } from '@switchboard/api-contract/records/send';
import type { DestinationField } from './Destination.ts';

/** What services call the fields that we have, the most exact first; without case, spaces and signs. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  firstName: ['firstname', 'givenname'],
  lastName: ['lastname', 'surname', 'familyname'],
  name: ['name', 'fullname', 'contactname', 'leadname'],
  email: ['email', 'emailaddress', 'mail'],
  phone: ['phone', 'phonenumber', 'telephone', 'tel'],
  company: ['company', 'companyname', 'accountname', 'organisation', 'organization', 'firm'],
  title: ['jobtitle', 'title', 'position', 'role'],
  linkedinUrl: ['linkedin', 'linkedinurl', 'hslinkedinurl', 'linkedinprofile'],
  location: ['location', 'city', 'place'],
  industry: ['industry', 'sector'],
  companySize: ['companysize', 'employees', 'numberofemployees'],
  status: ['status', 'stage'],
  score: ['score', 'leadscore'],
  source: ['source', 'leadsource'],
  website: ['website', 'websiteurl', 'url', 'web'],
  address: ['address', 'streetaddress', 'street'],
  category: ['category', 'type', 'industry'],
  rating: ['rating', 'stars'],
  reviewCount: ['reviews', 'reviewcount', 'numberofreviews'],
  description: ['description', 'about', 'notes'],
  mapsUrl: ['googlemaps', 'maps', 'map', 'mapsurl'],
};

/** Where a business is a lead, its name is that of the company. */
const ofBusinesses: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'companyname', 'businessname', 'company'],
};

const numbers: readonly string[] = ['score', 'rating', 'reviewCount'];

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Which of our fields goes into which of theirs, as far as their names tell. `key`: their field for the address.
 * A whole name is left out where its two parts fit.
 */
export function proposeMatching(
  collection: SentCollection,
  fields: readonly DestinationField[],
  key: string | undefined,
): Matching {
  const matching: Record<string, string> = {};
  const taken = new Set<string>();
  const own: readonly string[] = sentFields[collection].map(({ name }) => name);
  const take = (name: string, theirs: string | undefined): void => {
    if (theirs === undefined || taken.has(theirs)) return;
    matching[name] = theirs;
    taken.add(theirs);
  };
  if (own.includes('email')) take('email', key);
  for (const name of own.filter((one) => matching[one] === undefined)) {
    const words = (collection === 'businesses' ? ofBusinesses[name] : undefined) ?? synonyms[name] ?? [];
    const fitting = words.flatMap((word) =>
      fields.filter(
        (field) =>
          !taken.has(field.name) &&
          field.isTheirs !== true &&
          (field.takes !== 'number' || numbers.includes(name)) &&
          [plain(field.name), plain(field.label)].includes(word),
      ),
    );
    take(name, fitting[0]?.name);
  }
  const { name, ...rest } = matching;
  return matching['lastName'] === undefined || name === undefined ? matching : rest;
}
