import { createCalendar, type CalendarEvent } from './calendar.ts';
import { companies, type Company } from './companies.ts';
import { contacts, type Contact } from './contacts.ts';
import { createInbox, type Mail } from './inbox.ts';
import type { Page } from './Page.ts';
import { createPages } from './pages.ts';
import { people, type Person } from './people.ts';
import { places, type Place } from './places.ts';
import { createSites, type Site } from './sites.ts';

/** What there is before anybody writes. Each service remembers what is written into it. */
export interface World {
  /** The time now. */
  readonly clock: () => Date;
  /** When the world began; its dates are relative to this day. */
  readonly began: Date;
  readonly companies: readonly Company[];
  readonly people: readonly Person[];
  readonly places: readonly Place[];
  readonly contacts: readonly Contact[];
  /** Newest first. */
  readonly inbox: readonly Mail[];
  readonly calendar: readonly CalendarEvent[];
  /** What a search of the web finds. */
  readonly pages: readonly Page[];
  /** By host; every page lies in one. */
  readonly sites: ReadonlyMap<string, Site>;
}

/** Makes the world, the same each time but for its dates. */
export function createWorld({ clock }: Pick<World, 'clock'>): World {
  const began = clock();
  const pages = createPages(began);
  return {
    clock,
    began,
    companies,
    people,
    places,
    contacts,
    inbox: createInbox(began),
    calendar: createCalendar(began),
    pages,
    sites: createSites(pages),
  };
}
