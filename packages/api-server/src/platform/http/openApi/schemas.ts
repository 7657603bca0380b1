import { agentConfiguration, agentDetail, agentMetrics, execution } from '@switchboard/api-contract/agentDetail';
import { agentSummary } from '@switchboard/api-contract/agents';
import { answer } from '@switchboard/api-contract/agents/answers';
import { event } from '@switchboard/api-contract/agents/calendar';
import { contact } from '@switchboard/api-contract/agents/contacts';
import { email, template } from '@switchboard/api-contract/agents/email';
import { lead } from '@switchboard/api-contract/agents/leadGeneration';
import { business } from '@switchboard/api-contract/agents/mapsScraper';
import { orchestratorTask, workflow } from '@switchboard/api-contract/agents/orchestrator';
import { proposal } from '@switchboard/api-contract/agents/proposals';
import { reply } from '@switchboard/api-contract/agents/replies';
import { researchSource, researchTask } from '@switchboard/api-contract/agents/research';
import { activity } from '@switchboard/api-contract/agents/shared';
import { tenant, user } from '@switchboard/api-contract/auth';
import { connection, testResult } from '@switchboard/api-contract/connections';
import { answerReceipt, chatEvents, chatMessage, conversation } from '@switchboard/api-contract/conversations';
import { errorBody } from '@switchboard/api-contract/errors';
import { anyRecord, recordHistory } from '@switchboard/api-contract/records/calls';
import { liveEvents, run, runEntry, runStep, runSummary } from '@switchboard/api-contract/runs/run';
import { dayText, instantText, rowSchema } from '@switchboard/api-contract/wire';
import { factOrTextSchema } from '@switchboard/api-contract/words/factOrText';
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import { object, type GenericSchema } from 'valibot';

/** What the API keeps of every record, whichever collection it is of. */
export const storedRecord = object(anyRecord.entries);

/** Types that several answers share. Each becomes a component of the document. */
const entities = {
  Error: errorBody,
  User: user,
  Tenant: tenant,
  AgentSummary: agentSummary,
  Agent: agentDetail,
  AgentMetrics: agentMetrics,
  AgentConfiguration: agentConfiguration,
  Execution: execution,
  RunEntry: runEntry,
  RunSummary: runSummary,
  Run: run,
  RunStep: runStep,
  Connection: connection,
  TestResult: testResult,
  Conversation: conversation,
  ChatMessage: chatMessage,
  Receipt: answerReceipt,
  Activity: activity,
  FactOrText: factOrTextSchema,
  StoredRecord: storedRecord,
  RecordHistory: recordHistory,
  Lead: lead,
  Email: email,
  Template: template,
  Reply: reply,
  Proposal: proposal,
  Event: event,
  Answer: answer,
  Business: business,
  Contact: contact,
  Task: orchestratorTask,
  Workflow: workflow,
  ResearchTask: researchTask,
  ResearchSource: researchSource,
} as const satisfies Record<string, GenericSchema>;

/** What streams of server-sent events tell, by the names of their components. */
const streams = { ChatEvent: chatEvents, AgentEvent: liveEvents } as const;

const nameOf = new Map<object, string>(Object.entries({ ...entities, ...streams }).map(([name, of]) => [of, name]));

/** A pointer to the component of a schema, or of what a stream tells; undefined where it has none. */
export function pointerTo(of: object): { $ref: string } | undefined {
  const name = nameOf.get(of);
  return name === undefined ? undefined : { $ref: `#/components/schemas/${name}` };
}

/**
 * A valibot schema as JSON Schema: of what is sent (`input`), or of what the server reads (`output`). Checks that JSON
 * Schema can't express, such as 'the end is after the start', are left out.
 */
export function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output' = 'input'): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' });
  return rest;
}

/**
 * An answer's schema: what the server sends, without the nulls and defaults that a client tolerates. `whole` is an
 * entity to write out in full.
 */
export function answerSchema(schema: GenericSchema, whole?: GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => {
      if (valibotSchema === whole) return undefined;
      if (valibotSchema === instantText) return { type: 'string', format: 'date-time' };
      if (valibotSchema === dayText) return { type: 'string', format: 'date' };
      const pointer = pointerTo(valibotSchema);
      if (pointer) return pointer;
      const item = rowSchema(valibotSchema);
      if (item) return { type: 'array', items: answerSchema(item) };
      const isWrapper = valibotSchema.type === 'optional' || valibotSchema.type === 'nullable';
      return isWrapper && 'wrapped' in valibotSchema ? answerSchema(valibotSchema.wrapped as GenericSchema) : undefined;
    },
  });
  return rest;
}

/** Any of the events of a stream, with its data read from JSON. */
const eventSchema = (events: Readonly<Record<string, GenericSchema>>): JsonSchema => ({
  oneOf: Object.entries(events).map(([name, data]) => ({
    type: 'object',
    title: name,
    properties: { id: { type: 'string' }, event: { const: name }, data: answerSchema(data) },
    required: ['id', 'event', 'data'],
  })),
});

/** The components that pointers lead to. */
export const componentSchemas = (): Record<string, JsonSchema> => ({
  ...Object.fromEntries(Object.entries(entities).map(([name, schema]) => [name, answerSchema(schema, schema)])),
  ...Object.fromEntries(Object.entries(streams).map(([name, events]) => [name, eventSchema(events)])),
});
