import { beforeEach, expect, test } from 'vitest';
import { mapsApp } from '../../../test/mapsApp.ts';

const { businesses, configure, run, setUp, visited, world } = mapsApp();
beforeEach(() => setUp('serper'));

const host = 'https://www.warehousemonitor.example';

/** What businesses of these websites get from a web of these pages; by name. */
async function found(websites: Readonly<Record<string, string>>, pages: Readonly<Record<string, string>>) {
  const places = Object.entries(websites).map(([title, website], index) => ({ title, website, cid: `${index + 1}` }));
  world.play = ({ address, query, body }) => {
    if (address.endsWith('/places')) return Response.json({ places: body.includes('"page":1') ? places : [] });
    const page = pages[address.replace(host, '') + (query['firm'] ? `?firm=${query['firm']}` : '')];
    return new Response(page ?? '', {
      status: page === undefined ? 404 : 200,
      headers: { 'content-type': 'text/html' },
    });
  };
  await configure({ categories: ['Firms'], locations: ['Leipzig'], dataEnrichment: true });
  await run();
  return Object.fromEntries((await businesses()).map(({ name, email }) => [name, email]));
}
const [a, b] = [`${host}/firm-a`, `${host}/firm-b`];
const mail = (address: string) => `<a href="mailto:${address}">Write</a>`;

test('two firms on one host get each what stands at its own address', async () => {
  const pages = {
    '/firm-a': '<a href="/firm-a/contact">Contact</a>',
    '/firm-a/contact': mail('a@mail.example'),
    '/firm-b': `${mail('b@warehousemonitor.example')} <a href="/contact">Contact</a>`,
    '/contact': mail('host@warehousemonitor.example'),
  };
  expect(await found({ 'Firm A': a, 'Firm B': b }, pages)).toEqual({
    'Firm A': 'a@mail.example',
    'Firm B': 'b@warehousemonitor.example',
  });
  expect(visited().filter((address) => address.endsWith('/robots.txt'))).toHaveLength(1);
});

test('what a host shows of itself is no firm’s', async () => {
  const footer = mail('help@warehousemonitor.example');
  const pages = { '/firm-a': footer, '/firm-b': footer + mail('b@mail.example'), '/': footer };
  expect(await found({ 'Firm A': a, 'Firm B': b }, pages)).toEqual({ 'Firm A': undefined, 'Firm B': 'b@mail.example' });
});

test('two firms that an address tells apart by its query are two', async () => {
  const pages = { '/?firm=a': mail('a@mail.example'), '/?firm=b': mail('b@mail.example') };
  const [one, two] = [`${host}/?firm=a`, `${host}/?firm=b`];
  expect(await found({ 'Firm A': one, 'Firm B': two }, pages)).toEqual({
    'Firm A': 'a@mail.example',
    'Firm B': 'b@mail.example',
  });
});

test('one address is visited once, and without a contact page its front page tells', async () => {
  const pages = { '/': `${mail('office@warehousemonitor.example')}<a href="/kontakt">Kontakt</a>` };
  const websites = { One: host.replace('https', 'http'), Two: `${host}/#map` };
  expect(await found(websites, pages)).toEqual({
    One: 'office@warehousemonitor.example',
    Two: 'office@warehousemonitor.example',
  });
  expect(visited().filter((address) => address === `${host}/`)).toHaveLength(1);
});

test('a page that has no address leads to the one that says who is responsible', async () => {
  const pages = {
    '/': '<a href="/kontakt">Kontakt</a><a href="/impressum">Impressum</a>',
    '/kontakt': '<form></form>Write to us',
    '/impressum': 'E-Mail: office@warehousemonitor.example',
  };
  expect(await found({ One: `${host}/` }, pages)).toEqual({ One: 'office@warehousemonitor.example' });
});
