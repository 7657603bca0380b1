import { describe, expect, test } from 'vitest';
import { testNow } from '../../test/inSandbox.ts';
import { createWorld } from './createWorld.ts';

const worldAt = (now: Date) => createWorld({ clock: () => now });
const world = worldAt(testNow);
const { companies, contacts, inbox, pages, people, places, sites } = world;
const unique = (values: readonly unknown[]) => new Set(values).size === values.length;
const hostOf = (address: string) => new URL(address).hostname;
/** The countries' codes and six to ten digits: what every numbering plan here has. */
const phone = /^\+(?:48|49|31|420) \d{2,3} 0\d{2} \d{4}$/;

test('is the same each time, but for its dates', () => {
  expect(worldAt(testNow)).toEqual({ ...world, clock: expect.any(Function) });
  const later = worldAt(new Date(testNow.getTime() + 7 * 86_400_000));
  expect(later.inbox.map(({ id }) => id)).toEqual(inbox.map(({ id }) => id));
  const ages = (one: typeof world) => one.inbox.map(({ at }) => one.began.getTime() - at.getTime());
  expect(ages(later)).toEqual(ages(world));
});

test('is made up: every host ends in .example', () => {
  const hosts = [
    ...sites.keys(),
    ...companies.map(({ domain }) => domain),
    ...people.flatMap(({ linkedin, email }) => [hostOf(linkedin), ...(email ? [email.split('@')[1] ?? ''] : [])]),
    ...contacts.flatMap(({ email }) => (email ? [email.split('@')[1] ?? ''] : [])),
    ...inbox.flatMap(({ from, to }) => [from, to].map(({ email }) => email.split('@')[1] ?? '')),
  ];
  expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
});

describe('companies and people', () => {
  test('at least 300 people work in at least 60 companies, and each company has some', () => {
    expect(companies.length).toBeGreaterThanOrEqual(60);
    expect(people.length).toBeGreaterThanOrEqual(300);
    expect(new Set(people.map(({ company }) => company))).toEqual(new Set(companies));
  });
  test('no two share an id, a name or an address', () => {
    expect(unique(companies.map(({ id }) => id)) && unique(companies.map(({ domain }) => domain))).toBe(true);
    expect(unique(people.map(({ id }) => id))).toBe(true);
    expect(unique(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`))).toBe(true);
    expect(unique(people.flatMap(({ email }) => email ?? []))).toBe(true);
  });
  test('more than a page of a hundred works for logistics companies of 51 to 200 in Poland', () => {
    const wanted = people.filter(
      ({ company: { city, employees, keywords } }) =>
        city.country === 'Poland' && keywords.includes('logistics') && employees > 50 && employees <= 200,
    );
    expect(wanted.length).toBeGreaterThan(100);
  });
  test('some live abroad, and some companies have grown or shrunk since they were counted', () => {
    expect(people.some(({ home, company: { city } }) => home.country !== city.country)).toBe(true);
    expect(companies.some(({ employees, employeesNow }) => employeesNow > 200 && employees <= 200)).toBe(true);
    expect(companies.some(({ employees, employeesNow }) => employeesNow < 51 && employees >= 51)).toBe(true);
  });
  test('some have no address, and a few one that no mail could reach', () => {
    const written = people.flatMap(({ email }) => email ?? []);
    expect(people.length - written.length).toBeGreaterThan(5);
    expect(written.filter((email) => /\s/.test(email)).length).toBeGreaterThan(1);
    for (const { email, emailStatus } of people) expect(emailStatus === 'unavailable').toBe(email === undefined);
  });
  test('each company has a website with its address, phone and e-mail', () => {
    for (const { website, email, phone: number, street } of companies) {
      const contact = sites.get(hostOf(website))?.pages.get('/contact');
      for (const fact of [email, number, street]) expect(contact, website).toContain(fact);
    }
  });
});

describe('places', () => {
  const restaurants = places.filter(({ types }) => types.includes('restaurant'));
  test('there are at least 120 restaurants in and around Leipzig, of many kinds', () => {
    expect(restaurants.length).toBeGreaterThanOrEqual(120);
    expect(restaurants.filter(({ town }) => town === 'Leipzig').length).toBeGreaterThan(100);
    expect(restaurants.some(({ town }) => town !== 'Leipzig')).toBe(true);
    expect(new Set(restaurants.map(({ category }) => category)).size).toBeGreaterThan(15);
    expect(unique(places.map(({ id }) => id)) && unique(places.map(({ cid }) => cid))).toBe(true);
  });
  test('two stand there twice, a few metres apart', () => {
    const twins = [...Map.groupBy(restaurants, ({ name }) => name).values()].filter(({ length }) => length > 1);
    expect(twins).toHaveLength(2);
    for (const [one, other] of twins) {
      expect(Math.abs((one?.lat ?? 0) - (other?.lat ?? 1))).toBeLessThan(0.001);
      expect(Math.abs((one?.lng ?? 0) - (other?.lng ?? 1))).toBeLessThan(0.001);
    }
  });
  test('some have no website or no phone, some sites want no robots, some are down', () => {
    const theirs = restaurants.flatMap(({ website }) => (website ? (sites.get(hostOf(website)) ?? []) : []));
    expect(theirs).toHaveLength(restaurants.filter(({ website }) => website).length);
    expect(restaurants.some(({ website }) => website === undefined)).toBe(true);
    expect(restaurants.some((place) => place.phone === undefined)).toBe(true);
    expect(theirs.some(({ robots }) => robots?.includes('Disallow: /'))).toBe(true);
    expect(theirs.some(({ up }) => !up)).toBe(true);
    expect(theirs.some(({ robots, pages: { size } }) => robots === undefined && size > 0)).toBe(true);
    expect(theirs.some(({ moved }) => moved?.has('/'))).toBe(true);
    expect(theirs.some(({ pages: { size } }) => size === 0)).toBe(true);
    expect(restaurants.some(({ closedForGood }) => closedForGood)).toBe(true);
  });
});

test('phones are well formed', () => {
  const phones = [
    ...companies.map((one) => one.phone),
    ...people.map((one) => one.phone),
    ...places.flatMap((one) => one.phone ?? []),
  ];
  expect(phones.filter((one) => !phone.test(one))).toEqual([]);
});

describe('the web', () => {
  test('has at least 25 pages to find: news, reports, papers', () => {
    expect(pages.length).toBeGreaterThanOrEqual(25);
    expect(unique(pages.map(({ url }) => url))).toBe(true);
    for (const kind of ['article', 'news', 'report', 'paper', 'company'])
      expect(pages.filter((page) => page.kind === kind).length, kind).toBeGreaterThan(0);
    for (const { kind, authors, published } of pages) {
      expect(authors === undefined).toBe(kind !== 'paper');
      expect(kind === 'news' && published === undefined).toBe(false);
    }
  });
  test('each page lies on a site, and links to pages that exist', () => {
    const exists = (address: string) => {
      const { hostname, pathname } = new URL(address);
      return sites.get(hostname)?.pages.has(pathname) === true;
    };
    for (const { url, links = [] } of pages) for (const one of [url, ...links]) expect(exists(one), one).toBe(true);
  });
  test('companies that pages write about exist, or are their publishers', () => {
    const text = pages.flatMap(({ paragraphs }) => paragraphs).join(' ');
    for (const name of [
      'Mroźna Logistyka',
      'Baltfrost Port Services',
      'Polar Spedycja',
      'Zimny Szlak',
      'Gryf Ferries & Freight',
    ]) {
      expect(text).toContain(name);
      expect(companies.map((company) => company.name)).toContain(name);
    }
  });
});
