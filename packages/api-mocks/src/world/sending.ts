import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import {
  isSentCollection,
  sendServices,
  sendServiceTable,
  sentFields,
  type Matching,
  type MatchingRequest,
  type SendService,
} from '@switchboard/api-contract/records/send';
import { destinationFieldsAnswer, destinationsAnswer } from '../builders/sending.ts';
import { Refusal } from './Refusal.ts';
import type { Asked, Records } from './records.ts';

type Calls = typeof endpoints;
/** A destination of a collection. */
export interface AskedService extends Asked {
  readonly service: string;
}
interface Parts {
  readonly records: Pick<Records, 'there'>;
  readonly isConnected: (id: string, account: boolean) => boolean;
}

const emailOf = (record: object | undefined): string => {
  const email: unknown = record && 'email' in record ? record.email : '';
  return typeof email === 'string' ? email.toLowerCase() : '';
};

/** Records that were sent to other services, each of which plays HubSpot. */
export function createSending({ records, isConnected }: Parts) {
  const remembered = new Map<string, Matching>();
  const sent = new Set<string>();

  const isThere = (service: SendService): boolean =>
    sendServiceTable[service].through.some((id) => isConnected(id, service === 'google-sheets'));
  const find = (asked: Asked) => {
    const there = records.there(asked);
    if (!isSentCollection(asked.collection)) throw new Refusal(404, `${asked.collection} can’t be sent anywhere`);
    return { there, own: [...sentFields[asked.collection]] };
  };
  const serviceIn = (name: string): SendService => {
    const service = sendServices.find((one) => one === name);
    if (!service) throw new Refusal(404, `Nothing can be sent to ${name}`);
    if (!isThere(service)) throw new Refusal(409, `Connect ${sendServiceTable[service].name} under API Connections.`);
    return service;
  };
  const fieldsOf = ({ service: name, ...asked }: AskedService): AnswerOf<Calls['readDestination']> => {
    const { own } = find(asked);
    const service = serviceIn(name);
    const { matching, ...proposed } = destinationFieldsAnswer({ service, name: sendServiceTable[service].name, own });
    const kept = remembered.get(`${asked.agentId} ${asked.collection} ${service}`);
    const suits = Object.entries(matching).filter(([field]) => own.some((one) => one.name === field));
    return { ...proposed, matching: kept ?? Object.fromEntries(suits), ...(kept && { remembered: true }) };
  };

  return {
    destinations: (asked: Asked): AnswerOf<Calls['destinations']> => {
      find(asked);
      return destinationsAnswer(sendServices.filter(isThere));
    },
    fields: fieldsOf,
    match: (asked: AskedService, { matching }: MatchingRequest): AnswerOf<Calls['matchFields']> => {
      const { fields } = fieldsOf(asked);
      const refuse = (text: string): never => {
        throw new Refusal(422, text, { fields: { matching: text } });
      };
      if (Object.values(matching).some((name) => !fields.some((field) => field.name === name)))
        refuse('There is no such field that can be written.');
      if (matching['email'] !== 'email') refuse('Choose where the e-mail address goes: records are recognised by it.');
      remembered.set(`${asked.agentId} ${asked.collection} ${asked.service}`, matching);
      return fieldsOf(asked);
    },
    send: (
      asked: Asked,
      { ids, service }: { readonly ids: readonly string[]; readonly service: SendService },
    ): AnswerOf<Calls['sendRecords']> => {
      const { there } = find(asked);
      const { name } = sendServiceTable[serviceIn(service)];
      const answer = { created: 0, updated: 0, skipped: 0, refused: [] as { id: string; error: string }[] };
      const seen = new Set<string>();
      for (const id of new Set(ids)) {
        const record = there.find((one) => one.id === id);
        const email = emailOf(record);
        if (!record) answer.refused.push({ id, error: 'It no longer exists.' });
        else if (email === '') answer.refused.push({ id, error: `It has no e-mail address, which ${name} needs.` });
        else if (seen.has(email)) answer.skipped += 1;
        else if (sent.has(`${service} ${email}`)) answer.updated += 1;
        else answer.created += 1;
        if (email === '') continue;
        seen.add(email);
        sent.add(`${service} ${email}`);
      }
      return answer;
    },
  };
}
