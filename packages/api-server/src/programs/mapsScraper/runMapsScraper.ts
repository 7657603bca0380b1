import {
  mapsScraperApi,
  mapsScraperSettings,
  type MapsScraperSettings,
} from '@switchboard/api-contract/agents/mapsScraper';
import { limits } from '@switchboard/api-contract/limits';
import { isSameSide, markSandbox } from '../../outside/Caller.ts';
import { readRecords } from '../../records/records.ts';
import { BusinessIndex } from './BusinessIndex.ts';
import { SearchPass, type PassResult } from './SearchPass.ts';
import { visitWebsites } from './visitWebsites.ts';
import type { RunResult, Run } from '../../runs/Run.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import type { Program } from '../../tenants/Program.ts';
import type { Context } from '../../platform/Context.ts';
import { firstConnected, googleAccountOf } from '../../outside/credentials/credentials.ts';
import { signInToGoogle } from '../../outside/google/google.ts';
import { googlePlaces } from './googlePlaces.ts';
import type { PlaceSearch } from './PlaceSearch.ts';
import { serperPlaces } from './serperPlaces.ts';

/** The search through Serper or, where that is not connected, through Google's account. */
async function openSearch(context: Context, run: Run, settings: MapsScraperSettings): Promise<PlaceSearch> {
  const serper = await firstConnected(context, run.tenantId, ['serper']);
  if (serper) {
    // What is stored is read by its side, so the run is marked before its first call.
    const key = context.sandboxes.keyOf({ tenantId: run.tenantId, ...serper });
    if (key !== undefined) await markSandbox(context, run, { serviceId: 'serper', key });
    return serperPlaces(context, run, serper, settings);
  }
  const account = await googleAccountOf(context, run.tenantId, ['google']);
  if (!account)
    throw new RunFailure(
      { kind: 'connectService', args: { services: ['Serper'] } },
      { next: { kind: 'connection', id: 'serper' } },
    );
  const google = await signInToGoogle(context, run, account, { kind: 'placesNotSearchable', args: {} });
  return googlePlaces(google, run.log, settings);
}

/** The setting decides how much of the daily limit a run takes. */
const limitReached = { endedBy: 'dailyLimit', next: { kind: 'limit', id: 'maxResultsPerSearch' } } as const;
/** Businesses that a new one is compared with. */
const mostKnown = 100_000;

/**
 * Searches each category in each place through Serper or Google Places, and stores what it finds page by page. A run
 * that could not end, or that the daily limit stopped, is taken up by the next one where it was.
 */
export const runMapsScraper: Program['run'] = async (context, run) => {
  const settings = mapsScraperSettings.read(run.configuration.customSettings);
  const [lack] = mapsScraperApi.lacks(settings);
  if (lack) throw new RunFailure(lack.text, { next: { kind: 'setting', id: lack.setting } });
  const search = await openSearch(context, run, settings);
  const { tenantId, agent, origin } = run;
  const place = { tenantId, agentId: agent.id, collection: 'businesses', origin } as const;
  const stored = await readRecords(context.db, place, mostKnown);
  const pass = await SearchPass.begin(context, run, {
    settings,
    search,
    place,
    known: new BusinessIndex(stored.filter(isSameSide(origin))),
    visit: visitWebsites(context, run, { contact: settings.dataEnrichment }),
  });
  return resultOf(await pass.readToTheEnd(), settings);
};

function resultOf(
  { tally, places, limited }: PassResult,
  { autoVerification }: { readonly autoVerification: boolean },
): RunResult {
  const limit = limits.maps.dailyLimit;
  if (limited && tally.found + tally.merged + tally.tooFar === 0)
    return { result: { kind: 'dailyBusinessesFound', args: { limit } }, ...limitReached };
  const { verified, ...counts } = tally;
  const result = {
    kind: 'businessesFound',
    args: { ...counts, places, ...(autoVerification && { verified }), ...(limited && { limit }) },
  } as const;
  return {
    result,
    activity: { kind: 'found', text: result },
    ...(limited && limitReached),
  };
}
