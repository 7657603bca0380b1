import { allAdmins } from '@switchboard/api-contract/notifications';
import { openOwnMailbox, sendNow } from '../../outside/mail/gmail.ts';
import { sendThroughSendGrid } from '../../outside/mail/sendGrid.ts';
import type { Context } from '../../platform/Context.ts';
import { inOneText, subjectOf, type Message } from '../Message.ts';
import { NoticeFailure } from '../NoticeFailure.ts';
import type { Send } from './Send.ts';

/** More would make a header too long. */
const mostAdmins = 20;

/** Who gets it: the address, or every admin of the organisation at the moment. */
async function recipients({ db }: Pick<Context, 'db'>, tenantId: string, target: string): Promise<string[]> {
  if (target !== allAdmins) return [target];
  const admins = await db
    .selectFrom('users')
    .select('email')
    .where('tenantId', '=', tenantId)
    .where('role', '=', 'tenant_admin')
    .where('email', '!=', '')
    .orderBy('createdAt')
    .limit(mostAdmins)
    .execute();
  if (admins.length === 0) throw new NoticeFailure({ kind: 'noAdmin', args: {} });
  return [...new Set(admins.map(({ email }) => email.toLowerCase()))];
}

const letterOf = (message: Message, to: readonly string[]) => ({
  to: to.join(', '),
  subject: subjectOf(message),
  content: inOneText(message, 2_000),
  automatic: true,
});

/** Sends a mail from the connected mailbox: see `sendNow`. */
export const toGmail: Send = async (context, caller, { credentials, target, message }) => {
  const to = await recipients(context, caller.tenantId, target);
  await sendNow(await openOwnMailbox(context, caller, { serviceId: 'gmail', credentials }), letterOf(message, to));
};

/** Sends a mail from the first verified sender, or from the recipient's own: see `sendThroughSendGrid`. */
export const toSendGrid: Send = async (context, caller, { credentials, target, message }) => {
  const to = await recipients(context, caller.tenantId, target);
  await sendThroughSendGrid(context, caller, credentials, { ...letterOf(message, to), own: to[0] ?? '' });
};
