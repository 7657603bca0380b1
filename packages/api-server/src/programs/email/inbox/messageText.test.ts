import { readMessage } from '@switchboard/sandbox/services/gmail/rfc822';
import { expect, test } from 'vitest';
import { messageText } from './messageText.ts';

/** A message as it travels, read as Gmail gives it. */
const textOf = (lines: readonly string[], encoding: BufferEncoding = 'utf8', subject = 'Re: Order') =>
  messageText(readMessage(Buffer.from(lines.join('\r\n'), encoding)), subject);

const html = (...lines: readonly string[]) => ['Content-Type: text/html; charset=utf-8', '', ...lines];
const multipart = (kind: string, boundary: string, ...parts: readonly (readonly string[])[]) => [
  `Content-Type: multipart/${kind}; boundary="${boundary}"`,
  '',
  ...parts.flatMap((part) => [`--${boundary}`, ...part]),
  `--${boundary}--`,
];
const plain = (...lines: readonly string[]) => ['Content-Type: text/plain; charset=utf-8', '', ...lines];
const long = 'We need them cold. '.repeat(30).trim();

test.each([
  [
    'HTML alone',
    html('<style>p{}</style><p>Do you deliver on Saturdays?</p>', `<p>${long}</p>`),
    `Do you deliver on Saturdays?\n${long}`,
  ],
  [
    'plain text beside HTML',
    multipart('alternative', 'a', plain('Two pallets.'), html('<p>Two pallets.</p>')),
    'Two pallets.',
  ],
  ['an empty text beside HTML', multipart('alternative', 'a', plain(' '), html('<p>Two pallets.</p>')), 'Two pallets.'],
  [
    'a text that only points to the HTML',
    multipart('alternative', 'a', plain('This message needs an HTML viewer.'), html(`<p>${long}</p>`)),
    long,
  ],
  [
    'a text that only speaks of the HTML',
    multipart(
      'alternative',
      'a',
      plain('This mail is in HTML, please use a program that shows it.'),
      html('<p>Can you hold twelve pallets?</p>'),
    ),
    'Can you hold twelve pallets?',
  ],
  [
    'a short text that speaks of HTML, as the HTML does',
    multipart(
      'alternative',
      'a',
      plain('Can we get the list as HTML?'),
      html('<p>Can we get the list as <b>HTML</b>?</p>'),
    ),
    'Can we get the list as HTML?',
  ],
  ['a type that is none', ['Content-Type: text', '', 'Two pallets.'], 'Two pallets.'],
  ['another that is none', ['Content-Type: plain; charset=utf-8', '', 'Zwei für Łódź.'], 'Zwei für Łódź.'],
  [
    'text without size, clear or cut off',
    html(
      '<p>Hi</p><div style="font-size:0">a</div><p style="opacity:0">b</p><i style="max-height:0;overflow:hidden">c</i>',
    ),
    'Hi',
  ],
  [
    'a file before the body',
    multipart(
      'mixed',
      'a',
      ['Content-Type: text/plain; name="log.txt"', 'Content-Disposition: attachment; filename="log.txt"', '', 'ERROR?'],
      plain('The log is attached.'),
    ),
    'The log is attached.',
  ],
  [
    'signed',
    multipart(
      'signed; micalg=pgp-sha256; protocol="application/pgp-signature"',
      's',
      multipart('mixed', 'm', plain('Two pallets.')),
      ['Content-Type: application/pgp-signature; name="signature.asc"', '', '-----BEGIN PGP SIGNATURE-----'],
    ),
    'Two pallets.',
  ],
  [
    'nested',
    multipart(
      'mixed',
      'm',
      multipart('related', 'r', multipart('alternative', 'a', plain('Two pallets.'), html('<p>Two pallets.</p>')), [
        'Content-Type: image/png; name="logo.png"',
        'Content-ID: <logo>',
        '',
        'iVBOR',
      ]),
    ),
    'Two pallets.',
  ],
  [
    'text, picture, text',
    multipart(
      'mixed',
      'm',
      plain('Look:'),
      ['Content-Type: image/png; name="a.png"', '', 'iVBOR'],
      plain('Is that right?'),
    ),
    'Look:\n\nIs that right?',
  ],
  [
    'a mail attached to a text',
    multipart('mixed', 'm', plain('Two pallets.'), [
      'Content-Type: message/rfc822',
      '',
      'From: Ada <ada@n.example>',
      'Subject: Order',
      ...plain('How many?'),
    ]),
    'Two pallets.',
  ],
  [
    'flowed',
    ['Content-Type: text/plain; charset=utf-8; format=flowed', '', 'Could you deliver ', 'on Saturday?'],
    'Could you deliver on Saturday?',
  ],
])('%s', async (_, lines, text) => {
  expect(await textOf(lines)).toBe(text);
});

test('long styles, and what is meant for one mail program or for nobody to see, are no text', async () => {
  const page = [
    `<style>${'p{color:red}'.repeat(30_000)}</style>`,
    '<div style="display:none">Open me?</div><!--[if mso]><p>Outlook?</p><![endif]-->',
    '<p>Hi&nbsp;Ada,</p><table><tr><td>Cod</td><td>5 kg?</td></tr></table>',
  ];
  expect(await textOf(html(...page))).toBe('Hi Ada,\nCod\n5 kg?');
});

test('a mail that is forwarded as a file is what was written', async () => {
  const attached = [
    'Content-Type: message/rfc822',
    '',
    'From: Luca <luca@t.example>',
    'Subject: Saturday',
    ...plain('Do you deliver?'),
  ];
  expect(await textOf(multipart('mixed', 'm', plain(''), attached), 'utf8', 'Fwd: Saturday')).toMatch(
    /Do you deliver\?$/,
  );
});

test('charsets are read, whether Gmail turned them into UTF-8 or not', async () => {
  const lines = ['Content-Type: text/plain; charset=iso-8859-1', '', 'Grüße für Łukasz?'];
  expect(
    await textOf(
      lines.map((line) => line.replace('Ł', 'L')),
      'latin1',
    ),
  ).toBe('Grüße für Lukasz?');
  const given = (type: string, bytes: Buffer) =>
    messageText(
      {
        mimeType: 'text/plain',
        headers: [{ name: 'Content-Type', value: type }],
        body: { data: bytes.toString('base64url') },
      },
      '',
    );
  expect(await given('text/plain; charset=windows-1252', Buffer.from([0x80, 0x20, 0x35]))).toBe('€ 5');
  expect(await given('text/plain; charset="Shift_JIS"', Buffer.from([0x93, 0xfa, 0x96, 0x7b]))).toBe('日本');
  expect(await given('text/plain; charset=iso-2022-jp', Buffer.from('\u001b$BF|K\\\u001b(B'))).toBe('日本');
  expect(await given('text/plain; charset=Shift_JIS', Buffer.from('日本'))).toBe('日本');
  expect(await given('text/plain; charset=x-unknown', Buffer.from('Two pallets.'))).toBe('Two pallets.');
});

test.each([
  ['nothing', undefined],
  ['a list', []],
  ['odd parts', { mimeType: 'multipart/mixed', parts: [7, null, { mimeType: 5 }] }],
  ['a picture', { mimeType: 'image/png', body: { data: 'AA' } }],
  [
    'encrypted',
    { mimeType: 'multipart/encrypted', parts: [{ mimeType: 'application/pgp-encrypted', body: { data: 'AA' } }] },
  ],
])('%s holds no text', async (_, payload) => {
  expect(await messageText(payload, '')).toBeUndefined();
});

test.each([{ filename: 'log.txt' }, { headers: [{ name: 'Content-Disposition', value: 'attachment' }] }])(
  'a file of %j before the body is not the body',
  async (file) => {
    const text = (data: string) => ({
      mimeType: 'text/plain',
      body: { data: Buffer.from(data).toString('base64url') },
    });
    const parts = [{ ...text('ERROR?'), ...file }, text('The log is attached.')];
    expect(await messageText({ mimeType: 'multipart/mixed', parts }, '')).toBe('The log is attached.');
  },
);

test('parts within parts are read as deep as mail goes', async () => {
  let payload: object = { mimeType: 'text/plain', body: { data: 'VHdv' } };
  for (let depth = 0; depth < 5_000; depth += 1) payload = { mimeType: 'multipart/mixed', parts: [payload] };
  expect(await messageText(payload, '')).toBeUndefined();
});

test.each([
  [
    'Gmail',
    '<div>Two pallets.</div><div class="gmail_quote"><div class="gmail_attr">wt., 10 mar 2026 o 09:12 Ada &lt;ada@n.example&gt;:<br></div><blockquote class="gmail_quote">How many?</blockquote></div>',
    'Two pallets.',
  ],
  [
    'Outlook',
    '<p>Two pallets.</p><div id="divRplyFwdMsg"><b>Von:</b> Ada &lt;ada@n.example&gt;<br><b>Gesendet:</b> Dienstag, 10. März 2026<br><b>An:</b> Ewa<br><b>Betreff:</b> Menge</div><p>Wie viele?</p>',
    'Two pallets.',
  ],
  [
    'Yahoo',
    '<div>Two pallets.</div><div class="yahoo_quoted"><div>On Tuesday, March 10, 2026 at 09:12 AM, Ada &lt;ada@n.example&gt; wrote:</div><div>How many?</div></div>',
    'Two pallets.',
  ],
  [
    'Thunderbird',
    '<div class="moz-cite-prefix">Am 10.03.26 um 09:12 schrieb Ada:<br></div><blockquote type="cite">How many?</blockquote><p>Two pallets.</p>',
    'Two pallets.',
  ],
  [
    'Gmail, indented',
    '<div>We need:</div><blockquote style="margin:0 0 0 40px;border:none;padding:0px"><div>Two pallets. On Friday?</div></blockquote>',
    'We need:\nTwo pallets. On Friday?',
  ],
  [
    'Apple Mail, forwarded',
    '<div>Can you answer?</div><div>Begin forwarded message:</div><blockquote type="cite"><div><b>From: </b>Luca</div><div>Do you deliver?</div></blockquote>',
    'Can you answer?\nBegin forwarded message:\nFrom: Luca\nDo you deliver?',
  ],
  ['a quote alone', '<blockquote>How many do you need?</blockquote>', 'How many do you need?'],
  ['a block left open', '<p>Two pallets.</p><blockquote type="cite">How many?', 'Two pallets.'],
])('HTML of %s', async (_, page, text) => {
  expect(await textOf(html(page))).toBe(text);
});
