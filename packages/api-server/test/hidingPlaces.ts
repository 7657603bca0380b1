import { externalText } from '@switchboard/api-contract/words/factOrText';
import { sandboxCredentials } from '../src/outside/sandbox/sandboxCredentials.ts';
import type { Database } from '../src/platform/store/Database.ts';
import { toStoredFact } from '../src/platform/store/storedFact.ts';
import type { CollectionName, RecordOf } from '../src/records/collections.ts';
import { writeRecords } from '../src/records/records.ts';
import { demoTenantId } from '../src/tenants/demo.ts';
import { connect } from './connect.ts';
import { json, type playedSandbox } from './playedSandbox.ts';

/** A place where a stranger can hide an order. */
export interface Place {
  /** Plants the text; gives what the conversation begins at, or says before the question, if anything. */
  readonly plant: (text: string) => Promise<{ about?: string; said?: string } | void>;
  /** The tool that reads it. */
  readonly reads?: readonly [tool: string, input: object] | undefined;
}

const records = (collection: string, agent?: string) =>
  ['list_records', { collection, ...(agent && { agent }) }] as const;

/** The places from which others' words come to a model, or to a program. */
export function hidingPlaces(
  dbOf: () => Database,
  world: ReturnType<typeof playedSandbox>,
): Readonly<Record<string, Place>> {
  const put = <C extends CollectionName>(agentId: string, collection: C, record: Omit<RecordOf<C>, 'id'>) =>
    writeRecords(dbOf(), { tenantId: demoTenantId, agentId, collection }, [
      { record: { id: 'planted', ...record }, createdAt: '2026-03-12T09:41:00.000Z' },
    ]);
  const inRun = async (columns: object) => {
    await dbOf().updateTable('executions').set(columns).where('agentId', '=', 'email-agent').execute();
    const { id } = await dbOf()
      .selectFrom('executions')
      .select('id')
      .where('agentId', '=', 'email-agent')
      .executeTakeFirstOrThrow();
    return id;
  };

  async function playIssue(fields: object) {
    await connect(dbOf(), { serviceId: 'github', credentials: sandboxCredentials('github', 'sandbox-any') });
    world.play = ({ address }) =>
      address.endsWith('/issues')
        ? json([{ number: 1, title: 'One', html_url: 'https://github.com/a/b/issues/1', ...fields }])
        : undefined;
  }

  return {
    'a lead’s name': { plant: (name) => put('lead-generation-agent', 'leads', { name }), reads: records('leads') },
    'a lead’s company': {
      plant: (company) => put('lead-generation-agent', 'leads', { name: 'Mara', company }),
      reads: ['read_record', { collection: 'leads', id: 'planted' }],
    },
    'a lead’s title': { plant: (title) => put('lead-generation-agent', 'leads', { title }), reads: records('leads') },
    'a mail’s subject': { plant: (subject) => put('email-agent', 'emails', { subject }), reads: records('emails') },
    'a mail’s text': { plant: (content) => put('email-agent', 'emails', { content }), reads: records('emails') },
    'a mail’s preview': { plant: (preview) => put('email-agent', 'emails', { preview }), reads: records('emails') },
    'a sender’s name': { plant: (from) => put('email-agent', 'emails', { from }), reads: records('emails') },
    'a template': { plant: (content) => put('email-agent', 'templates', { content }), reads: records('templates') },
    'a contact’s name': { plant: (name) => put('contacts-agent', 'contacts', { name }), reads: records('contacts') },
    'a business': {
      plant: (description) => put('google-maps-scraper', 'businesses', { description }),
      reads: records('businesses'),
    },
    'an event’s title': { plant: (title) => put('calendar-agent', 'events', { title }), reads: records('events') },
    'an event’s description': {
      plant: (description) => put('calendar-agent', 'events', { description }),
      reads: records('events'),
    },
    'a page of a research': {
      plant: (summary) => put('research-agent', 'sources', { summary }),
      reads: records('sources'),
    },
    'a file’s name': {
      plant: (name) => put('research-agent', 'sources', { title: `${name}.pdf` }),
      reads: records('sources'),
    },
    'a research’s question': { plant: (title) => put('research-agent', 'tasks', { title }), reads: records('tasks') },
    'a run’s result': {
      plant: async (text) => void (await inRun({ status: 'completed', result: toStoredFact(externalText(text)) })),
      reads: ['last_runs', { agent: 'email-agent' }],
    },
    'a tool’s error, as a run keeps it': {
      plant: async (text) => void (await inRun({ status: 'failed', errorMessage: toStoredFact(externalText(text)) })),
      reads: ['last_runs', { failedOnly: true }],
    },
    'the name of the member who began a run': {
      plant: async (startedBy) => ({ about: `run:${await inRun({ startedBy })}` }),
    },
    'a step of a run': {
      plant: async (text) => {
        const id = await inRun({ steps: 1 });
        await dbOf()
          .insertInto('runSteps')
          .values({
            tenantId: demoTenantId,
            runId: id,
            position: 0,
            at: '2026-03-12T09:41:00.000Z',
            bodyJson: JSON.stringify({ kind: 'decision', text }),
          })
          .execute();
        return { about: `run:${id}` };
      },
    },
    'what a run works on': {
      plant: async (task) => ({ about: `run:${await inRun({ inputJson: JSON.stringify({ task }) })}` }),
    },
    'the label of what it is about': {
      plant: async (name) => {
        await put('lead-generation-agent', 'leads', { name });
        return { about: 'record:lead-generation:leads:planted' };
      },
    },
    'a connection’s error': {
      plant: async (message) =>
        void (await dbOf()
          .updateTable('connections')
          .set({ status: 'error', lastTestJson: JSON.stringify({ outcome: 'wrong-credentials', message }) })
          .where('serviceId', '=', 'stripe')
          .execute()),
      reads: ['list_connections', {}],
    },
    'what needs attention': {
      plant: async (message) => {
        await connect(dbOf(), { serviceId: 'stripe', credentials: { secretKey: 'made up' } });
        await dbOf()
          .updateTable('connections')
          .set({ status: 'error', lastTestJson: JSON.stringify({ outcome: 'wrong-credentials', message }) })
          .where('serviceId', '=', 'stripe')
          .execute();
      },
      reads: ['list_attention', {}],
    },
    'an agent’s name': {
      plant: async (name) =>
        void (await dbOf().updateTable('agents').set({ name }).where('id', '=', 'email-agent').execute()),
      reads: ['list_agents', {}],
    },
    'an agent’s name beside its schedule': {
      plant: async (name) =>
        void (await dbOf().updateTable('agents').set({ name }).where('id', '=', 'email-agent').execute()),
      reads: ['list_schedules', {}],
    },
    'a GitHub issue’s title': {
      plant: async (title) => playIssue({ title }),
      reads: ['read_repository', { repository: 'a/b', kind: 'issues' }],
    },
    'a GitHub issue’s text': {
      plant: async (body) => playIssue({ body }),
      reads: ['read_repository', { repository: 'a/b', kind: 'issues' }],
    },
    'a closed issue at GitHub': {
      plant: async (body) => playIssue({ body, state: 'closed' }),
      reads: ['read_repository', { repository: 'a/b', kind: 'issues' }],
    },
    'an invoice’s customer': {
      plant: async (customer) => {
        await connect(dbOf(), { serviceId: 'stripe', credentials: sandboxCredentials('stripe', 'sandbox-any') });
        world.play = ({ address }) =>
          address.endsWith('/v1/invoices')
            ? json({ data: [{ customer_name: customer, currency: 'eur', total: 100 }], has_more: false })
            : undefined;
      },
      reads: ['read_payments', {}],
    },
    'an earlier answer': { plant: async (text) => ({ said: text }) },
    'what a member pasted': { plant: async (text) => ({ said: text }) },
  };
}
