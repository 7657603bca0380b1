import { createCalendar, type CalendarEvent } from './calendar.ts';
import { companies, type Company } from './companies.ts';
import { contacts, type Contact } from './contacts.ts';
import { createInbox, type Mail } from './inbox.ts';
import type { Page } from './pages.ts';
import { people, type Person } from './people.ts';
import { places, type Place } from './places.ts';
import { coldChain } from './pages/coldChain.ts';
import { foodTrade } from './pages/foodTrade.ts';
import { transport } from './pages/transport.ts';
import { seededRandom } from './seededRandom.ts';
import { toHtml } from './html.ts';

/** A website: what lies at each path. */
export interface Site {
  readonly pages: ReadonlyMap<string, string>;
  /** Where a path lies now: another path of this site, or a whole address. */
  readonly moved?: ReadonlyMap<string, string>;
  /** Where everything lies now. */
  readonly movedTo?: string;
  /** Missing for sites that say nothing to robots. */
  readonly robots?: string;
  /** Whether its server answers at all. */
  readonly up: boolean;
  /** How long its server takes for each answer. */
  readonly answersAfterMs?: number;
}

const robotsAllowed = 'User-agent: *\nAllow: /\n';
const robotsDenied = 'User-agent: *\nDisallow: /\n';

const addressOf = ({ street, postcode, town }: Place): string => `${street}, ${postcode} ${town}`;

/**
 * The site of a restaurant: most have a page with their address, some hide it, some want no robots or say nothing to
 * them, some have moved their front page, some are down, some are empty.
 */
function placeSite(place: Place): Site {
  const luck = seededRandom(`site ${place.id}`).next();
  const language = 'de';
  const contact = luck < 0.12 ? '/impressum' : '/kontakt';
  const front = luck > 0.6 && luck < 0.66 ? '/de/' : '/';
  const robots = luck > 0.4 && luck < 0.45 ? robotsDenied : robotsAllowed;
  const email = luck > 0.9 ? place.email?.replace('@', ' (at) ') : place.email;
  if (luck > 0.8 && luck < 0.83) return { pages: new Map(), up: true };
  return {
    ...(front !== '/' && { moved: new Map([['/', front]]) }),
    pages: new Map([
      [
        front,
        toHtml({
          language,
          title: place.name,
          paragraphs: [place.description],
          links: [[contact === '/kontakt' ? 'Kontakt' : 'Impressum', contact]],
        }),
      ],
      [
        contact,
        toHtml({
          language,
          title: `Kontakt: ${place.name}`,
          paragraphs: [addressOf(place), `Telefon: ${place.phone ?? '–'}`, `E-Mail: ${email}`],
        }),
      ],
    ]),
    ...(!(luck > 0.7 && luck < 0.75) && { robots }),
    up: !(luck > 0.5 && luck < 0.54),
  };
}

const hostOf = (address: string): string => new URL(address).hostname;

const companySites = companies.map(({ name, website, description, street, city, phone, email }): [string, Site] => [
  hostOf(website),
  {
    pages: new Map([
      ['/', toHtml({ language: 'en', title: name, paragraphs: [description], links: [['Contact', '/contact']] })],
      [
        '/contact',
        toHtml({
          language: 'en',
          title: `Contact ${name}`,
          paragraphs: [`${street}, ${city.postcode} ${city.name}, ${city.country}`, phone, email],
        }),
      ],
    ]),
    robots: robotsAllowed,
    up: true,
  },
]);

/** The address without www leads to the one with it. */
const companyDomains = companies.map(({ domain, website }): [string, Site] => [
  domain,
  { pages: new Map(), movedTo: website, up: true },
]);

/** A slow site. No page links to it, so only requests for this very address wait. */
const slowSite: [string, Site] = [
  'www.langsame-schnecke.example',
  {
    pages: new Map([['/', toHtml({ language: 'de', title: 'Zur langsamen Schnecke', paragraphs: ['Gut Ding.'] })]]),
    robots: robotsAllowed,
    up: true,
    answersAfterMs: 12_000,
  },
];

const placeSites = places
  .filter(({ types, website }) => website !== undefined && !types.includes('corporate_office'))
  .map((place): [string, Site] => [hostOf(place.website ?? ''), placeSite(place)]);

function articleOf({ title, publisher, published, authors, paragraphs, links = [] }: Page): string {
  const head = [publisher, authors?.join(', '), published?.toISOString().slice(0, 10)].filter(Boolean).join(' · ');
  return toHtml({ language: 'en', title, paragraphs: [head, ...paragraphs], links: links.map((href) => [href, href]) });
}

/** A search finds its pages, but robots may not read them. */
const closedForum = 'forum.dispatchers.example';

/** All websites, by host. The publishers' have a front page that lists what they published. */
function createSites(pages: readonly Page[]): ReadonlyMap<string, Site> {
  const sites = new Map([...companySites, ...companyDomains, ...placeSites, slowSite]);
  for (const [host, published] of Map.groupBy(pages, ({ url }) => hostOf(url))) {
    const front = toHtml({
      language: 'en',
      title: published[0]?.publisher ?? host,
      paragraphs: [],
      links: published.map(({ title, url }) => [title, url]),
    });
    const own: [string, string][] = published.map((page) => [new URL(page.url).pathname, articleOf(page)]);
    const before = sites.get(host);
    sites.set(host, {
      robots: host === closedForum ? robotsDenied : robotsAllowed,
      up: true,
      ...before,
      pages: new Map([['/', front], ...(before?.pages ?? []), ...own]),
    });
  }
  return sites;
}

const dayMs = 86_400_000;

/** All pages, with dates that are relative to the day on which the world begins. */
export const createPages = (began: Date): Page[] =>
  [...coldChain, ...transport, ...foodTrade].map(({ age, ...page }) => ({
    ...page,
    published: age === undefined ? undefined : new Date(began.getTime() - age * dayMs),
  }));

/** What exists before anybody writes. What is written later, each service remembers itself. */
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
