import { RunFailure, type Program } from './Program.ts';

/**
 * Google Places takes an API key or a token of a billed project; the Google connection holds an OAuth client alone,
 * which is neither.
 */
export const mapsScraper: Program = () => Promise.reject(new RunFailure({ kind: 'placesNeedKey', args: {} }));
