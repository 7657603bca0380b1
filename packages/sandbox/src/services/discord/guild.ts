import { digitId } from '../../world/seededRandom.ts';

/** An error as Discord words it. */
export const failed = (status: number, code: number, message: string, more: object = {}): Response =>
  Response.json({ message, code, ...more }, { status });

/** The answer to a value that can't be read, with the field it stands in. */
export const invalidForm = (field: string, code: string, message: string): Response =>
  failed(400, 50_035, 'Invalid Form Body', { errors: { [field]: { _errors: [{ code, message }] } } });

const snowflake = (name: string): string => digitId(`discord ${name}`, 18);

/** The bot to which the token belongs. */
export const bot = {
  id: snowflake('bot'),
  username: 'switchboard',
  global_name: null,
  avatar: null,
  discriminator: '0',
  public_flags: 0,
  flags: 0,
  bot: true,
  banner: null,
  accent_color: null,
  locale: 'en-US',
  mfa_enabled: true,
  verified: true,
  email: null,
} as const;

/** The only server it was invited to. */
export const guild = {
  id: snowflake('guild'),
  name: 'Nordlicht Feinkost',
  icon: null,
  banner: null,
  owner: false,
  permissions: '3072',
  features: [],
} as const;

const kinds = { text: 0, voice: 2, category: 4 } as const;

interface Channel {
  readonly id: string;
  readonly type: number;
  readonly name: string;
  readonly parent_id: string | null;
  readonly permission_overwrites: readonly { id: string; type: number; allow: string; deny: string }[];
  readonly [fact: string]: unknown;
}

/** Permission to send messages, as its bit. */
const sending = '2048';

const channel = (position: number, name: string, kind: keyof typeof kinds, more: Partial<Channel> = {}): Channel => ({
  id: snowflake(name),
  type: kinds[kind],
  guild_id: guild.id,
  name,
  position,
  parent_id: kind === 'category' ? null : snowflake('Company'),
  permission_overwrites: [],
  flags: 0,
  nsfw: false,
  ...(kind === 'text' && { topic: null, rate_limit_per_user: 0, last_message_id: null }),
  ...more,
});

export const channels: readonly Channel[] = [
  channel(0, 'Company', 'category'),
  channel(1, 'general', 'text'),
  channel(2, 'alerts', 'text'),
  channel(3, 'sales', 'text'),
  channel(4, 'rules', 'text', {
    permission_overwrites: [{ id: guild.id, type: 0, allow: '0', deny: sending }],
  }),
  channel(5, 'Meeting', 'voice'),
];

/** Whether this channel takes messages at all, and whether the bot may send one. */
export const takesMessages = ({ type }: Channel): boolean => type !== kinds.category;
export const letsBotSend = ({ permission_overwrites: rules }: Channel): boolean =>
  !rules.some(({ deny }) => deny === sending);
