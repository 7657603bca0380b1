import { foldText } from '@switchboard/api-contract/text';

/** No line is looked at beyond this. */
const longestLine = 1_000;
/** Lines after `-- `, at most, that are a signature. */
const longestSignature = 12;

const marked = /^\s*>/;
const marks = /^\s*(?:>\s?)+/;
const wordsIn = (text: string): string => text.split(', ').map(foldText).join('|');

const wroteInAnyLanguage = new RegExp(
  String.raw`(?:^|[\s>)])(?:${wordsIn(
    'wrote, writes, schrieb, écrit, escribió, scritto, escreveu, schreef, skrev, kirjoitti, napisał, napisał(a), napisał/a, pisze, napsal, napsala, napísal, írta, yazdı, a scris, је написао, написал, написала, написал(а), пишет, писал, 写道, のメッセージ, 작성',
  ).replaceAll(/[()/]/g, String.raw`\$&`)})(?:[\s:：]|$)`,
  'u',
);
const addressOrTime = /\S@\S|\d{1,2}[:.h]\d{2}|\b(?:19|20)\d{2}\b/u;

const original =
  /^\s*-{2,}\s*(?:original|ursprungliche|opprinnelig|oprindelig|message d.origine|messaggio orig|mensaje orig|mensagem orig|oorspronkelijk|alkuperainen|wiadomosc oryginalna|puvodni|eredeti|исходное|原始|元のメッセージ).*-{2,}\s*$/;
const aboveLine = String.raw`(?:above this line|(?:oberhalb|uber) dieser (?:linie|zeile)|au-dessus de cette ligne|por encima de esta linea|acima desta linha|sopra (?:di )?questa (?:linea|riga)|boven deze (?:lijn|regel))`;
/** A whole line: with marks at an end, as '##- Reply above this line -##', or with nothing but the wish. */
const above = new RegExp(
  String.raw`^\s*[-=_*#–—]{2,}.*${aboveLine}|${aboveLine}.*[-=_*#–—]{2,}\s*$|^\W*(?:please )?(?:(?:type|write|enter|add) (?:your |a )?)?(?:reply|response|answer|comment|respond) ${aboveLine}\W*$`,
  'u',
);
/** '>>> Ada Brandt [ada@x.example](mailto:ada@x.example) 12.03.26 9.00 >>>': the quote that follows has no marks. */
const groupWise = /^>>>\s.*\S\s*>>>\s*$/;
const ruled = /^\s*_{20,}\s*$/;
const forwarded =
  /^[\s>*-]*(?:forwarded message|begin forwarded message|weitergeleitete nachricht|anfang der weitergeleiteten|message transfere|message reachemine|debut du message|mensaje reenviado|inicio del mensaje reenviado|mensagem encaminhada|messaggio inoltrato|inizio messaggio inoltrato|doorgestuurd bericht|begin doorgestuurd|vidarebefordrat|videresendt|valitetty viesti|wiadomosc przekazana|preposlana zprava|пересылаемое|转发|轉寄|転送)/;
const forwards = /^\s*(?:fwd?|wg|tr|rv|enc|doorst|vb|vl|pd|fs|ilt|转发|轉寄|転送|пересл)\s*[:：]/;

const label = (words: string): RegExp => new RegExp(String.raw`^\s*\*?(?:${wordsIn(words)})\*?\s*[:：]`, 'u');
const from = label(
  'from, von, de, da, van, från, fra, od, lähettäjä, feladó, gönderen, kimden, от, от кого, 发件人, 寄件者, 差出人, 보낸 사람',
);
const sentWords =
  'sent, gesendet, envoyé, envoyé le, enviado, enviado el, enviada em, inviato, verzonden, skickat, sendt, lähetetty, wysłano, odesláno, elküldve, gönderildi, отправлено, 发送时间, 寄件日期, 送信日時, 보낸 날짜';
const sentOnly = label(sentWords);
const sent = label(`${sentWords}, date, datum, fecha, data, dato, päivämäärä, dátum, tarih, дата, 日期`);
const to = label('to, an, à, a, para, aan, till, til, do, komu, címzett, kime, кому, 收件人, 宛先, 받는 사람');
const subjectLine = label(
  'subject, betreff, objet, asunto, assunto, oggetto, onderwerp, ämne, emne, aihe, temat, předmět, tárgy, konu, тема, 主题, 主旨, 件名, 제목',
);

/**
 * What somebody wrote, without the mail that it answers and without a signature: where mail is quoted line by line,
 * what stands between the quotes stays. A forwarded mail is what was written, and so is a quote that stands alone.
 */
export function withoutQuotes(text: string, subject: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  const folded = lines.map((line) => foldText(line.slice(0, longestLine)));
  const own = forwards.test(foldText(subject)) ? lines : ownLines(lines, folded);
  return tidied(withoutSignature(own)) || tidied(lines);
}

function ownLines(lines: readonly string[], folded: readonly string[]): readonly string[] {
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = folded[at] ?? '';
    if (groupWise.test(line) && addressOrTime.test(line) && !marked.test(folded[at + 1] ?? '')) return own;
    if (marked.test(line)) continue;
    if (forwarded.test(line)) return [...own, ...lines.slice(at)];
    if (original.test(line) || above.test(line) || beginsHeaders(folded, at)) return own;
    const next = afterAttribution(folded, at);
    if (next === undefined) own.push(lines[at] ?? '');
    else if (next < lines.length && marked.test(folded[next] ?? '')) at = next - 1;
    else return own;
  }
  return own;
}

/**
 * Whether the headers of a quoted mail begin here, as Outlook writes them: 'From: …', 'Sent: …', 'To: …'. Without a
 * subject there is an address in them, a rule above them, or when it was sent.
 */
function beginsHeaders(folded: readonly string[], at: number): boolean {
  const first = folded[at] ?? '';
  if (!from.test(first) && !sent.test(first)) return false;
  const block = folded.slice(at, at + 6);
  const has = (pattern: RegExp): boolean => block.some((line) => pattern.test(line));
  if (!has(from) || !has(sent)) return false;
  const isDated = block.some((line) => sentOnly.test(line) && addressOrTime.test(line));
  return has(subjectLine) || (has(to) && (has(/@/) || isDated || isRuled(folded, at)));
}

/** Whether a long rule stands above a line. */
const isRuled = (folded: readonly string[], at: number): boolean =>
  ruled.test(folded.slice(0, at).findLast((line) => line.trim() !== '') ?? '');

const begins = /^(?:on|am|le|el|il|em|op|den|dne|dnia|w dniu)\s/;

/** Where the quote begins that a line such as 'On Tuesday, Ewa wrote:' introduces, which may run over three lines. */
function afterAttribution(folded: readonly string[], at: number): number | undefined {
  let all = '';
  for (let end = at; end < at + 3; end += 1) {
    const line = folded[end]?.trim() ?? '';
    if (line === '' || marked.test(line)) return undefined;
    all = `${all} ${line}`;
    if (!/[:：]$/.test(line)) {
      if (end === at && !(begins.test(line) && addressOrTime.test(line))) return undefined;
      continue;
    }
    let next = end + 1;
    while (next < folded.length && folded[next]?.trim() === '') next += 1;
    const isQuoted = marked.test(folded[next] ?? '');
    const signs = [isQuoted, wroteInAnyLanguage.test(all), addressOrTime.test(all)].filter(Boolean).length;
    return signs > 1 ? next : undefined;
  }
  return undefined;
}

/** https://www.rfc-editor.org/rfc/rfc3676#section-4.3 */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const at = lines.findLastIndex((line) => /^-- ?$/.test(line));
  return at < 0 || lines.length - at > longestSignature + 1 ? lines : lines.slice(0, at);
}

/** Without marks of quotes, and without lines at the end that hold no word. */
function tidied(lines: readonly string[]): string {
  const shown = lines.map((line) => line.replace(marks, '').trimEnd());
  const last = shown.findLastIndex((line) => /[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(line));
  return shown
    .slice(0, last + 1)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
