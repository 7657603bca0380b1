import { expect, test } from 'vitest';
import { firstQuestionIn } from '../replies/draftReplies.ts';
import { withoutQuotes } from './withoutQuotes.ts';

const written = (text: string, subject = 'Re: Order') => withoutQuotes(text, subject);

test.each([
  ['> How many do you need?'],
  ['On Tue, Mar 10, 2026 at 9:12 AM Ada Brandt <ada@n.example> wrote:\n\n> How many do you need?\n> Ada'],
  ['On Tue, Mar 10, 2026 at 9:12 AM Ada Brandt from Nordlicht\n<ada.brandt@n.example> wrote:\n> How many?'],
  ['On Mar 10, 2026, at 9:12 AM, Ada Brandt <ada@n.example> wrote:\nHow many do you need?'],
  ['Am Di., 10. März 2026 um 09:12 Uhr schrieb Ada <ada@n.example>:\n\n> Wie viele?'],
  ['Am 10.03.26 um 09:12 schrieb Ada Brandt:\n> Wie viele?'],
  ['Ada Brandt <ada@n.example> schrieb am Di., 10. März 2026, 09:12:\n\n> Wie viele?'],
  ['Le mar. 10 mars 2026 à 09:12, Ada <ada@n.example> a écrit :\n\n> Combien ?'],
  ['El mar, 10 mar 2026 a las 9:12, Ada (<ada@n.example>) escribió:\n\n> ¿Cuántas?'],
  ['Il giorno mar 10 mar 2026 alle ore 09:12 Ada <ada@n.example> ha scritto:\n\n> Quanti?'],
  ['Op di 10 mrt 2026 om 09:12 schreef Ada <ada@n.example>:\n\n> Hoeveel?'],
  ['wt., 10 mar 2026 o 09:12 Ada <ada@n.example> napisał(a):\n\n> Ile?'],
  ['Den tis 10 mars 2026 kl 09:12 skrev Ada <ada@n.example>:\n\n> Hur många?'],
  ['вт, 10 мар. 2026 г. в 09:12, Ada <ada@n.example>:\n\n> Сколько?'],
  ['2026年3月10日(火) 9:12 Ada <ada@n.example>:\n\n> いくつ必要ですか?'],
  ['> Am 10.03.2026 um 09:12 schrieb Ada <ada@n.example>:\n> \n> Wie viele?'],
  ['On Tuesday, March 10th, 2026 at 09:12, Ada <ada@n.example> wrote:\n\n> How many?'],
  ['Date: Tue, 10 Mar 2026 09:12:00 +0000\nFrom: ada@n.example\nTo: ewa@l.example\nSubject: Order\n\nHow many?'],
  ['##- Please type your reply above this line -##\n\nHow many?'],
  ['ti 10. maalisk. 2026 klo 9.12 Ada (ada@n.example) kirjoitti:\n\n> Montako?'],
  ['Ada <ada@n.example>, 10 Mar 2026 Sal, 09:12 tarihinde şunu yazdı:\n\n> Kaç?'],
  ['Ada <ada@n.example> 于2026年3月10日周二 09:12写道：\n\n> 多少？'],
  ['2026년 3월 10일 (화) 오전 9:12, Ada <ada@n.example>님이 작성:\n\n> 몇 개?'],
  ['בתאריך יום ג׳, 10 במרץ 2026 ב-9:12 מאת Ada <ada@n.example>:\n\n> כמה?'],
  ['-----Original Message-----\nFrom: Ada\nSent: Tuesday\nTo: Ewa\nSubject: Order\n\nHow many?'],
  ['-----Ursprüngliche Nachricht-----\nVon: Ada\n\nWie viele?'],
  ['From: Ada Brandt\nSent: Tuesday, March 10, 2026 9:12 AM\nTo: Ewa\nSubject: Order\n\nHow many?'],
  ['________________________________\nFrom: Ada <ada@n.example>\nSent: Tuesday\nTo: Ewa\nSubject: Order\n\nHow many?'],
  ['Von: Ada Brandt\nGesendet: Dienstag, 10. März 2026 09:12\nAn: Ewa\nBetreff: Menge\n\nWie viele?'],
  ['De : Ada <ada@n.example>\nEnvoyé : mardi 10 mars 2026 09:12\nÀ : Ewa\nObjet : Commande\n\nCombien ?'],
  ['*From:* Ada <ada@n.example>\n*Sent:* Tuesday\n*To:* Ewa\n\nHow many?'],
  ['--- Reply above this line ---\n\nHow many?'],
  ['=-=-= Bitte antworten Sie oberhalb dieser Linie =-=-=\n\nWie viele?'],
  ['Please reply above this line\n\nHow many?'],
  ['________________________________\nVon: Ada Brandt\nGesendet: Donnerstag\nAn: Ewa\n\nWie viele?'],
  ['Von: Ada Brandt\nGesendet: Donnerstag, 12. März 2026 09:00\nAn: Ewa\n\nWie viele?'],
  ['От: Ada\nОтправлено: \u200eчетверг\u200e, \u200e26\u200e июня \u200e2014\u200e г.\nКому: Ewa\n\nСколько?'],
  ['>>> Ada Brandt <ada@n.example> 12.03.26 9.00 >>>\nHow many?'],
  ['>>> "Ada Brandt" 3/12/2026 9:00 AM >>>\n> How many?'],
  ['-- \nLuca\nTrattoria\nEver tried our pasta?'],
])('what stands above %j is what was written', (quoted) => {
  for (const between of ['\n', '\n\n', '\r\n\r\n'])
    expect(written(`Two pallets on Friday.${between}${quoted}`)).toBe('Two pallets on Friday.');
  expect(firstQuestionIn(written(`Two pallets on Friday.\n\n${quoted}`))).toBeUndefined();
});

test('between quotes and below them, it is what was written too', () => {
  expect(written('> How many do you need?\n\nTwo pallets on Friday.')).toBe('Two pallets on Friday.');
  expect(written('On Tue, Ada wrote:\n> How many?\n\nTwo.\n\n> When?\n\nFriday. Is that ok?')).toBe(
    'Two.\n\nFriday. Is that ok?',
  );
});

test.each([
  'Our offer:\n\n- cod: 5 kg\n\nFrom: Monday\nTo: Friday\nwe are open. Does that suit you?',
  'On Monday I wrote: please call. Did you?',
  'On 3 March 2026 we need:\ntwo pallets. Can you do that?',
  'Hello\n---\nWhen can you deliver?',
  'Hello\n____________________\nWhen can you deliver?',
  'Do you deliver?\n\nBest regards,\nLuca\n\nPS: Can you bring ice?',
  'From: Ewa <ewa@x.example>\nSubject: Order\n\nMessage: Do you deliver on Saturdays?',
  'From: Leipzig\nTo: Hamburg\nDate: 12 March\nCan you do that?',
  'Name: Ewa\nE-Mail: ewa@x.example\nMessage: How many?',
  'The form is attached.\nPlease sign above this line and send it back. Can you do that by Monday?\nThanks',
  'Fill in all that is above this line:\nname, address. Is that enough?',
  'From: Poznań\nTo: Leipzig\nDate: 14 March 2026 09:00\nTwo pallets. Can you take them?',
  'Sent from a ship. When does it arrive?',
  'The price is 5 > 4. Right?',
])('nothing is left out of %j', (text) => {
  expect(written(text)).toBe(text);
});

test('what is forwarded is what was written, and so is a quote that stands alone', () => {
  const mail = 'From: Luca <luca@t.example>\nSent: Tuesday\nTo: Ada\nSubject: Saturday\n\nDo you deliver on Saturdays?';
  expect(written(mail, 'WG: Saturday')).toBe(mail);
  expect(written(`Can you answer?\n\n---------- Forwarded message ---------\n${mail}`, 'Fwd: Saturday')).toContain(
    'Do you deliver on Saturdays?',
  );
  expect(written('Begin forwarded message:\n\n> From: Luca\n>\n> Do you deliver?')).toMatch(/\n\nDo you deliver\?$/);
  expect(written('> How many do you need?')).toBe('How many do you need?');
});

test('what an earlier mail of the thread forwarded is a quote', () => {
  const quote = '> ---------- Forwarded message ---------\n> From: Luca\n>\n> Do you deliver?';
  expect(written(`Yes.\n\n${quote}`, 'Re: Fwd: Saturday')).toBe('Yes.');
});

test('a question may run over a line, and end as in other languages', () => {
  expect(firstQuestionIn('Hello.\nCould you deliver the pallets to the cold store\non Saturday?')).toBe(
    'Could you deliver the pallets to the cold store on Saturday?',
  );
  expect(firstQuestionIn('2つです。\nいくつ必要ですか？')).toBe('いくつ必要ですか？');
});
