// Sign-in loads this before any schema, so it stands apart from auth.ts.

/**
 * Why single sign-on did not end signed in, as `/login?sso=` says it, and what the member reads; `name` is the
 * provider's.
 */
const sentences = {
  /** The provider says that the member, or somebody there, did not allow it. */
  denied: (name) => `${name} did not let you in.`,
  /** Nobody here: also where the address belongs to another organisation, which is not told. */
  unknown: () => 'You are not a member here yet. Ask an admin for an invitation.',
  unverified: (name) => `${name} has not confirmed your e-mail address. Ask whoever runs ${name}.`,
  'no-address': (name) => `${name} did not say your e-mail address.`,
  /** The member of that address is joined to another account of the provider. */
  taken: (name) => `This address belongs to another account of ${name}. Ask an admin.`,
  expired: () => 'That took too long, or began in another browser. Please try again.',
  'other-browser': () => 'That took too long, or began in another browser. Please try again.',
  down: (name) => `${name} can’t be reached right now.`,
  clock: (name) => `The clocks of this server and of ${name} differ.`,
  refused: () => 'Signing in did not work. Whoever runs this server finds the reason in its log.',
} as const satisfies Record<string, (name: string) => string>;

export type SignOnOutcome = keyof typeof sentences;
export const signOnOutcomes = Object.keys(sentences) as readonly SignOnOutcome[];

/** What the member reads of an outcome; one that is not known is told as `refused`. */
export const signOnSentence = (outcome: string, name: string): string =>
  (Object.entries(sentences).find(([known]) => known === outcome)?.[1] ?? sentences.refused)(name);
