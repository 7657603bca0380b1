// Apart from the rest of the sandbox, since only the dialog that sets a connection up loads the keys.

/**
 * The keys that a connection to the sandbox can have, each with a sentence for those who choose one. All but the first
 * make calls go wrong.
 */
export const sandboxKeys = [
  { id: 'sandbox', text: 'Works as the service documents.' },
  { id: 'sandbox-wrong', text: 'Is refused as a wrong key.' },
  { id: 'sandbox-no-permission', text: 'Is a right key that allows none of the calls.' },
  { id: 'sandbox-rate-limited', text: 'Has made too many requests; the answer says when to come back.' },
  { id: 'sandbox-slow', text: 'Works, but each answer takes three seconds.' },
  { id: 'sandbox-silent', text: 'Never gets an answer.' },
  { id: 'sandbox-down', text: 'Finds the service down: 503 from its gateway.' },
  { id: 'sandbox-nonsense', text: 'Gets 200 with a body that no client can read.' },
  { id: 'sandbox-no-credit', text: 'Belongs to an account whose credit or plan is used up.' },
] as const;
export type SandboxKey = (typeof sandboxKeys)[number]['id'];

/** Whether a secret means the sandbox, where that is allowed. Elsewhere it is an ordinary, wrong key. */
export const isSandboxSecret = (secret: string): boolean => secret === 'sandbox' || secret.startsWith('sandbox-');
