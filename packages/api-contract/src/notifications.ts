import * as v from 'valibot';
import { readAddress } from './address.ts';
import { limits } from './limits.ts';
import { cell, figure, flag, instant, rows, text, texts } from './wire.ts';
import { factOrText } from './words/factOrText.ts';

/** What an organisation can be notified of. */
export const notificationKinds = ['run-failed', 'workflow-ended', 'research-done', 'attention', 'budget-near'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The services that notices can be sent through. */
export const channelServices = ['slack', 'discord', 'gmail', 'sendgrid', 'twilio', 'zapier', 'make'] as const;
export type ChannelService = (typeof channelServices)[number];

/** Whether this is the id of a service that notices can be sent through. */
export const isChannelService = (id: string): id is ChannelService => channelServices.some((one) => one === id);

/** Why a change of the channels is refused that is based on an old state. */
export const notificationsChanged = 'Someone else changed these notifications since you opened them';

/** The name that stands for notifications where a connection lists who uses it, beside the names of agents. */
export const notificationsUser = 'Notifications';

/** The target of an e-mail channel that reaches all admins of the organisation, whoever they are at the moment. */
export const allAdmins = 'admins';

type Read = (target: string) => string | undefined;
const like =
  (pattern: RegExp): Read =>
  (target) =>
    pattern.test(target) ? target : undefined;
const number = like(/^\+[1-9]\d{6,14}$/);

/** The targets of a service. */
interface Target {
  readonly read: Read;
  /** What to say where it isn't one. */
  readonly problem: string;
  /** Whoever knows it can do nothing with it alone. All others are secrets, which are shown and logged masked. */
  readonly isPublic?: true;
}

const mail: Target = {
  read: (target) => (target === allAdmins ? target : readAddress(target)),
  problem: 'Enter an email address such as ada@example.com',
  isPublic: true,
};

const targets: Readonly<Record<ChannelService, Target>> = {
  slack: {
    read: like(/^#?[\p{L}\p{N}][\p{L}\p{N}_-]{0,79}$/u),
    problem: 'Enter a channel such as #alerts',
    isPublic: true,
  },
  discord: { read: like(/^\d{17,20}$/), problem: 'Enter the Channel ID, a number of 17 to 20 digits', isPublic: true },
  gmail: mail,
  sendgrid: mail,
  twilio: {
    // Without what people write between the digits.
    read: (target) => number(target.replaceAll(/[\s().\-/]/g, '')),
    problem: 'Enter a number with its country code, such as +49 151 00000001',
    isPublic: true,
  },
  // It has none: the connection's own hook is called.
  zapier: { read: like(/^$/), problem: 'Zapier messages go to the webhook of its connection' },
  make: {
    read: like(/^https:\/\/hook\.[a-z]{2}\d\.make\.(?:com|celonis\.com)\/[\w-]{1,200}$/),
    problem: 'Enter the address of a webhook, such as https://hook.eu1.make.com/…',
  },
};

/** Whether targets of a service may be shown in full, and stand in the audit log. Of an unknown service they may not. */
export const hasPublicTargets = (service: string): boolean =>
  isChannelService(service) && targets[service].isPublic === true;

/** A target as it is kept; undefined if it is none of the service. */
const readTarget = (service: ChannelService, target: string): string | undefined =>
  targets[service].read(target.trim());

/** What is wrong with a target; undefined if nothing is. */
export const targetProblem = (service: ChannelService, target: string): string | undefined =>
  readTarget(service, target) === undefined ? targets[service].problem : undefined;

const serviceAndTarget = {
  service: v.picklist(channelServices, 'Choose a service that can send notifications'),
  target: v.optional(v.pipe(v.string('Enter where to send it'), v.maxLength(limits.text.line, 'This is too long')), ''),
};

interface ServiceAndTarget {
  readonly service: ChannelService;
  readonly target: string;
}
const problemOf = ({ service, target }: ServiceAndTarget): string | undefined => targetProblem(service, target);
const tidied = <const A extends ServiceAndTarget>(given: A): A => ({
  ...given,
  target: readTarget(given.service, given.target) ?? '',
});

/** A channel, and what it is notified of. */
const newChannel = v.pipe(
  v.strictObject({
    /** Missing: it is new. */
    id: v.optional(v.pipe(v.string('id must be text'), v.regex(/^[\w-]{1,64}$/, 'id is not one of a channel'))),
    ...serviceAndTarget,
    kinds: v.pipe(
      v.array(v.picklist(notificationKinds, 'Choose what to send')),
      v.transform((kinds) => notificationKinds.filter((kind) => kinds.includes(kind))),
    ),
  }),
  v.forward(
    v.check(
      (given) => problemOf(given) === undefined,
      ({ input }) => problemOf(input) ?? '',
    ),
    ['target'],
  ),
  v.transform(tidied),
);

/** Body of `PUT /api/notifications`: all channels. `version`: which state the change is based on. */
export const notificationsRequest = v.strictObject({
  version: v.optional(v.pipe(v.number('version must be a number'), v.integer('version must be a whole number'))),
  channels: v.pipe(
    v.array(newChannel, 'channels must be a list'),
    v.maxLength(limits.channels, `At most ${limits.channels} channels`),
  ),
});
export type NotificationsRequest = v.InferInput<typeof notificationsRequest>;
export type NewChannel = v.InferOutput<typeof newChannel>;

/** Body of `POST /api/notifications/test`. */
export const notificationTestRequest = v.pipe(
  v.strictObject(serviceAndTarget),
  v.forward(
    v.check(
      (given) => problemOf(given) === undefined,
      ({ input }) => problemOf(input) ?? '',
    ),
    ['target'],
  ),
  v.transform(tidied),
);

/** How sending a notice ended. `wrong-target`: the service knows no such target, or lets nobody write there. */
export const notificationOutcomes = [
  'ok',
  'wrong-credentials',
  'no-permission',
  'wrong-target',
  'could-not-check',
] as const;
export type NotificationOutcome = (typeof notificationOutcomes)[number];

/** Answer of `POST /api/notifications/test`. `noticeWordsOf` turns `text` into words, with what to do. */
export const notificationTest = v.object({
  outcome: v.fallback(v.string(), 'could-not-check'),
  text: factOrText(),
  latencyMs: figure(),
  sandbox: flag(),
});
export type NotificationTest = v.InferOutput<typeof notificationTest>;

/** A channel. Its target and what a service said are for admins alone. */
export const channel = v.object({
  id: v.string(),
  service: v.fallback(v.string(), ''),
  target: text(),
  kinds: texts(),
  /** The last message: when, and why it did not arrive, if it didn't. */
  last: cell(v.object({ at: instant(), failed: flag(), reason: factOrText() })),
  /** The sandbox takes its messages. */
  sandbox: flag(),
});
export type Channel = v.InferOutput<typeof channel>;

/** Answer of `GET /api/notifications`. `connected`: the services that can be chosen. `version` grows with each change. */
export const notifications = v.object({
  version: figure(),
  channels: rows(channel),
  connected: texts(),
});
export type Notifications = v.InferOutput<typeof notifications>;
