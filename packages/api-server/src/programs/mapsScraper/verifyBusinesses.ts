import type { MapsScraperSettings } from '@switchboard/api-contract/agents/mapsScraper';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { BusinessIndex } from './BusinessIndex.ts';
import type { BusinessDraft } from './businessDrafts.ts';
import type { VisitWebsite } from './visitWebsites.ts';
import { countriesOf } from './countriesOf.ts';

/**
 * Whether a phone number can be one: it is as long as numbers there are, and, where it repeats one digit, known to be
 * given out. Without its country's code, the country has to stand at the end of one of the
 * texts.
 */
export function isPlausiblePhone(phone: string, ...near: readonly (string | undefined)[]): boolean {
  const number = phone.trim().replace(/^00(?=[1-9])/, '+');
  const countries = near.map((text) => countriesOf(text ?? '')).find(({ length }) => length > 0) ?? [];
  return [undefined, ...countries].some((country) => {
    const read = parsePhoneNumberFromString(number, country);
    return read?.isPossible() === true && (!/^(\d)\1+$/.test(read.nationalNumber) || read.isValid());
  });
}

/** Businesses with what their websites and phone numbers told. */
export interface VerifiedBusinesses {
  readonly drafts: ReadonlyMap<string, BusinessDraft>;
  /** The ids of those that passed. */
  readonly verified: ReadonlySet<string>;
  readonly websites: number;
  readonly answered: number;
}

interface VerifyOptions {
  readonly known: BusinessIndex;
  readonly settings: Pick<MapsScraperSettings, 'autoVerification' | 'dataEnrichment'>;
  /** The place that was searched; its country helps to read a phone number. */
  readonly place: string;
  readonly visit: VisitWebsite;
}

/**
 * Verifies businesses (the website answers, and the phone number can be one) and adds what their contact pages say, as
 * the settings want it. Side by side: the websites of one page of results are few.
 */
export async function verifyBusinesses(
  drafts: ReadonlyMap<string, BusinessDraft>,
  { known, settings: { autoVerification, dataEnrichment }, place, visit }: VerifyOptions,
): Promise<VerifiedBusinesses> {
  if (!autoVerification && !dataEnrichment) return { drafts, verified: new Set(), websites: 0, answered: 0 };
  const looked = await Promise.all(
    [...drafts].map(async ([id, draft]) => {
      if (draft.status === 'closed') return { id, more: draft, visited: undefined, isVerified: false };
      const { name, phone, website, address, email } = { ...known.get(id), ...draft };
      const visited = website ? await visit(website, name ?? '') : undefined;
      const isVerified = visited?.answers === true && !!phone && isPlausiblePhone(phone, address, place);
      const more: BusinessDraft = {
        ...draft,
        ...(autoVerification && { status: isVerified ? 'verified' : 'new' }),
        ...(dataEnrichment && !email && visited?.email && { email: visited.email }),
        ...(dataEnrichment && !address && visited?.address && { address: visited.address }),
      };
      return { id, more, visited, isVerified };
    }),
  );
  return {
    drafts: new Map(looked.map(({ id, more }) => [id, more])),
    verified: new Set(looked.flatMap(({ id, isVerified }) => (isVerified ? [id] : []))),
    websites: looked.filter(({ visited }) => visited).length,
    answered: looked.filter(({ visited }) => visited?.answers).length,
  };
}
