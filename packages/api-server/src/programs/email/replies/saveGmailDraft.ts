import type { GoogleReader } from '../../../outside/google/google.ts';
import type { Run } from '../../../runs/Run.ts';
import { RunFailure } from '../../../outside/RunFailure.ts';
import { createDraft } from '../../../outside/mail/gmail.ts';

/** Keeps a message as a draft in Gmail; undefined if the account may not be written to: then it is kept here alone. */
export async function saveGmailDraft(
  mailbox: GoogleReader,
  { log }: Pick<Run, 'log'>,
  letter: Parameters<typeof createDraft>[1],
  threadId?: string,
): Promise<string | undefined> {
  try {
    return await createDraft(mailbox, letter, threadId);
  } catch (error) {
    if (!(error instanceof RunFailure) || error.again) throw error;
    log.add({ kind: 'decision', text: error.reason });
    return undefined;
  }
}
