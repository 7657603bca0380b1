import type { MapsScraperSettings } from '@switchboard/api-contract/agents/mapsScraper';
import type { Context } from '../../platform/Context.ts';
import { firstConnected } from '../../outside/credentials/firstConnected.ts';
import { googleAccountOf } from '../../outside/credentials/googleAccountOf.ts';
import { markSandbox } from '../../outside/Origin.ts';
import { signInToGoogle } from '../../outside/google/google.ts';
import type { Run } from '../../runs/Run.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import { googlePlaces } from './googlePlaces.ts';
import type { PlaceSearch } from './PlaceSearch.ts';
import { serperPlaces } from './serperPlaces.ts';

/** The search through Serper or, where that is not connected, through Google's account. */
export async function openSearch(context: Context, run: Run, settings: MapsScraperSettings): Promise<PlaceSearch> {
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
