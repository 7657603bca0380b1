import { digitId } from '../../world/seededRandom.ts';

/** A channel of the workspace. */
export interface Channel {
  readonly id: string;
  readonly name: string;
  readonly purpose: string;
  readonly isPrivate: boolean;
  readonly isArchived: boolean;
  /** Whether the bot was invited. It sees no private channel to which it wasn't. */
  readonly isMember: boolean;
}

const channel = (name: string, purpose: string, state: Partial<Channel> = {}): Channel => ({
  id: `C${digitId(`slack ${name}`, 8)}`,
  name,
  purpose,
  isPrivate: false,
  isArchived: false,
  isMember: true,
  ...state,
});

/** Enough for more than one page. */
export const channels: readonly Channel[] = [
  channel('general', 'What everybody should know'),
  channel('sales', 'Leads, offers and customers'),
  channel('purchasing', 'Suppliers, prices and deliveries'),
  channel('alerts', 'What needs attention'),
  channel('leadership', 'Numbers and plans', { isPrivate: true }),
  channel('lunch', 'Who eats where', { isMember: false }),
  channel('fair-2024', 'Our stand at the fair', { isArchived: true }),
  ...['berlin', 'dresden', 'halle', 'jena', 'leipzig'].map((town) => channel(`tour-${town}`, `The tour to ${town}`)),
];

/** A channel as Slack shows it. */
export const describeChannel = ({ id, name, purpose, isPrivate, isArchived, isMember }: Channel, created: number) => ({
  id,
  name,
  is_channel: !isPrivate,
  is_group: isPrivate,
  is_im: false,
  is_mpim: false,
  is_private: isPrivate,
  created,
  is_archived: isArchived,
  is_general: name === 'general',
  unlinked: 0,
  name_normalized: name,
  is_shared: false,
  is_org_shared: false,
  is_pending_ext_shared: false,
  pending_shared: [],
  context_team_id: team.team_id,
  creator: 'U00000001',
  is_ext_shared: false,
  is_member: isMember,
  topic: { value: '', creator: '', last_set: 0 },
  purpose: { value: purpose, creator: 'U00000001', last_set: created },
  previous_names: [],
  num_members: 4,
});

/** The workspace, and the bot to which the token belongs. */
export const team = {
  url: 'https://nordlicht-feinkost.slack.com/',
  team: 'Nordlicht Feinkost',
  user: 'switchboard',
  team_id: 'T04NRDLCHT',
  user_id: 'U04SWTCHBD',
  bot_id: 'B04SWTCHBD',
} as const;
