import { RunFailure, type Program } from './Program.ts';

/**
 * Google Places needs an API key or a token of a billed project. The Google connection holds only an OAuth client,
 * which is neither.
 */
export const mapsScraper: Program = () => Promise.reject(new RunFailure({ kind: 'placesNeedKey', args: {} }));
