/** How the services behave towards a key, each with a sentence for those who choose one. */
export const behaviours = {
  works: 'Works as the service documents.',
  wrong: 'Is refused as a wrong key.',
  'no-permission': 'Is a right key that allows none of the calls.',
  'rate-limited': 'Has made too many requests; the answer says when to come back.',
  slow: 'Works, but each answer takes three seconds.',
  silent: 'Never gets an answer.',
  down: 'Finds the service down: 503 from its gateway.',
  nonsense: 'Gets 200 with a body that no client can read.',
  'no-credit': 'Belongs to an account whose credit or plan is used up.',
} as const;
export type Behaviour = keyof typeof behaviours;

/** The behaviours that each service answers in its own words. */
export type Refusal = Extract<Behaviour, 'wrong' | 'no-permission' | 'rate-limited' | 'no-credit'>;

const isBehaviour = (name: string): name is Behaviour => Object.hasOwn(behaviours, name);

/** The key that brings about a behaviour. */
export const keyFor = (behaviour: Behaviour): string => (behaviour === 'works' ? 'sandbox' : `sandbox-${behaviour}`);

/**
 * The behaviour that a secret asks for. `sandbox` and every `sandbox-…` without a behaviour of its own work; whatever
 * else somebody sends is a wrong key.
 */
export function behaviourOf(secret: string | undefined): Behaviour {
  if (secret === 'sandbox') return 'works';
  if (secret?.startsWith('sandbox-') !== true) return 'wrong';
  const name = secret.slice('sandbox-'.length);
  return isBehaviour(name) ? name : 'works';
}
