import type { LeadGenerationSettings } from '@switchboard/api-contract/agents/leadGeneration';
import { readAddress } from '@switchboard/api-contract/address';
import * as v from 'valibot';
import { looseNumber, looseText, type LeftOut, type ReadItems } from '../../outside/providers/readEach.ts';
import type { RecordOf } from '../../records/collections.ts';
import { plainText } from '../../outside/plainText.ts';

const mostKeywords = 20;

const company = v.object({
  name: looseText,
  industry: looseText,
  keywords: v.fallback(v.optional(v.nullable(v.array(looseText))), undefined),
  estimated_num_employees: looseNumber,
});
const cells = {
  name: looseText,
  first_name: looseText,
  last_name: looseText,
  last_name_obfuscated: looseText,
  title: looseText,
  email: looseText,
  linkedin_url: looseText,
  city: looseText,
  state: looseText,
  country: looseText,
  organization: v.fallback(v.optional(v.nullable(company)), undefined),
};
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1));

/** Somebody as Apollo shows them: all but the id may be missing or odd. */
export const person = v.object({ id, ...cells });
export type Person = v.InferOutput<typeof person>;
const match = v.object({ id: v.fallback(v.optional(id), undefined), ...cells });

/**
 * The people who were asked for by these ids: an entry is known by its id, else by its place, which is that of the
 * question; null stands for nobody. https://docs.apollo.io/reference/bulk-people-enrichment
 */
export function readMatches(ids: readonly string[], entries: readonly unknown[]): ReadItems<Person> {
  const found = new Map<string, Person>();
  const rest: [place: number, one: v.InferOutput<typeof match> | undefined][] = [];
  for (const [place, entry] of entries.entries()) {
    const { success, output } = v.safeParse(match, Array.isArray(entry) ? undefined : entry);
    const own = success ? output.id : undefined;
    if (success && own !== undefined && ids.includes(own)) found.set(own, { ...output, id: own });
    else if (entry !== null) rest.push([place, success ? output : undefined]);
  }
  const left: LeftOut[] = [];
  for (const [place, one] of rest) {
    const own = entries.length === ids.length ? ids[place] : undefined;
    if (one && own !== undefined && !found.has(own)) found.set(own, { ...one, id: own });
    else left.push('odd');
  }
  return { read: [...found.values()], left };
}

/** What a lead is made of when it is found: everything but its status, its score and when it was found. */
export type FoundFields = Partial<
  Pick<
    RecordOf<'leads'>,
    'name' | 'company' | 'email' | 'title' | 'linkedinUrl' | 'location' | 'industry' | 'companySize' | 'companyKeywords'
  >
>;

/** The fields of a lead that Apollo knows. With `emailValidation`, an impossible e-mail address is left out. */
export function readPerson(one: Person, { emailValidation }: LeadGenerationSettings): FoundFields {
  const { organization, email, linkedin_url: link } = one;
  const employees = Math.round(organization?.estimated_num_employees ?? 0);
  const secure = link?.replace(/^http:/, 'https:');
  const known = email?.includes('@') && !email.includes('email_not_unlocked') ? email.trim() : undefined;
  const fields = {
    name: one.name?.trim() || [one.first_name, one.last_name ?? one.last_name_obfuscated].filter(Boolean).join(' '),
    company: organization?.name,
    email: known && emailValidation ? readAddress(known) : known,
    title: one.title,
    linkedinUrl: secure?.startsWith('https://') ? secure : undefined,
    location: [one.city, one.country].filter(Boolean).join(', '),
    region: one.state,
    industry: organization?.industry,
    companySize: employees > 0 ? String(employees) : undefined,
  };
  const given = Object.entries(fields).map(([key, value]) => [key, plainText(value, 300)] as const);
  const words = organization?.keywords?.map((word) => plainText(word?.slice(0, 200), 60)) ?? [];
  const keywords = words.filter((word) => word !== '').slice(0, mostKeywords);
  return {
    ...Object.fromEntries(given.filter(([, value]) => value !== '')),
    ...(keywords.length > 0 && { companyKeywords: keywords }),
  };
}

/** What a search shows of somebody who is known already: of the read fields what is not hidden until it is paid for. */
export function shownFields(one: Person, { name, ...fields }: FoundFields): FoundFields {
  return one.name || one.last_name ? { ...fields, ...(name !== undefined && { name }) } : fields;
}
