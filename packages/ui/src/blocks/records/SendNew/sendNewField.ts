import { sendServices, sendServiceTable } from '@switchboard/api-contract/records/send';
import type { Sending } from '../../agents/AgentPage/AgentPageProps.ts';
import type { SettingsSection } from '../../forms/SettingsForm/SettingsSection.ts';

/** The services to choose from. */
export const sendNewOptions = sendServices.map((value) => ({ value, label: sendServiceTable[value].name }));

/** The card in which a member chooses where new records are sent by themselves. `many`: what they are called. */
export const sendNewSection = <S extends { sendNewTo: readonly string[] }>(
  column: 1 | 2,
  many: string,
  sending: Sending | undefined,
): SettingsSection<S> => {
  const section: SettingsSection<{ sendNewTo: readonly string[] }> = {
    title: 'Automatic Sending',
    column,
    note: `New ${many} from runs are sent automatically to the services you choose. ${many.charAt(0).toUpperCase()}${many.slice(1)} you add yourself are not.`,
    fields: [{ kind: 'choice', many: true, key: 'sendNewTo', label: `Send new ${many} to`, options: sendNewOptions }],
    after: (valueOf) => sending?.states(chosenIn(valueOf('sendNewTo'))),
  };
  return section as unknown as SettingsSection<S>;
};

const chosenIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
