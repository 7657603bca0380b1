import type { SentCollection } from '@switchboard/api-contract/records/send';
import { RunFailure } from '../outside/RunFailure.ts';

/** Words in the name of a place that suits a collection. */
const suits: Readonly<Record<SentCollection, RegExp>> = {
  leads: /\bleads?\b|prospect/i,
  contacts: /\bcontacts?\b|people|customers?\b/i,
  businesses: /business|compan|restaurant|places?\b/i,
};

/** The place that was chosen, or the one whose name suits, or the first. Throws RunFailure if it is gone. */
export function pickPlace<P extends { readonly label: string }>(
  places: readonly P[],
  {
    service,
    target,
    collection,
    idOf,
  }: { service: string; target: string | undefined; collection: SentCollection; idOf: (place: P) => string },
): P {
  const chosen =
    target === undefined
      ? (places.find(({ label }) => suits[collection].test(label)) ?? places[0])
      : places.find((place) => idOf(place) === target);
  if (!chosen) throw new RunFailure({ kind: 'placeGone', args: { service } });
  return chosen;
}
