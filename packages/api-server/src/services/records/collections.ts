import { event } from '@switchboard/api-contract/records/calendar';
import { contact } from '@switchboard/api-contract/records/contacts';
import { email, template } from '@switchboard/api-contract/records/email';
import { lead } from '@switchboard/api-contract/records/leadGeneration';
import { business } from '@switchboard/api-contract/records/mapsScraper';
import { researchSource, researchTask } from '@switchboard/api-contract/records/research';
import * as v from 'valibot';

/**
 * A workflow as it was asked for; how far it is, its runs tell. The run of its nth step has the id `stepId(workflow,
 * n)`.
 */
const workflow = v.object({
  name: v.string(),
  description: v.string(),
  /** `type` is the kind of run that the agent makes. */
  steps: v.array(v.object({ agentId: v.string(), agentName: v.string(), type: v.string(), task: v.string() })),
});

/** The kinds of records, each with the schema that it is written and read by. */
export const collections = {
  leads: lead,
  emails: email,
  templates: template,
  events: event,
  businesses: business,
  contacts: contact,
  /** Researches; the run of each has the same id. */
  tasks: researchTask,
  sources: researchSource,
  workflows: v.object({ id: v.string(), ...workflow.entries }),
} as const;

export type Collection = keyof typeof collections;
/** A record as it is written, kept and sent. */
export type RecordOf<C extends Collection> = v.InferInput<(typeof collections)[C]>;
