import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { modelServices } from '@switchboard/api-contract/services/models';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { ConnectionAnswer } from '../builders/connections.ts';

type Answer = AnswerOf<typeof endpoints.attention>;

/** What needs somebody: the connections in error, and the first steps until they are dismissed. */
export function attentionOf(connections: readonly ConnectionAnswer[], hidden: ReadonlySet<string>): Answer {
  const stored = connections.filter((one) => (one.stored ?? []).length > 0);
  const countOf = (wanted: string) => connections.filter(({ status }) => status === wanted).length;
  const [connected, failing] = [countOf('connected'), countOf('error')];
  const works = stored.filter(({ status }) => status === 'connected');
  const isModel = ({ id }: ConnectionAnswer) => modelServices.some((model) => model === id);
  return {
    items: stored
      .filter(({ id, status }) => status === 'error' && !hidden.has(`connection.${id}`))
      .map(({ id, name, lastTest }) => ({
        id: `connection.${id}`,
        kind: 'connection',
        severity: 'critical',
        text: `${name} refused the key`,
        ...(lastTest?.message && { about: wordsOf(lastTest.message) }),
        ...(lastTest?.testedAt && { since: lastTest.testedAt }),
        action: { label: `Set up ${name}`, to: addresses.setup(id) },
      })),
    ...(!hidden.has('first-steps') && {
      firstSteps: {
        connected: works.some(isModel) && !works.every(isModel),
        sandbox: works.length > 0 && works.every(({ sandbox }) => sandbox),
        offer: stored.length === 0,
        chosen: false,
        choose: addresses.setting('lead-generation-agent', 'targetIndustries'),
        run: addresses.agent('lead-generation-agent'),
      },
    }),
    ...(stored.length > 0 && {
      integrations: { connected, failing, missing: connections.length - connected - failing },
    }),
  };
}
