import * as v from 'valibot';
import { defineAct } from '../../services/acting/Act.ts';
import { createDraft, openMailbox, sendDraft } from './gmail.ts';

const letter = v.object({
  to: v.string(),
  subject: v.string(),
  content: v.string(),
  /** The draft that holds it; missing until there is one. */
  draftId: v.optional(v.string()),
});

/** Sends a message from the connected mailbox, as a draft first: a draft can be sent only once. */
export const sendMail = defineAct(letter, async (context, { args, caller, sandbox, remember }) => {
  const mailbox = await openMailbox(context, caller, sandbox);
  const draftId = args.draftId ?? (await createDraft(mailbox, args));
  if (args.draftId === undefined) await remember({ ...args, draftId });
  await sendDraft(mailbox, draftId);
  return { outcome: { kind: 'messageSent', args: { to: args.to, service: 'Gmail' } } };
});
