import type { ConnectionCategory } from '../connections.ts';

/** One field of a setup form. Secret fields are masked and never sent back; the others may be. */
export interface SetupField {
  readonly key: string;
  readonly label: string;
  readonly required?: true;
  readonly secret?: true;
  readonly placeholder?: string;
  readonly hint?: string;
}

/** What the catalogue knows about a service. */
export interface ServiceDescription {
  readonly name: string;
  readonly category: ConnectionCategory;
  readonly description: string;
  readonly icon: string;
  /** Requests per month at which the usage bar is full until the plan is known. */
  readonly monthlyLimit: number;
  /** Heading of the setup dialog. */
  readonly title: string;
  /** Where the member finds the values. */
  readonly instructions: string;
  /** What to allow if the service accepts the credentials but refuses the call that proves them. */
  readonly permission?: string;
  /** The call that proves the credentials, shown for copying. Zapier has none. */
  readonly testEndpoint?: string;
  readonly fields: readonly SetupField[];
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
