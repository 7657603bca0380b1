import { readAddress } from '../address.ts';
import { limits } from '../limits.ts';
import type { Fact } from '../words/wordsOf.ts';
import type { Lead, LeadGenerationSettings } from './leadGeneration.ts';

/** The parts of a lead's score, in order, and the most points of each; together 100. */
export const scorePartPoints = { industry: 30, size: 20, place: 20, keyword: 20, address: 10 } as const;
export type ScorePartName = keyof typeof scorePartPoints;

/** A part of a score, as stored and sent. */
export interface LeadScorePart {
  readonly part: ScorePartName;
  readonly points: number;
  readonly of: number;
  readonly why: Fact;
}

/** What is known about a lead that a score can be made from. */
export type ScoredFields = Partial<
  Pick<Lead, 'industry' | 'companyKeywords' | 'companySize' | 'location' | 'region' | 'title' | 'company' | 'email'>
>;

/** The settings that a score depends on. */
export type ScoreSettings = Pick<
  LeadGenerationSettings,
  'targetIndustries' | 'companySize' | 'locations' | 'searchKeywords' | 'emailValidation'
>;

interface Judged {
  readonly fits: boolean;
  readonly why: Fact;
}

const no = (why: Fact): Judged => ({ fits: false, why });
const yes = (why: Fact): Judged => ({ fits: true, why });
const unknown = no({ kind: 'scoreUnknown', args: {} });

/** Lower case, without accents, words with one space between. Normalizing does not take ł, ø and ß apart. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether the words stand somewhere in the text, the last of them perhaps as the beginning of a longer one. */
function mentions(text: string, words: string): boolean {
  const wanted = plain(words);
  return wanted !== '' && ` ${plain(text)}`.includes(` ${wanted}`);
}

/** A company size as its bounds, both included: '51–200', '1,000+', '240'. undefined if it has no number. */
export function readCompanySize(size: string): { readonly from: number; readonly to: number } | undefined {
  const [from, to] = size.match(/\d[\d.,]*/g)?.map((number) => Number(number.replaceAll(/[.,]/g, ''))) ?? [];
  if (from === undefined || !Number.isFinite(from)) return undefined;
  return { from, to: to ?? (size.includes('+') ? Number.POSITIVE_INFINITY : from) };
}

const judges: Record<ScorePartName, (lead: ScoredFields, settings: ScoreSettings) => Judged> = {
  industry: ({ industry, companyKeywords = [] }, { targetIndustries }) => {
    if (targetIndustries.length === 0) return no({ kind: 'scoreNoIndustries', args: {} });
    const known = [...(industry ? [industry] : []), ...companyKeywords];
    const fitting = targetIndustries.find((target) => known.some((one) => mentions(one, target)));
    if (fitting !== undefined)
      return yes({ kind: 'scoreIndustryFits', args: { industry: fitting, among: targetIndustries.length } });
    const [first] = known;
    return first === undefined ? unknown : no({ kind: 'scoreIndustryDiffers', args: { industry: first } });
  },
  size: ({ companySize: size }, { companySize: wanted }) => {
    const ranges = wanted.flatMap((one) => readCompanySize(one) ?? []);
    if (ranges.length === 0) return no({ kind: 'scoreNoSizes', args: {} });
    const own = size === undefined ? undefined : readCompanySize(size);
    if (size === undefined || own === undefined) return unknown;
    return ranges.some(({ from, to }) => own.from >= from && own.to <= to)
      ? yes({ kind: 'scoreSizeFits', args: { size } })
      : no({ kind: 'scoreSizeDiffers', args: { size } });
  },
  place: ({ location: place, region = '' }, { locations }) => {
    if (locations.length === 0) return no({ kind: 'scoreNoPlaces', args: {} });
    if (!place) return unknown;
    return locations.some((wanted) => wanted.split(',').every((part) => mentions(`${place}, ${region}`, part)))
      ? yes({ kind: 'scorePlaceFits', args: { place } })
      : no({ kind: 'scorePlaceDiffers', args: { place } });
  },
  keyword: ({ title, company }, { searchKeywords }) => {
    if (searchKeywords.length === 0) return no({ kind: 'scoreNoKeywords', args: {} });
    if (!title && !company) return unknown;
    const inTitle = searchKeywords.find((keyword) => title && mentions(title, keyword));
    if (inTitle !== undefined) return yes({ kind: 'scoreKeywordInTitle', args: { keyword: inTitle } });
    const inCompany = searchKeywords.find((keyword) => company && mentions(company, keyword));
    return inCompany === undefined
      ? no({ kind: 'scoreKeywordAbsent', args: {} })
      : yes({ kind: 'scoreKeywordInCompany', args: { keyword: inCompany } });
  },
  address: ({ email }, { emailValidation }) => {
    if (!email) return unknown;
    if (!emailValidation) return no({ kind: 'scoreAddressUnchecked', args: {} });
    return readAddress(email)
      ? yes({ kind: 'scoreAddressValid', args: {} })
      : no({ kind: 'scoreAddressInvalid', args: {} });
  },
};

/**
 * The score of a lead, from 0 to 100, and its parts, from what is known about it alone. What is unknown counts 0, and
 * the part says so.
 */
export function scoreLead(
  lead: ScoredFields,
  settings: ScoreSettings,
): { readonly score: number; readonly scoreParts: LeadScorePart[] } {
  const scoreParts = (Object.keys(scorePartPoints) as ScorePartName[]).map((part): LeadScorePart => {
    const { fits, why } = judges[part](lead, settings);
    const of = scorePartPoints[part];
    return { part, points: fits ? of : 0, of, why };
  });
  return { score: scoreParts.reduce((sum, { points }) => sum + points, 0), scoreParts };
}

/** The score that a lead can have at most, once what is unknown about it is known. */
export function bestScore(lead: ScoredFields, settings: ScoreSettings): number {
  const { score, scoreParts } = scoreLead(lead, settings);
  const open = scoreParts.filter(
    ({ part, why }) => why.kind === 'scoreUnknown' && (part !== 'address' || settings.emailValidation),
  );
  return open.reduce((sum, { of }) => sum + of, score);
}

/** Whether a found lead with this score is qualified by itself. */
export const isQualifyingScore = (score: number): boolean => score >= limits.threshold.leadScore.high;
