import type { Mailbox } from '@switchboard/api-contract/address';
import { foldText } from '@switchboard/api-contract/text';

/** What names and addresses say where nobody reads the answers. */
const phrases = [
  'no reply, no replies, not reply, dont reply, don t reply, never reply, no answer, no answers, not answer',
  'no response, not respond, not monitored, unmonitored, send only, outgoing only',
  'mailer daemon, mail daemon, mail delivery subsystem, mail delivery system',
  'nicht antworten, nicht beantworten, keine antwort, keine rückantwort, antwort nicht, nur versand',
  'pas répondre, ne répondez pas, non répondre, sans réponse, pas de réponse',
  'no responder, no responda, no respondas, no contestar, no conteste, no respongueu',
  'sin respuesta, não responda, não responder, não respondas, sem resposta',
  'non rispondere, non rispondete, non risponda, senza risposta',
  'niet beantwoorden, niet antwoorden, niet reageren, geen antwoord, geen reactie',
  'svara ej, svara inte, svar ej, ej svar, inget svar, ikke svar, ikke besvar, svar ikke, ei vastausta',
  'älä vastaa, nie odpowiadaj, nie odpowiadać, bez odpowiedzi, neodpovídat, neodpovídejte',
  'neodpovedať, neodpovedajte, ne odgovaraj, ne válaszolj, nu răspunde, yanıtlama',
  'cevaplama, ne otvechat, ne otvechay, не отвечать, не отвечайте, не відповідати',
  '返信不可, 返信しないで, 送信専用, 勿回复, 勿回覆, 勿回復, 不要回复, 발신전용, 회신불가',
].flatMap((line) => line.split(', ').map((phrase) => foldText(phrase).split(' ')));

/** Phrases of this length or more are looked for within words too: no other word contains them. */
const longEnough = 9;
const begin = String.raw`(?<!\p{L})`;
const end = String.raw`(?!\p{L})`;

/**
 * Finds a phrase that is written as one word anywhere, or as several from the beginning of a word: `marino.reply` is a
 * person. Short phrases must be whole words: `andrejsvarc` is a person, too.
 */
const nobodyReads = new RegExp(
  phrases
    .flatMap((words) => {
      const whole = words.join('');
      const wordsApart = `${begin}${words.join(String.raw`[^\p{L}\p{N}]+`)}`;
      const isSure = words.length === 1 || whole.length >= longEnough || whole.includes('repl');
      return isSure ? [whole, wordsApart] : [`${begin}${whole}${end}`, `${wordsApart}${end}`];
    })
    .join('|'),
  'u',
);

/** First words of addresses that belong to programs; `bounce.jan` is a person. */
const programs =
  /^(?:post[-_.]?master|bounces|notif(?:y|ications?)|auto[-_.]?(?:reply|replies|responder|respond|confirm|mailer)|listserv|majordomo|dev[-_.]?null|unattended|no[-_.]?(?:e[-_.]?)?mail|no[-_.]?return|(?:bounce|nobody)(?!\.[a-z]))(?![a-z])/;
/**
 * Where mailing lists collect what could not be delivered: `fish-bounces@l.example`,
 * `fish-bounces+ewa=x.example@l.example`.
 */
const ofList = /[-_+]bounces(?![a-z])/;

/** Whether an address only sends. */
export function isNoReplyAddress(address: string): boolean {
  const parts = foldText(address).split('@');
  const [local = ''] = parts;
  return programs.test(local) || ofList.test(local) || parts.some((part) => nobodyReads.test(part));
}

/** Where other words stand between: 'Bitte nicht auf diese E-Mail antworten'. */
const inSentence =
  /(?<!\p{L})(?:not|nicht|niet|ikke|inte|nie)(?!\p{L}).{1,40}(?<!\p{L})(?:reply|respond|answer|antworten|beantwoorden|reageren|svare?|odpowiadac)(?!\p{L})/u;

/** Whether a sender says in any part of the name or address that nobody reads the answers. */
export const isNoReplySender = ({ name, address }: Mailbox): boolean =>
  isNoReplyAddress(address) || nobodyReads.test(foldText(name)) || inSentence.test(foldText(name));
