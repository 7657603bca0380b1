import { expect, test } from 'vitest';
import { contactIn, contactPage } from './contactIn.ts';
import { readHtml } from '../web/readHtml.ts';

const page = new URL('https://www.cafe.example/de/');

test.each([
  ['<a href="/kontakt">Kontakt</a>', 'https://www.cafe.example/kontakt'],
  ["<a class=x href='ueber'>Contact <b>us</b></a>", 'https://www.cafe.example/de/ueber'],
  ['<a href=/impressum>Wir</a><a href="/contact?x=1&amp;y">…</a>', 'https://www.cafe.example/contact?x=1&y'],
  ['<a href="https://elsewhere.example/contact">Contact</a>', undefined],
  ['<a href="mailto:contact@cafe.example">Contact</a>', undefined],
  ['<script>"<a href=/contact>Contact</a>"</script>', undefined],
  ['<a href="/menu">Menu</a>', undefined],
])('the contact page of %s is %s', (html, address) => expect(contactPage(readHtml(html), page)?.href).toBe(address));

test.each([
  ['<a href="mailto:Kontakt@cafe.example?subject=x">Write</a>', { email: 'kontakt@cafe.example' }],
  ['<p>E-Mail: info@cafe.example.</p>', { email: 'info@cafe.example' }],
  ['<p>info (at) cafe.example</p>', {}],
  ['<!-- x --><p>Karl-Heine-Stra&szlig;e 14, 04229 Leipzig</p>', { address: 'Karl-Heine-Straße 14, 04229 Leipzig' }],
  ['<p>Karl-Heine-Straße 14, 04229 Leipzig</p>', { address: 'Karl-Heine-Straße 14, 04229 Leipzig' }],
  ['<p>Südplatz 3<br/>D-04275 Leipzig</p>', { address: 'Südplatz 3, D-04275 Leipzig' }],
  ['<style>p { a: "a@b.de" }</style>< p>2 &lt; 3', {}],
])('on %s stands %j', (html, contact) => expect(contactIn(readHtml(html))).toEqual(contact));

test('a page that goes on and on is read in a moment', () => {
  const began = performance.now();
  for (const part of ['<a href=x', '<a ', '<script>', '<', 'a@', 'Straße 1 ']) contactIn(readHtml(part.repeat(50_000)));
  expect(performance.now() - began).toBeLessThan(5_000);
});
