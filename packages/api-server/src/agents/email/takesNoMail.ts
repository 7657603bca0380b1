import type { Mailbox } from '@switchboard/api-contract/address';
import { fold } from '@switchboard/api-contract/records/fold';

/** What names and addresses say where nobody reads the answers. */
const phrases = [
  'no reply, no replies, not reply, dont reply, don t reply, never reply, no answer, not answer',
  'no response, not respond, not monitored, unmonitored, send only, outgoing only',
  'mailer daemon, mail daemon, mail delivery subsystem, mail delivery system',
  'nicht antworten, nicht beantworten, keine antwort, keine rückantwort, antwort nicht, nur versand',
  'pas répondre, ne répondez pas, non répondre, sans réponse, pas de réponse',
  'no responder, no responda, no respondas, no contestar, no conteste, no respongueu',
  'sin respuesta, não responda, não responder, não respondas, sem resposta',
  'non rispondere, non rispondete, non risponda, senza risposta',
  'niet beantwoorden, niet antwoorden, niet reageren, geen antwoord, geen reactie',
  'svara ej, svara inte, ej svar, inget svar, ikke svar, ikke besvar, svar ikke, ei vastausta',
  'älä vastaa, nie odpowiadaj, nie odpowiadać, bez odpowiedzi, neodpovídat, neodpovídejte',
  'neodpovedať, neodpovedajte, ne odgovaraj, ne válaszolj, nu răspunde, yanıtlama',
  'cevaplama, ne otvechat, ne otvechay, не отвечать, не отвечайте, не відповідати',
  '返信不可, 返信しないで, 送信専用, 勿回复, 勿回覆, 勿回復, 不要回复, 발신전용, 회신불가',
].flatMap((line) => line.split(', ').map((phrase) => fold(phrase).split(' ')));

/** The words as one anywhere, or apart where the first begins: `marino.reply` is a person. */
const nobodyReads = new RegExp(
  phrases
    .flatMap((words) => [words.join(''), String.raw`(?<!\p{L})${words.join(String.raw`[^\p{L}\p{N}]+`)}`])
    .join('|'),
  'u',
);

/** Whole first words of addresses that programs have. */
const programs =
  /^(?:postmaster|bounces?|notif(?:y|ications?)|auto[-_.]?(?:reply|replies|responder|respond|confirm|mailer)|listserv|majordomo|nobody|dev[-_.]?null)(?![a-z])/;

/** Whether an address only sends. */
export function takesNoMail(address: string): boolean {
  const parts = fold(address).split('@');
  return programs.test(parts[0] ?? '') || parts.some((part) => nobodyReads.test(part));
}

/** Where other words stand between: 'Bitte nicht auf diese E-Mail antworten'. */
const inSentence =
  /(?<!\p{L})(?:not|nicht|niet|ikke|inte|nie)(?!\p{L}).{1,40}(?<!\p{L})(?:reply|respond|answer|antworten|beantwoorden|reageren|svare?|odpowiadac)(?!\p{L})/u;

/** Whether a sender says in any part of the name or address that nobody reads the answers. */
export const readsNothing = ({ name, address }: Mailbox): boolean =>
  takesNoMail(address) || nobodyReads.test(fold(name)) || inSentence.test(fold(name));
