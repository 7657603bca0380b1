import { expect, test } from 'vitest';
import { readHtml } from './readHtml.ts';

const linesOf = (html: string) => readHtml(html).lines;

test.each([
  ['<p>One<br>two<br/>three</p>four', ['One', 'two', 'three', 'four']],
  ['<table><tr><td>Mon<td>9–17<tr><td>Tue</table>', ['Mon', '9–17', 'Tue']],
  ['<ul><li>a<li>b</ul><p>c<p>d', ['a', 'b', 'c', 'd']],
  [
    '<p>2 < 3 &lt; 4 &amp; caf&eacute; &mdash; &#x1F600; &hellip;&nbsp;&copy 2026</p>',
    ['2 < 3 < 4 & café — 😀 … © 2026'],
  ],
  ['Two pallets <b>on</b> <font>Friday</font><o:p></o:p>.', ['Two pallets on Friday', '.']],
  ['Im&shy;pres&#8203;sum', ['Impressum']],
  ['<div>&zwnj;&nbsp;&zwnj;&nbsp;&#847;</div><p>Hello</p>', ['Hello']],
  ['<pre>first\r\n  second\nthird</pre>', ['first', 'second', 'third']],
  [`<p>${'long '.repeat(200)}</p>`, ['long '.repeat(200).trim()]],
])('the lines of %s', (html, lines) => expect(linesOf(html)).toEqual(lines));

test.each([
  '<!-- x -->',
  '<!-- <p>x</p> -->',
  '<!--[if mso]><p>x</p><![endif]-->',
  '<head><title>x</title><style>x{}</style></head>',
  '<script>document.write("<p>x</p>")</script>',
  '<script>if (a < b) "</p>"</script>',
  '<style>p:after { content: "x" }</style>',
  '<template><p>x</p></template>',
  '<noscript><p>x</p></noscript>',
  '<svg><title>x</title><text>x</text></svg>',
  '<select><option>x<option>x</select>',
  '<datalist><option>x</datalist>',
  '<textarea><p>x</textarea>',
  '<iframe>x</iframe><object>x</object><video>x</video>',
  '<div hidden>x<div>x</div>x</div>',
  '<p hidden="until-found">x</p>',
  '<p style="color: red; DISPLAY : none">x</p>',
  '<span style="display:none !important">x<b>x</b></span>',
  '<span style="visibility:hidden">x</span>',
  '<dialog>x</dialog>',
  '<!doctype html><?xml version="1.0"?><![CDATA[x]]>',
])('%s is no text', (html) => expect(linesOf(`<p>a</p>${html}<p>b</p>`)).toEqual(['a', 'b']));

test.each([
  '<div style="font-size:0">shown</div>',
  '<div style="opacity:0">shown</div>',
  '<div aria-hidden="true">shown</div>',
  '<div style="--display:none">shown</div>',
  '<dialog open>shown</dialog>',
  '<p hidden>hid<p>shown',
  '<title>hid<body>hid</title>shown',
])('%s is text', (html) => expect(linesOf(html)).toEqual(['shown']));

test.each([
  '<div style="opacity:0">x<b>x</b></div>',
  '<div style="color:red; opacity: 0.0 !important">x</div>',
  '<div style="max-height:0;overflow:hidden">x</div>',
  '<div style="overflow-y:hidden; height:0px">x</div>',
  '<div style="font-size:0px">x<span style="font-size:2em">x</span></div>',
  '<td style="FONT-SIZE:0"><b>x</b></td>',
  '<p style="font:0/0 a">x</p>',
])('%s is no text of a mail', (html) => expect(readHtml(`<p>a</p>${html}<p>b</p>`, 'mail').lines).toEqual(['a', 'b']));

test.each([
  '<div style="font-size:0"><p style="font-size:13px">shown</p></div>',
  '<div style="font-size:0px"><p style="font: bold 1.2rem/1 Arial">shown</p></div>',
  '<div style="font-size:0"><p style="font:400 13px/1.4 Arial 0">shown</p></div>',
  '<div style="font-size:0"><p style="font-size:small">shown</p></div>',
  '<div style="font-size:0"></div>shown',
  '<div style="opacity:0.9">shown</div>',
  '<div style="max-height:0">shown</div>',
  '<div style="height:0.5em;overflow:hidden">shown</div>',
  '<div style="font-size:0.8em">shown</div>',
  '<div style="--font-size:0">shown</div>',
])('%s is text of a mail', (html) => expect(readHtml(html, 'mail').lines).toEqual(['shown']));

test('tells the links that are shown, with their words, where they start from and where the page moves to', () => {
  expect(
    readHtml(`<base href="/de/"><meta http-equiv="Refresh" content="0; URL='start.html'">
      <a href=" kontakt ">Kon<b>takt</b> <p>und mehr</p></a> <a href="/a&amp;b">x<a href=/c>y</a></a>
      <a name="top">no link</a> <a href="/trap" style="display:none">trap</a> <map><area href="/karte"></map>`),
  ).toEqual({
    base: '/de/',
    movesTo: 'start.html',
    links: [
      { href: 'kontakt', words: 'Kontakt und mehr' },
      { href: '/a&b', words: 'x' },
      { href: '/c', words: 'y' },
      { href: '/karte', words: '' },
    ],
    lines: expect.arrayContaining(['und mehr']),
  });
});

test.each(['300', '300; url=/news', '', 'soon; url=/a'])('a refresh of %j moves nobody', (content) =>
  expect(readHtml(`<meta http-equiv=refresh content="${content}">`).movesTo).toBeUndefined(),
);

test.each(['div', 'b', 'svg', 'blockquote', 'div hidden'])('100,000 open %s are read to the end', (element) => {
  const name = element.split(' ')[0] ?? '';
  const html = `${`<${element}>`.repeat(100_000)}deep${`</${name}>`.repeat(100_000)}<p>last</p>`;
  expect(linesOf(html).at(-1)).toBe('last');
});
