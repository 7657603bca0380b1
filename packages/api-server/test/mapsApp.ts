import type { business } from '@switchboard/api-contract/agents/mapsScraper';
import type { run as runSchema } from '@switchboard/api-contract/runs/run';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { InferInput, InferOutput } from 'valibot';
import { sandboxedApp } from './sandboxedApp.ts';
import { demoTenantId } from '../src/tenants/demo.ts';

const agentId = 'google-maps-scraper';

/** What came of a run, in words. */
interface Outcome {
  readonly id: string;
  readonly status: string | undefined;
  readonly result: string;
  readonly errorMessage: string;
  readonly endedBy: string | undefined;
  readonly next: InferOutput<typeof runSchema>['next'];
  readonly steps: readonly string[];
}

/** A server whose maps scraper works in the sandbox, with every switch off and a radius that takes all in. */
export function mapsApp() {
  const server = sandboxedApp();
  const { send, world, configure } = server;
  const plain = {
    searchRadius: 50,
    maxResultsPerSearch: 500,
    autoVerification: false,
    dataEnrichment: false,
    includePhotos: false,
  };
  async function outcome(id: string): Promise<Outcome> {
    await server.app.jobs.idle();
    const row = (await send('GET', `runs/${id}`)).json<InferOutput<typeof runSchema>>();
    return {
      id,
      status: row.status,
      result: wordsOf(row.result),
      errorMessage: wordsOf(row.errorMessage),
      endedBy: row.endedBy,
      next: row.next,
      steps: (row.steps as unknown as { text: Parameters<typeof wordsOf>[0] }[]).map(({ text }) => wordsOf(text)),
    };
  }
  return Object.assign(server, {
    configure: (settings: object) => configure('maps-scraper', { ...plain, ...settings }),
    run: async () => outcome((await send('POST', 'agents/maps-scraper/runs')).json<{ id: string }>().id),
    outcome,
    businesses: async () => {
      const answer = await send('GET', 'agents/maps-scraper/status');
      return answer
        .json<{ businesses: InferInput<typeof business>[]; sample?: boolean; own?: string[] }>()
        .businesses.filter(({ id }) => !/^business-\d$/.test(id));
    },
    /** The searches through Serper, in order. */
    searched: () =>
      world.asked
        .filter(({ address }) => address === 'https://google.serper.dev/places')
        .map(({ body }) => JSON.parse(body) as { q: string; page: number }),
    /** The pages of websites that were asked for. */
    visited: () =>
      world.asked
        .filter(({ method, address }) => method === 'GET' && !address.includes('serper.dev'))
        .map(({ address }) => address),
    /** Changes a stored business as if a member had. */
    change: async (id: string | undefined, fields: object) => {
      const stored = server.db.selectFrom('records').selectAll().where('tenantId', '=', demoTenantId);
      const { bodyJson } = await stored.where('id', '=', id ?? '').executeTakeFirstOrThrow();
      await server.db
        .updateTable('records')
        .set({ bodyJson: JSON.stringify({ ...(JSON.parse(bodyJson) as object), ...fields }) })
        .where('tenantId', '=', demoTenantId)
        .where('id', '=', id ?? '')
        .execute();
    },
    /** So many results were read today by earlier runs. */
    haveRead: (read: number) =>
      server.db
        .insertInto('programState')
        .values({
          tenantId: demoTenantId,
          agentId,
          sandbox: 1,
          stateJson: JSON.stringify({ day: server.time.clock().toISOString().slice(0, 10), read }),
        })
        .execute(),
  });
}
