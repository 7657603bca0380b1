import { expect, test } from 'vitest';
import { findContact, contactPages } from './findContact.ts';
import { readHtml } from '../../outside/web/readHtml.ts';

const page = new URL('https://www.cafe.example/de/');

test.each([
  ['<a href="/kontakt">Kontakt</a>', 'https://www.cafe.example/kontakt'],
  ["<a class=x href='ueber'>Contact <b>us</b></a>", 'https://www.cafe.example/de/ueber'],
  ['<a href=/impressum>Wir</a><a href="/contact?x=1&amp;y">…</a>', 'https://www.cafe.example/contact?x=1&y'],
  ['<a href="https://elsewhere.example/contact">Contact</a>', undefined],
  ['<a href="mailto:contact@cafe.example">Contact</a>', undefined],
  ['<script>"<a href=/contact>Contact</a>"</script>', undefined],
  ['<a href="/menu">Menu</a>', undefined],
  ['<base href="/en/"><a href="contact">Contact</a>', 'https://www.cafe.example/en/contact'],
  ['<a href="http://www.cafe.example/kontakt">Kontakt</a>', 'https://www.cafe.example/kontakt'],
  ['<a href="/legal">Im&shy;pres&shy;sum</a>', 'https://www.cafe.example/legal'],
  ['<a href="/kontakt" style="display:none">Kontakt</a>', undefined],
])('the contact page of %s is %s', (html, address) =>
  expect(contactPages(readHtml(html), page)[0]?.href).toBe(address),
);

const contact = (html: string) => findContact(readHtml(html), { host: page.host });

test.each([
  ['<a href="mailto:Kontakt@cafe.example?subject=x">Write</a>', { email: 'kontakt@cafe.example' }],
  ['<p>E-Mail: info@cafe.example.</p>', { email: 'info@cafe.example' }],
  ['<p>info (at) cafe.example</p>', {}],
  ['<!-- x --><p>Karl-Heine-Stra&szlig;e 14, 04229 Leipzig</p>', { address: 'Karl-Heine-Straße 14, 04229 Leipzig' }],
  ['<p>Karl-Heine-Straße 14, 04229 Leipzig</p>', { address: 'Karl-Heine-Straße 14, 04229 Leipzig' }],
  ['<p>Südplatz 3<br/>D-04275 Leipzig</p>', { address: 'Südplatz 3, D-04275 Leipzig' }],
  ['<style>p { a: "a@b.de" }</style>< p>2 &lt; 3', {}],
])('on %s stands %j', (html, found) => expect(contact(html)).toEqual(found));

test.each([
  // https://github.com/gosom/google-maps-scraper/issues/64: addresses that no link leads to; and names of files.
  ['Foto: terrasse@2x.jpg … E-Mail: info@acme.example', 'info@acme.example'],
  ['E-Mail: info@acme.example.Phone: 0341 55', 'info@acme.example'],
  ['<a href="mailto:info%40acme.example?subject=x@y.example">Mail</a>', 'info@acme.example'],
  ['<a href="mailto:?body=Look">Share</a> info@acme.example', 'info@acme.example'],
  ['<a href="mailto:a@acme.example">a</a> or info@cafe.example', 'info@cafe.example'],
  ['<a href="mailto:a@acme.example">a</a> or office@shop.cafe.example', 'office@shop.cafe.example'],
  ['owner@mail.example <p>Website by <a href="mailto:hi@agency.example">Agency</a>', 'owner@mail.example'],
  ['Webdesign: hi@agency.example', undefined],
  ['Datenschutzbeauftragter: dsb@watch.example', undefined],
  ['name@example.com', undefined],
  ['noreply@cafe.example, info@cafe.example', 'info@cafe.example'],
  ['<a href="mailto:no-reply@cafe.example">Mail</a> owner@mail.example', 'owner@mail.example'],
  ['bounces@cafe.example', undefined],
  ['<a href="mailto:?to=info@cafe.example">Mail</a>', 'info@cafe.example'],
  ['<input placeholder="you@mail.example"><script>"a@b.example"</script><!-- c@d.example -->', undefined],
  ['<span class="__cf_email__" data-cfemail="543931">[email&#160;protected]</span>', undefined],
])('of %s, %s is the firm’s', (html, email) => expect(contact(html).email).toBe(email));

test.each(['<a href=x', '<a ', '<script>', '<', 'a@', 'Straße 1 '])(
  'a page that goes on and on is read: %s',
  (part) => {
    expect(contact(part.repeat(50_000))).toBeDefined();
  },
);
