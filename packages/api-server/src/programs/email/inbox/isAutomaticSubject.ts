import { foldText } from '@switchboard/api-contract/text';

/**
 * How subjects of automatic replies and of reports about deliveries begin, as mail programs of many languages write
 * them.
 */
const beginnings = [
  'automatic reply, automatic response, automatic answer, automated reply, automated response',
  'auto reply, autoreply, auto response, autoresponse, auto responder, autoresponder, auto answer',
  'out of office, out of the office, out of office reply, out of office autoreply, out of office message',
  "i am out of office, i am out of the office, i'm out of office, i'm out of the office",
  'away from office, away from the office, vacation reply, vacation response, vacation message',
  'undelivered mail returned to sender, delivery status notification, mail delivery failed, failure notice',
  'automatische antwort, automatische rückmeldung, automatische rückantwort, automatische nachricht',
  'autoantwort, auto antwort, abwesenheitsnotiz, abwesenheitsmeldung',
  'abwesenheitsnachricht, abwesenheitsbenachrichtigung, abwesenheitsassistent, nicht im büro',
  'réponse automatique, message automatique, absence du bureau, absent du bureau, absente du bureau',
  "notification d'absence, message d'absence, respuesta automática, contestación automática",
  'mensaje automático, fuera de oficina, fuera de la oficina, ausente de la oficina',
  'resposta automàtica, resposta automática, fora do escritório, ausência temporária, mensagem automática',
  "risposta automatica, messaggio automatico, fuori sede, fuori ufficio, assenza dall'ufficio",
  'automatisch antwoord, automatische beantwoording, automatisch bericht, afwezigheidsbericht',
  'afwezigheidsmelding, niet aanwezig, buiten kantoor, autosvar, automatisk svar',
  'automatiskt svar, fraværsbesked, fraværsmelding, frånvaromeddelande, ikke til stede',
  'automaattinen vastaus, poissaoloilmoitus, poissa toimistosta, sjálfvirkt svar, odpowiedź automatyczna, automatyczna odpowiedź',
  'autoodpowiedź, poza biurem, automatická odpověď, automatická odpoveď, automatické odpovědi, mimo kancelář, mimo kancelárie',
  'samodejni odgovor, automatski odgovor, аутоматски одговор, automatikus válasz, házon kívül',
  'răspuns automat, автоматичен отговор, автоматический ответ, автоответ, автоматична відповідь',
  'αυτόματη απάντηση, otomatik yanıt, otomatik cevap, ofis dışında, automaatvastus, automaatne vastus',
  'automātiskā atbilde, automatinis atsakymas, automatinis atsakas, trả lời tự động, thư trả lời tự động',
  'balasan otomatis, 自動応答, 自動返信, 不在通知, 不在連絡, 自动回复, 自動回覆, 自动答复, 自動回復, 自动应答',
  '자동 회신, 자동회신, 자동 응답, 자동응답, 부재중, رد تلقائي, תשובה אוטומטית, מענה אוטומטי, ตอบกลับอัตโนมัติ',
];

/**
 * Beginnings that people use as well. Such a subject is automatic only if nothing follows, or after a colon a text
 * without a question mark: 'Abwesend: Offer'.
 */
const away = [
  'ooo, oof, abwesenheit, abwesend, afwezig, afwezigheid, fravær, fraværende, frånvaro, frånvarande, poissa',
  'nieobecność, nieobecny, nieobecna, nepřítomnost, neprítomnosť, távollét',
];
/**
 * Beginnings that people use even more often. Such a subject is automatic only if the subject after the colon is an
 * answer ('Read: RE: Offer'), or the message itself answers another.
 */
const common = [
  'vacation, on vacation, on leave, away, urlaub, absence, absent, absente, ausente, ausencia, ausência, assente, assenza',
  'undeliverable, undelivered, delivery failure, delivery failed, returned mail, unzustellbar, nicht zustellbar',
  'non remis, non distribuable, no se puede entregar, non recapitabile, onbestelbaar, não é possível entregar',
  'read, not read, read receipt, gelesen, lu, leído, letto, gelezen, läst, lest, læst, lido, przeczytano',
];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** The beginnings as alternatives of a regular expression; a hyphen may stand for each space. */
const oneOf = (lines: readonly string[]): string =>
  lines
    .flatMap((line) => line.split(', '))
    .map((beginning) => escaped(foldText(beginning)).replaceAll(' ', '[ -]'))
    .join('|');
/** What stands before the subject of an answer: 'RE:', 'AW[2]:'. */
const answerPrefix = String.raw`(?:re|aw|sv|vs|antw|odp|res|r|rif|回复|答复|ynt|hu)\s*(?:\[\d+\])?\s*[:：]`;
const prefixes = String.raw`(?:${answerPrefix}\s*|\[[^\]]*\]\s*)*`;
const opening = String.raw`^\s*[*"(<[]*${prefixes}[*"(<[]*`;
/** After the beginning comes the subject that was answered, or until when somebody is away, or nothing. */
const after = String.raw`\s*(?:$|[:：;,–—|(\[*"!-]|(?:re|until|till|from|bis|vom|ab|jusqu|du|hasta|fino|tot|til|do)\b)`;
const automatic = new RegExp(`${opening}(?:${oneOf(beginnings)})${after}`, 'u');

const end = String.raw`[\s.!*")>\]]*$`;
const colon = String.raw`\s*[:：]\s*`;
const aloneOrStatement = new RegExp(`${opening}(?:${oneOf(away)})(?:${end}|${colon}[^?？؟]*$)`, 'u');
const beforeAnAnswer = new RegExp(`${opening}(?:${oneOf([...away, ...common])})${colon}${answerPrefix}`, 'u');
const commonBeginning = new RegExp(`${opening}(?:${oneOf(common)})${colon}`, 'u');
const answering = new RegExp(`^\\s*${answerPrefix}`, 'u');

/** Whether a subject answers another: 'AW: Offer'. */
export const isAnswer = (subject: string): boolean => answering.test(foldText(subject));

/**
 * Whether a subject is that of an automatic reply: 'Automatic reply: Offer', also as 'AW: Automatische Antwort: …'.
 *
 * @param answers Whether the message answers another: then 'Undeliverable: Offer' comes from a mail server.
 */
export function isAutomaticSubject(subject: string, answers: boolean): boolean {
  const folded = foldText(subject);
  return [automatic, aloneOrStatement, beforeAnAnswer, ...(answers ? [commonBeginning] : [])].some((form) =>
    form.test(folded),
  );
}
