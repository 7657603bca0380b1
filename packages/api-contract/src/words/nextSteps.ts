import { findService, type ServiceId } from '../catalogue.ts';
import type { SetupWay } from '../services/setup.ts';
import { allOf, say } from './say.ts';
import { wordsFrom, type FactOf, type WordTable } from './wordsFrom.ts';

/** `way`: the id of a way to sign in; by default the documented one. */
interface Of {
  service: ServiceId;
  way?: string;
}

const wayOf = ({ service: id, way: wanted }: Of): SetupWay => {
  const service = findService(id);
  if (!service) throw new TypeError(`${id} is not in the catalogue`);
  return service.ways?.find((way) => way.id === wanted) ?? service;
};
const allow = (of: Of): string => say`${wayOf(of).permission ?? 'Allow the call in the service’s settings'}`;
const check = (of: Of): string => {
  const { fields, instructions } = wayOf(of);
  const labels = fields.filter((field) => field.required).map((field) => field.label);
  return say`Check ${allOf(labels)}, then save again. ${instructions}`;
};

/** What to do after a connection test, in English. A separate table, because it quotes the catalogue. */
const english = {
  addCredit: () => 'Add credit or choose a larger plan with the service, then test again',
  addToken: () => 'Add a Refresh Token so the agent can use the account',
  allowCall: allow,
  checkCertificate: () => 'Check this server’s network and clock, then test again',
  checkFields: check,
  checkFieldsOrAllow: (of: Of) => `${check(of)} ${allow(of)}`,
  checkHost: () => 'Check the address and this server’s internet connection, then test again',
  checkNetwork: () => 'Check this server’s internet connection, then test again',
  connectUnderConnections: () => 'Add them under API Connections',
  correctAddress: () => 'Correct the address and save again',
  enableClient: () => 'Enable the OAuth client under APIs and Services › Credentials in the Google Cloud console',
  enterAgain: () => 'Enter the credentials again',
  firstUse: () => 'The first real use will show whether it works',
  reopenAccount: () => 'The account is suspended or closed. Reopen it in the Twilio console',
  testInMinutes: () => 'Test again in a few minutes',
  testLater: () => 'Test again later',
  testLaterOrTell: () => 'Test again later. If it still fails, tell whoever runs this server',
} as const satisfies WordTable;

/** What to do next, as stored and sent. */
export type NextStep = FactOf<typeof english>;

/** The words of a next step. */
export const nextStepWords = wordsFrom(english);
