import { leadGenerationSettings, type Lead } from '@switchboard/api-contract/agents/leadGeneration';
import type { run as runSchema } from '@switchboard/api-contract/runs/run';
import type { FactOrText } from '@switchboard/api-contract/words/factOrText';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { InferInput } from 'valibot';
import { sandboxedApp } from './sandboxedApp.ts';

/** A server whose lead generation asks Apollo and Google as the sandbox plays them. */
export function leadsApp() {
  const server = sandboxedApp();
  const { world } = server;
  const slug = 'lead-generation';
  const settings = {
    ...leadGenerationSettings.defaults,
    targetIndustries: ['Logistics'],
    companySize: ['51–200'],
    locations: ['Poland'],
    maxLeadsPerDay: 1_000,
    minimumScore: 0,
  };
  const bodies = (path: string) =>
    world.asked
      .filter(({ address }) => address.endsWith(path))
      .map(({ body }) => JSON.parse(body) as { page?: number; details?: { id: string }[] });
  const status = () => server.get<{ leads: Lead[]; run: InferInput<typeof runSchema> }>(`agents/${slug}/status`);
  const change = (changes: object) => server.configure(slug, { ...settings, ...changes });

  return {
    server,
    change,
    /** Connects Apollo and sets these settings over usual ones. */
    begin: async (changes: object = {}) => {
      await server.setUp('apollo');
      await change(changes);
    },
    /** Answers requests to addresses that end so with this, in place of the sandbox, where it is an answer. */
    answering: (end: string, answer: (count: number) => Response | undefined) => {
      world.play = ({ address }) => (address.endsWith(end) ? answer(bodies(end).length) : undefined);
    },
    run: () => server.run(slug),
    /** Starts a run, and does not wait for it. */
    start: () => server.send('POST', `agents/${slug}/runs`),
    /** Adds a lead by hand. */
    add: async (fields: object) =>
      (
        await server.send('POST', `agents/${slug}/records/leads`, { name: 'Own', company: 'Own', ...fields })
      ).json<Lead>(),
    leads: async () => (await status()).leads,
    /** The newest run. */
    newest: async () => (await status()).run,
    /** The steps of all runs in words, with the credits that they took. */
    steps: async () => {
      const query = server.db.selectFrom('runSteps').select('bodyJson').orderBy('at').orderBy('position');
      return (await query.execute()).map(({ bodyJson }): [string, ...number[]] => {
        const { text, units } = JSON.parse(bodyJson) as { text: FactOrText; units?: number };
        return [wordsOf(text), ...(units ? [units] : [])];
      });
    },
    /** The pages that were asked for. */
    pages: () => bodies('api_search').map((body) => body.page),
    /** The people who were paid for, each as often as that. */
    paid: () => bodies('bulk_match').flatMap(({ details = [] }) => details.map(({ id }) => id)),
    daysLater: async (days: number) => {
      server.time.advance(days * 24 * 3_600_000);
      await server.signInAgain();
    },
    /** Changes a stored lead as an edit would. */
    edit: async (id: string, fields: object) => {
      const query = server.db.selectFrom('records').select('bodyJson').where('id', '=', id);
      const { bodyJson } = await query.executeTakeFirstOrThrow();
      const changed = JSON.stringify({ ...(JSON.parse(bodyJson) as object), ...fields });
      await server.db.updateTable('records').set({ bodyJson: changed }).where('id', '=', id).execute();
    },
    remove: async (id: string) => {
      await server.db.deleteFrom('records').where('id', '=', id).execute();
    },
  };
}
