import { findService, serviceIds, type Service } from '@switchboard/api-contract/catalogue';
import { isSandboxSetup, type ConnectionSetup, type SandboxSetup } from '@switchboard/api-contract/connections';
import { endsOf } from '@switchboard/api-contract/services/ends';
import { waysOf, wayWith } from '@switchboard/api-contract/services/setup';
import { serviceConnectionAnswer, type ConnectionAnswer, type TestResultAnswer } from '../builders/connections.ts';
import type { InitialContents } from './initialContents.ts';
import { Refusal } from './Refusal.ts';

function serviceOf(id: string): Service {
  const service = findService(id);
  if (!service) throw new Refusal(404, `connection ${id} does not exist`);
  return service;
}

/** The connections of the tenant. What is saved is tested at once; a key that contains `wrong` is refused. */
export function createConnections({
  clock,
  initial,
}: {
  readonly clock: () => Date;
  readonly initial: InitialContents;
}) {
  const connections = new Map(initial.connections.map((item) => [item.id, item]));
  const refused = new Set(initial.connections.filter(({ status }) => status === 'error').map(({ id }) => id));

  const known = (id: string): ConnectionAnswer =>
    connections.get(id) ??
    serviceConnectionAnswer(id, {
      status: 'disconnected',
      stored: [],
      lastSync: undefined,
      usage: { requests: 0, limit: serviceOf(id).monthlyLimit },
    });
  const keep = (id: string, change: Partial<ConnectionAnswer>): ConnectionAnswer => {
    const kept = { ...known(id), ...change };
    connections.set(id, kept);
    return kept;
  };
  const test = (id: string): TestResultAnswer => {
    const { name } = serviceOf(id);
    if ((known(id).stored ?? []).length === 0) throw new Refusal(409, `${name} is not connected`);
    const isRefused = refused.has(id);
    const testedAt = clock().toISOString();
    const lastTest: TestResultAnswer = {
      testedAt,
      by: { type: 'member', name: 'Demo User' },
      ...(isRefused
        ? {
            outcome: 'wrong-credentials',
            message: { kind: 'credentialsRefused', args: { service: name } },
            nextStep: { kind: 'checkFields', args: { service: id } },
            latencyMs: 214,
            since: known(id).lastTest?.since ?? testedAt,
          }
        : { outcome: 'ok', message: { kind: 'credentialsAccepted', args: { services: [name] } }, latencyMs: 182 }),
    };
    keep(id, { status: isRefused ? 'error' : 'connected', lastTest });
    return lastTest;
  };
  const setup = (id: string, given: ConnectionSetup | SandboxSetup): ConnectionAnswer => {
    const service = serviceOf(id);
    const { unchecked: _, ...typed } = given as ConnectionSetup;
    const values = new Map(Object.entries(typed).map(([key, value]) => [key, typeof value === 'string' ? value : '']));
    const isFilled = (key: string) => (values.get(key) ?? '').trim() !== '';
    const sandbox = isSandboxSetup(given) || undefined;
    const storedWay = wayWith(service, known(id).stored ?? []);
    const way = sandbox ? waysOf(service)[0] : wayWith(service, [...values.keys()], storedWay);
    const { fields } = way;
    // What the sandbox stored is of no use to the service itself, nor what is stored for another way to sign in.
    const before = known(id).sandbox || way !== storedWay ? [] : (known(id).stored ?? []);
    const missing = fields.filter(
      ({ key, required }) => required && !sandbox && !isFilled(key) && !before.includes(key),
    );
    const problems = missing.map(({ key, label }) => [key, `${label} is required`] as const);
    if (problems[0]) throw new Refusal(422, problems[0][1], { fields: Object.fromEntries(problems) });
    if ([...values.values()].some((value) => value.includes('wrong'))) refused.add(id);
    else refused.delete(id);
    const stored = fields
      .filter(({ key, required }) => (sandbox ? required : isFilled(key) || before.includes(key)))
      .map(({ key }) => key);
    keep(id, { stored, lastTest: undefined, sandbox, ends: endsOf(id, stored) });
    test(id);
    return known(id);
  };

  return {
    list: (): ConnectionAnswer[] => [...connections.values()],
    isConnected: (id: string): boolean => connections.get(id)?.status === 'connected',
    setup,
    test,
    /** Connects every service without stored credentials to the sandbox, and returns their ids. */
    connectAll: (): string[] => {
      const free = serviceIds.filter((id) => (known(id).stored ?? []).length === 0);
      for (const id of free) setup(id, { sandbox: true });
      return free;
    },
    disconnect(id: string): ConnectionAnswer {
      serviceOf(id);
      return keep(id, {
        status: 'disconnected',
        stored: [],
        lastTest: undefined,
        lastSync: undefined,
        sandbox: undefined,
        ends: undefined,
      });
    },
  };
}
