import { scopeAddress, scopesFor } from '@switchboard/api-contract/agents/googleScopes';
import { isConsentService } from '@switchboard/api-contract/consent';
import { modelServices } from '@switchboard/api-contract/services/models';
import { findService, serviceIds, type Service } from '@switchboard/api-contract/catalogue';
import type { SetupField } from '@switchboard/api-contract/services/setup';
import { isSandboxSetup, type ConnectionSetup, type SandboxSetup } from '@switchboard/api-contract/connections';
import type { SandboxKey } from '@switchboard/api-contract/sandboxKeys';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { serviceConnectionAnswer, type ConnectionAnswer, type TestResultAnswer } from '../builders/connections.ts';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { limits } from '@switchboard/api-contract/limits';
import type { Begin } from './begin.ts';
import { Refusal } from './Refusal.ts';
import { findingOf, type Trouble } from './testResults.ts';

/** Where the mocked organisation opens the product. */
const mockOrigin = 'https://northlight.example';

function problemOf({ key, label, secret }: SetupField, value: string): string | undefined {
  const longest = secret ? limits.text.secret : limits.text.line;
  if (value.length > longest) return `${label} must have at most ${longest} characters`;
  return key === 'baseUrl' && value !== '' && !value.startsWith('https://')
    ? `${label} must begin with https://`
    : undefined;
}

function serviceOf(id: string): Service {
  const service = findService(id);
  if (!service) throw new Refusal(404, `connection ${id} does not exist`);
  return service;
}

function consentServiceOf(id: string) {
  const { name } = serviceOf(id);
  if (!isConsentService(id)) throw new Refusal(404, `${name} has no consent screen`);
  return id;
}

/** What works is replaced by nothing that is rejected, and by what can't be checked only if the member says so. */
function refuseToReplace(service: Service, values: ConnectionSetup, trouble: Trouble, unchecked: string | undefined) {
  const { outcome, message } = findingOf(service, trouble);
  const sentence = `${wordsOf(message)}.`;
  if (outcome === 'could-not-check') {
    if (unchecked !== 'use') throw new Refusal(409, sentence, { outcome, choose: ['keep', 'use'] });
    return;
  }
  const given = service.fields.filter(({ key }) => (values[key] ?? '').trim() !== '');
  const { key } = given.find(({ secret }) => secret) ?? given[0] ?? { key: '' };
  throw new Refusal(422, sentence, { fields: { [key]: sentence }, outcome });
}

interface Options {
  readonly clock: () => Date;
  readonly begin: Begin;
  /** Who may need something of Google. */
  readonly agents: () => Parameters<typeof scopesFor>[1];
}

/**
 * The connections of the tenant. A saved setup is tested at once. A key that contains `wrong` is refused by its
 * service; with `unreachable`, the service can't be reached.
 */
export function createConnections({ clock, begin, agents }: Options) {
  /** Services whose account was opened on Google's consent screen, with all that was asked for. */
  const consented = new Set<string>();
  const connections = new Map(begin.connections.map((item) => [item.id, item]));
  const troubles = new Map<string, Trouble>(
    begin.connections.filter((item) => item.status === 'error').map((item) => [item.id, 'sandbox-wrong']),
  );

  const keep = (item: ConnectionAnswer): ConnectionAnswer => {
    connections.set(item.id, item);
    return item;
  };
  const known = (id: string): ConnectionAnswer =>
    connections.get(id) ??
    serviceConnectionAnswer(id, {
      status: 'disconnected',
      stored: [],
      lastSync: undefined,
      usage: { requests: 0, limit: serviceOf(id).monthlyLimit },
    });

  const test = (id: string): TestResultAnswer => {
    const { name } = serviceOf(id);
    const item = known(id);
    if ((item.stored ?? []).length === 0) throw new Refusal(409, `${name} is not connected`);
    const testedAt = clock().toISOString();
    const found = { ...findingOf(serviceOf(id), troubles.get(id)), testedAt };
    const status =
      {
        'wrong-credentials': 'error',
        'no-permission': 'error',
        'could-not-check': item.status === 'connected' ? 'connected' : 'pending',
      }[found.outcome as string] ?? 'connected';
    const before = item.status === 'error' ? (item.lastTest?.since ?? item.lastTest?.testedAt) : undefined;
    const result: TestResultAnswer = {
      ...found,
      by: { type: 'member', name: 'Demo User' },
      ...(status === 'error' && { since: before ?? testedAt }),
    };
    keep({ ...item, status, lastTest: result });
    return result;
  };

  const suffer = (id: string, trouble: Trouble | undefined): void => {
    if (trouble) troubles.set(id, trouble);
    else troubles.delete(id);
  };
  const toSandbox = (id: string, key: SandboxKey): ConnectionAnswer => {
    const { fields, monthlyLimit } = serviceOf(id);
    suffer(id, key === 'sandbox' || key === 'sandbox-slow' ? undefined : key);
    keep({
      ...known(id),
      status: 'pending',
      stored: fields.filter(({ required }) => required).map((field) => field.key),
      usage: { requests: 0, limit: monthlyLimit },
      lastSync: undefined,
      lastTest: undefined,
      sandbox: true,
    });
    test(id);
    return known(id);
  };

  return {
    list: (): AnswerOf<typeof endpoints.connections> => [...connections.values()],
    setup(id: string, setup: ConnectionSetup | SandboxSetup): ConnectionAnswer {
      const service = serviceOf(id);
      if (isSandboxSetup(setup)) {
        const { sandbox: _, key = 'sandbox', ...others } = setup;
        const [other] = Object.keys(others);
        if (other !== undefined)
          throw new Refusal(422, `${other} is not asked for by the sandbox`, {
            fields: { [other]: 'The sandbox asks for no fields' },
          });
        return toSandbox(id, key);
      }
      const { unchecked, ...values } = setup;
      // What the sandbox stored is of no use to the service itself.
      const stored = new Set(known(id).sandbox ? [] : known(id).stored);
      const fields: Record<string, string> = {};
      for (const [key, value] of Object.entries(values)) {
        const field = service.fields.find((candidate) => candidate.key === key);
        const problem = field ? problemOf(field, value.trim()) : `${key} is not a field of ${service.name}`;
        if (problem) fields[key] = problem;
      }
      for (const { key, label, required } of service.fields) {
        const filled = (values[key] ?? '').trim() !== '';
        if (required && !filled && !stored.has(key)) fields[key] = `${label} is required`;
        if (filled) stored.add(key);
      }
      const [first] = Object.values(fields);
      if (first !== undefined) throw new Refusal(422, first, { fields });
      const holds = (word: string) => Object.values(values).some((value) => value.includes(word));
      const trouble = holds('wrong') ? 'sandbox-wrong' : holds('unreachable') ? 'unreachable' : undefined;
      if (known(id).status === 'connected' && trouble) refuseToReplace(service, values, trouble, unchecked);
      suffer(id, trouble);
      keep({
        ...known(id),
        status: 'pending',
        stored: service.fields.map((field) => field.key).filter((key) => stored.has(key)),
        lastTest: undefined,
        sandbox: undefined,
      });
      test(id);
      return known(id);
    },
    /** Connects every service without stored credentials to the sandbox, and returns their ids. */
    connectAll: (): string[] =>
      serviceIds
        .filter((id) => (known(id).stored ?? []).length === 0)
        .map((id) => {
          toSandbox(id, 'sandbox');
          return id;
        }),
    test,
    /** Whether credentials are stored; `account`: a refresh token too. */
    isConnected(id: string, account: boolean): boolean {
      const { stored } = known(id);
      return account ? (stored ?? []).includes('refreshToken') : (stored ?? []).length > 0;
    },
    /** Why no language model answers: all connected ones refuse their keys. */
    modelTrouble(): string | undefined {
      const models = modelServices.map(known).filter(({ stored }) => (stored ?? []).length > 0);
      const [first] = models;
      return first && models.every(({ id }) => troubles.get(id) === 'sandbox-wrong')
        ? `${serviceOf(first.id).name} does not accept the credentials; enter them again under API Connections.`
        : undefined;
    },
    /** What Google would be asked to allow. */
    offer(id: string): AnswerOf<typeof endpoints.consentOffer> {
      const service = consentServiceOf(id);
      const granted = consented.has(service)
        ? scopesFor(service, agents()).map(({ name }) => scopeAddress(name))
        : undefined;
      return {
        redirect: `${mockOrigin}/api/connections/${service}/callback`,
        scopes: scopesFor(service, agents(), granted),
      };
    },
    /** The mocks play no consent screen: whoever goes there has allowed everything and is back at once. */
    consent(id: string, values: Readonly<Record<string, string | undefined>> | undefined): { address: string } {
      const service = serviceOf(consentServiceOf(id));
      const stored = known(id).stored ?? [];
      if (!values && stored.length === 0)
        throw new Refusal(409, `${service.name} has no OAuth client yet. Enter Client ID and Client Secret`);
      const fields = Object.fromEntries(
        service.fields.flatMap(({ key, label, required }) =>
          required && !stored.includes(key) && (values?.[key] ?? '').trim() === ''
            ? [[key, `${label} is required`]]
            : [],
        ),
      );
      const [first] = Object.values(fields);
      if (first !== undefined) throw new Refusal(422, first, { fields });
      return { address: `/api/connections/${id}/callback?state=mocked&code=mocked` };
    },
    /** Where the way back from Google leads. */
    back(id: string): string {
      const service = consentServiceOf(id);
      consented.add(service);
      suffer(service, undefined);
      const keys = serviceOf(service).fields.map(({ key }) => key);
      keep({ ...known(service), status: 'pending', stored: keys, lastTest: undefined });
      test(service);
      return `/api-status?setup=${service}&consent=done`;
    },
    disconnect(id: string): ConnectionAnswer {
      serviceOf(id);
      consented.delete(id);
      return keep({
        ...known(id),
        status: 'disconnected',
        stored: [],
        lastTest: undefined,
        lastSync: undefined,
        sandbox: undefined,
      });
    },
  };
}
