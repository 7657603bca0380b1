import type { Mailbox } from '../account.ts';
import { personNamed } from '../people.ts';
import { places } from '../places.ts';

/** Somebody from one of the companies, as a sender. */
export function senderAtCompany(name: string, company: string): Mailbox {
  const { email } = personNamed(name, company);
  if (email === undefined) throw new TypeError(`${name} has no address.`);
  return { name, email };
}

/** Somebody who writes from the address of a restaurant. */
export function senderAtPlace(name: string, restaurant: string): Mailbox {
  const email = places.find((place) => place.name === restaurant)?.email;
  if (email === undefined) throw new TypeError(`${restaurant} has no address.`);
  return { name: `${name}, ${restaurant}`, email };
}
