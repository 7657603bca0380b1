import { refuse } from '../../refuse.ts';

/** An error as Serper words it. */
export const refused = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ message, statusCode: status }, { status, headers });

/** What somebody asks a search for. */
export interface SearchRequest {
  readonly q: string;
  readonly num: number;
  readonly page: number;
  /** Where the search is made from; part of a search for places. */
  readonly location: string | undefined;
  /** The parameters of the request, as the answer repeats them. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

const most = 100;
const invalid = (message: string): never => refuse(refused(400, message));

/** Reads the body of a search. */
export function readSearchRequest(body: unknown, type: string): SearchRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return invalid('Invalid JSON body');
  const given = body as Readonly<Record<string, unknown>>;
  const text = (name: string): string | undefined => {
    const value = given[name] ?? undefined;
    return value === undefined || typeof value === 'string' ? value : invalid(`Invalid ${name} parameter`);
  };
  const whole = (name: string, fallback: number, highest: number): number => {
    const value = given[name] ?? fallback;
    return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= highest
      ? Number(value)
      : invalid(`Invalid ${name} parameter`);
  };
  const q = text('q')?.trim() ?? '';
  if (q === '') return invalid('Missing query parameter');
  const [gl, hl, location] = [text('gl'), text('hl'), text('location')];
  const [num, page] = [whole('num', 10, most), whole('page', 1, Number.MAX_SAFE_INTEGER)];
  return {
    q,
    num,
    page,
    location,
    parameters: {
      q,
      ...(gl && { gl }),
      ...(hl && { hl }),
      ...(location && { location }),
      type,
      num,
      page,
      engine: 'google',
    },
  };
}
