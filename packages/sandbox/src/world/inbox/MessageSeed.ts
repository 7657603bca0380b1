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

/** A message as the lists here have it; `createInbox` gives it its time. */
export interface MessageSeed {
  /** Unique; the id is made of it. */
  readonly key: string;
  /** The key of the message that began the thread; missing for one that began its own. */
  readonly thread?: string;
  readonly from: Mailbox;
  /** The owner, unless somebody is named. */
  readonly to?: Mailbox;
  readonly cc?: Mailbox;
  readonly subject: string;
  /** How many hours before the world began it came in. */
  readonly age: number;
  /** Gmail's labels beside INBOX or SENT. */
  readonly labels?: readonly string[];
  /** In place of INBOX. */
  readonly folder?: 'SENT' | 'SPAM' | 'TRASH';
  /** Beside those that every message has. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly text: string;
  readonly attachments?: readonly { readonly name: string; readonly type: string; readonly text: string }[];
}
