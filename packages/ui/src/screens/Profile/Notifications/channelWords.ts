import { serviceName } from '@switchboard/api-contract/catalogue';
import {
  allAdmins,
  hasPublicTargets,
  type ChannelService,
  type NotificationKind,
} from '@switchboard/api-contract/notifications';
import { clip } from '../../../format/text.ts';

/** The kinds of notifications, in the order of the table. */
export const kindWords: readonly { kind: NotificationKind; title: string; hint: string }[] = [
  { kind: 'run-failed', title: 'A run failed', hint: 'With the reason and where to fix it' },
  { kind: 'workflow-ended', title: 'A workflow ended', hint: 'Completed or failed' },
  { kind: 'research-done', title: 'A research is done', hint: 'With its first insight' },
  { kind: 'attention', title: 'Something needs attention', hint: 'What is on the dashboard' },
  { kind: 'budget-near', title: 'A budget is near', hint: 'At 80% and at the cap' },
];

interface ServiceWords {
  /** What a channel of it is called. */
  readonly title: string;
  /** What its target is. */
  readonly target: string;
  readonly placeholder?: string;
  readonly hint?: string;
}

/** The words of each service that can send notifications. */
const serviceWords: Readonly<Record<ChannelService, ServiceWords>> = {
  slack: {
    title: 'Slack',
    target: 'channel',
    placeholder: '#alerts',
    hint: 'The app must be in it: write /invite there and the app’s name.',
  },
  discord: {
    title: 'Discord',
    target: 'Channel ID',
    placeholder: '1149030112837795840',
    hint: 'In Discord: Developer Mode on, then Copy Channel ID in the channel’s menu.',
  },
  gmail: { title: 'Email', target: 'address', placeholder: 'ada@example.com' },
  sendgrid: { title: 'Email', target: 'address', placeholder: 'ada@example.com' },
  twilio: { title: 'Text message', target: 'number', placeholder: '+49 151 00000001', hint: 'With its country code.' },
  zapier: { title: 'Zapier', target: 'hook', hint: 'The hook of its connection is called.' },
  make: {
    title: 'Make',
    target: 'webhook',
    placeholder: 'https://hook.eu1.make.com/…',
    hint: 'The address of a custom webhook. Whoever knows it can start the scenario.',
  },
};

/** The words of a service; of one that only a newer version knows, its id. */
export const wordsOfService = (service: string): ServiceWords =>
  Object.hasOwn(serviceWords, service)
    ? serviceWords[service as ChannelService]
    : { title: service || 'Unknown', target: 'target' };

/** A channel as the form holds it. Members who are not admins don't get the target. */
export interface ChannelTarget {
  readonly service: string;
  readonly target?: string | undefined;
}

/** Where a channel sends, in words. */
export function targetWords({ service, target }: ChannelTarget): string {
  if (service === 'gmail' || service === 'sendgrid') {
    const to = target === allAdmins ? 'to all admins' : target ? `to ${target}` : '';
    return `through ${serviceName(service)} ${to}`.trim();
  }
  if (service === 'zapier') return 'through the hook of its connection';
  // People tell webhooks apart by the end of their address.
  if (!hasPublicTargets(service)) return target ? `${wordsOfService(service).target} …${target.slice(-6)}` : '';
  return service === 'discord' && target ? `channel ${target}` : (target ?? '');
}

/** The heads of the columns: what a channel is called, and which one where there are several. */
export function columnHeads(channels: readonly ChannelTarget[]): string[] {
  const titles = channels.map(({ service }) => wordsOfService(service).title);
  return titles.map((title, index) => {
    if (titles.filter((other) => other === title).length === 1) return title;
    const number = titles.slice(0, index + 1).filter((other) => other === title).length;
    const { service = '', target } = channels[index] ?? {};
    return `${title} ${target && hasPublicTargets(service) ? clip(target, 20) : number}`;
  });
}
