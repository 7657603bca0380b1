import { expect, test } from 'vitest';
import { decodePage } from './decodePage.ts';

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');
/** 'Größe' in windows-1252, '東京' in Shift_JIS, EUC-JP and ISO-2022-JP, '北京' in GBK, '서울' in EUC-KR. */
const german = 'Gr\u00f6\u00dfe';
const shiftJis = '\u0093\u008c\u008b\u009e';
const meta = '<meta charset="Shift_JIS">';

test.each([
  ['nothing', undefined, german, 'Größe'],
  ['nothing', 'text/html', Buffer.from('Größe').toString('latin1'), 'Größe'],
  ['the header', 'text/html; charset=windows-1252', german, 'Größe'],
  ['the header, in quotes', 'text/html;charset="ISO-8859-1"', `${german} \u0080 5`, 'Größe € 5'],
  ['the header', 'text/html; Charset=Shift_JIS', shiftJis, '東京'],
  ['the header', 'text/html; charset=EUC-JP', '\u00c5\u00ec\u00b5\u00fe', '東京'],
  ['the header', 'text/html; charset=iso-2022-jp', '\u001b$BEl5~\u001b(B', '東京'],
  ['the header', 'text/html; charset=gb2312', '\u00b1\u00b1\u00be\u00a9', '北京'],
  ['the header', 'text/html; charset=big5', '\u00a5\u005f\u00a8\u00ca', '北京'],
  ['the header', 'text/html; charset=ks_c_5601-1987', '\u00bc\u00ad\u00bf\u00ef', '서울'],
  ['the header', 'text/html; charset=koi8-r', '\u00ed\u00cf\u00d3\u00cb\u00d7\u00c1', 'Москва'],
  ['a mark', 'text/html; charset=windows-1252', '\u00ff\u00feG\u0000\u00f6\u0000', 'Gö'],
  ['a mark', undefined, '\u00fe\u00ff\u0000G\u0000\u00f6', 'Gö'],
  ['a mark', 'text/html; charset=iso-8859-1', '\u00ef\u00bb\u00bfG\u00c3\u00b6', 'Gö'],
  ['a meta element', 'text/html', meta + shiftJis, `${meta}東京`],
  ['a header that nobody knows, and a meta element', 'text/html; charset=foo', meta + shiftJis, `${meta}東京`],
  ['a header before a meta element', 'text/html; charset=utf-8', `${meta}\u00c3\u00b6`, `${meta}ö`],
])('%s names it: %s', (_by, type, text, read) => expect(decodePage(bytesOf(text), type)).toBe(read));

test.each([
  "<META HTTP-EQUIV='Content-Type' CONTENT='text/html; charset=shift_jis'>",
  '<meta content="text/html; charset=x-sjis" http-equiv=content-type />',
  `<!doctype html><!-- <meta charset=utf-8> -->${'<link rel=stylesheet>'.repeat(200)}<meta charset=sjis>`,
  '<script>"<meta charset=utf-8>"</script><title>charset=utf-8</title><meta charset=shift_jis>',
  '<meta name=description content="the charset"><meta charset=nonsense><meta charset=shift_jis>',
])('%s names Shift_JIS', (head) => expect(decodePage(bytesOf(head + shiftJis), undefined)).toBe(`${head}東京`));

test.each([
  ['<?xml version="1.0" encoding="iso-8859-2"?>', '\u00a3\u00f3d\u00bc', 'Łódź'],
  ["\n<?xml version='1.0' encoding='Shift_JIS' standalone='yes'?>", shiftJis, '東京'],
  [`<?xml version="1.0" encoding="iso-8859-2"?>${meta}`, shiftJis, '東京'],
  ['<?xml version="1.0"?>', german, 'Größe'],
])('%s names the encoding', (head, text, read) =>
  expect(decodePage(bytesOf(head + text), 'application/xhtml+xml')).toBe(head + read),
);

test.each([
  ['UTF-8 whose meta element says UTF-16', '<meta charset=utf-16>G\u00c3\u00b6', undefined, 'Gö'],
  ['UTF-8 of a server that says Latin-1 of all', 'G\u00c3\u00b6', 'text/html; charset=iso-8859-1', 'Gö'],
  ['UTF-8 with a broken character', 'G\u00c3\u00b6 \u00c3\u00bc \u00c3\u00a4 \u00ff', 'text/html', 'Gö ü ä \ufffd'],
  ['windows-1252 with typographic marks', '\u0093Gr\u00f6\u00dfe\u0094 \u0096 \u0080', undefined, '“Größe” – €'],
  ['no more than ASCII', 'plain', undefined, 'plain'],
  ['an encoding that browsers replace', 'plain', 'text/html; charset=iso-2022-kr', 'plain'],
  ['an encoding of one\u2019s own', 'plain', 'text/html; charset=x-user-defined', 'plain'],
])('reads %s', (_what, text, type, read) => {
  expect(decodePage(bytesOf(text), type).replace(/<.*>/, '')).toBe(read);
});
