import type { ConnectionCategory } from '../connections.ts';

/** One field of a setup form. Secret fields are masked and never sent back; the others may be. */
export interface SetupField {
  readonly key: string;
  readonly label: string;
  readonly required?: true;
  readonly secret?: true;
  readonly placeholder?: string;
  readonly hint?: string;
  /** What is stored for what was typed, where that is not the same; undefined if it can't be right, as `wrong` says. */
  readonly read?: (typed: string) => string | undefined;
  readonly wrong?: string;
}

/** One way to sign in to a service: its fields, and what to know about them. */
export interface SetupWay {
  /** Where the member finds the values. */
  readonly instructions: string;
  /** What to allow if the service accepts the credentials but refuses the call that proves them. */
  readonly permission?: string;
  /** The call that proves the credentials, shown for copying. Zapier has none. A field's key in braces stands for it. */
  readonly testEndpoint?: string;
  readonly fields: readonly SetupField[];
}

/** A way among several. */
export interface NamedWay extends SetupWay {
  readonly id: string;
  readonly label: string;
  /** A few words after the label. */
  readonly about?: string;
}

/** What the catalogue knows about a service. Its own fields are the documented way to sign in. */
export interface ServiceDescription extends SetupWay {
  readonly name: string;
  readonly category: ConnectionCategory;
  readonly description: string;
  readonly icon: string;
  /** Requests per month at which the usage bar is full until the plan is known. */
  readonly monthlyLimit: number;
  /** Heading of the setup dialog. */
  readonly title: string;
  /** Where there are several ways: what is offered first comes first, the documented one last. */
  readonly ways?: readonly NamedWay[];
}

/** The ways to sign in to a service, the documented one last. */
export const waysOf = (service: SetupWay & Pick<ServiceDescription, 'ways'>): readonly [SetupWay, ...SetupWay[]] => {
  const [first = service, ...others] = service.ways ?? [];
  return [first, ...others];
};

/** The fields of all ways to sign in to a service, each once. */
export const fieldsOf = (service: Parameters<typeof waysOf>[0]): readonly SetupField[] => [
  ...new Map(waysOf(service).flatMap(({ fields }) => fields.map((field) => [field.key, field] as const))).values(),
];

/**
 * The way to sign in that has all of these fields: `preferred` if it is one, else the documented one, which also is the
 * answer where none has them all.
 */
export function wayWith(
  service: Parameters<typeof waysOf>[0],
  keys: readonly string[],
  preferred?: SetupWay,
): SetupWay {
  const fitting = waysOf(service).filter(({ fields }) =>
    keys.every((key) => fields.some((field) => field.key === key)),
  );
  return fitting.find((way) => way === preferred) ?? fitting.at(-1) ?? waysOf(service).at(-1) ?? service;
}

/** The key that most services require. */
export const apiKey = (placeholder: string, hint?: string): SetupField => ({
  key: 'apiKey',
  label: 'API Key',
  required: true,
  secret: true,
  placeholder,
  ...(hint ? { hint } : {}),
});

/** The secret of an OAuth client. */
export const clientSecret: SetupField = { key: 'clientSecret', label: 'Client Secret', required: true, secret: true };
