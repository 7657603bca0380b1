import * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import { googleAccountOf, type GoogleAccount } from '../credentials/credentials.ts';
import { refuseSandboxMismatch } from '../sandbox/Sandboxes.ts';
import type { Caller } from '../Caller.ts';
import { signInToGoogle, type GoogleReader } from '../google/google.ts';
import { RunFailure } from '../RunFailure.ts';
import { sendOnce, rawMail, type Letter } from './letter.ts';

const mailbox = 'https://gmail.googleapis.com/gmail/v1/users/me';
const draft = v.object({ id: v.pipe(v.string(), v.minLength(1)) });
const sent = v.object({ id: v.string() });
const profile = v.object({ emailAddress: v.string() });

/** Signs in to the tenant's mailbox to write there. `sandbox`: what is written came from the sandbox. */
export async function openMailbox(context: Context, caller: Caller, sandbox: boolean): Promise<GoogleReader> {
  const account = await googleAccountOf(context, caller.tenantId, ['gmail']);
  if (!account) throw new RunFailure({ kind: 'connectAccount', args: { services: ['Gmail'] } });
  refuseSandboxMismatch(context, { tenantId: caller.tenantId, ...account }, sandbox);
  return signInToGoogle(
    context,
    caller,
    account,
    { kind: 'mailNotWritable', args: {} },
    new RunFailure({ kind: 'draftGone', args: {} }),
  );
}

/** Signs in to the tenant's mailbox, on whichever side it is, to send what a member wrote there. */
export const openOwnMailbox = (context: Context, caller: Caller, account: GoogleAccount): Promise<GoogleReader> =>
  signInToGoogle(context, caller, account, { kind: 'mailNotWritable', args: {} });

/**
 * Sends a message, and says from which address.
 * https://developers.google.com/gmail/api/reference/rest/v1/users.messages/send
 * https://developers.google.com/gmail/api/reference/rest/v1/users/getProfile
 */
export async function sendNow({ read, write }: GoogleReader, letter: Letter): Promise<{ from: string }> {
  const { emailAddress } = await read(`${mailbox}/profile`, { prettyPrint: 'false' }, profile);
  const what = { method: 'POST', url: `${mailbox}/messages/send`, query: {}, body: { raw: rawMail(letter) } } as const;
  await sendOnce('gmail', (judge) => write({ ...what, judge }, sent, { kind: 'draftSent', args: {} }));
  return { from: emailAddress };
}

const messageOf = (letter: Letter, threadId?: string) => ({
  message: { raw: rawMail(letter), ...(threadId !== undefined && { threadId }) },
});

/**
 * Keeps a message as a draft, and returns its id.
 * https://developers.google.com/gmail/api/reference/rest/v1/users.drafts/create
 */
export async function createDraft({ write }: GoogleReader, letter: Letter, threadId?: string): Promise<string> {
  const what = { method: 'POST', url: `${mailbox}/drafts`, query: {}, body: messageOf(letter, threadId) } as const;
  return (await write(what, draft, { kind: 'draftKept', args: {} })).id;
}

/** https://developers.google.com/gmail/api/reference/rest/v1/users.drafts/update */
export async function updateDraft(
  { write }: GoogleReader,
  id: string,
  letter: Letter,
  threadId?: string,
): Promise<void> {
  const url = `${mailbox}/drafts/${encodeURIComponent(id)}`;
  const what = { method: 'PUT', url, query: {}, body: messageOf(letter, threadId) } as const;
  await write(what, draft, { kind: 'draftKept', args: {} });
}

/**
 * Throws a draft away; that it is gone already does no harm.
 * https://developers.google.com/gmail/api/reference/rest/v1/users.drafts/delete
 */
export async function deleteDraft({ write }: GoogleReader, id: string): Promise<void> {
  const url = `${mailbox}/drafts/${encodeURIComponent(id)}`;
  await write({ method: 'DELETE', url, query: {} }, v.unknown(), { kind: 'draftDeleted', args: {} });
}

/**
 * Sends a draft. Once it is sent there is no such draft, so the same one never goes out twice.
 * https://developers.google.com/gmail/api/reference/rest/v1/users.drafts/send
 */
export async function sendDraft({ write }: GoogleReader, id: string): Promise<void> {
  await write({ method: 'POST', url: `${mailbox}/drafts/send`, query: {}, body: { id } }, sent, {
    kind: 'draftSent',
    args: {},
  });
}
