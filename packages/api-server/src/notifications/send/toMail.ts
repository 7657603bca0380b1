import { allAdmins } from '@switchboard/api-contract/notifications';
import { adminRoles } from '@switchboard/api-contract/roles';
import { sendMail, type MailAccount } from '../../outside/mail/sendMail.ts';
import type { Context } from '../../platform/Context.ts';
import { inOneText, mailSubjectOf, NoticeFailure, type SendMessage } from '../Message.ts';

/** More would make a header too long. */
const mostAdmins = 20;

/** Who gets it: the address, or every admin of the organisation at the moment. */
async function recipients({ db }: Pick<Context, 'db'>, tenantId: string, target: string): Promise<string[]> {
  if (target !== allAdmins) return [target];
  const admins = await db
    .selectFrom('users')
    .select('email')
    .where('tenantId', '=', tenantId)
    .where('role', 'in', adminRoles)
    .where('email', '!=', '')
    .orderBy('createdAt')
    .limit(mostAdmins)
    .execute();
  if (admins.length === 0) throw new NoticeFailure({ kind: 'noAdmin', args: {} });
  return [...new Set(admins.map(({ email }) => email.toLowerCase()))];
}

/** Sends a mail from the connected mailbox, or from the first verified sender: see `sendMail`. */
const sendBy =
  (serviceId: MailAccount['serviceId']): SendMessage =>
  async (context, caller, { credentials, target, message }) => {
    const to = await recipients(context, caller.tenantId, target);
    await sendMail(
      context,
      caller,
      { serviceId, credentials },
      {
        to: to.join(', '),
        subject: mailSubjectOf(message),
        content: inOneText(message, 2_000),
        automatic: true,
        own: to[0] ?? '',
      },
    );
  };

export const toGmail = sendBy('gmail');
export const toSendGrid = sendBy('sendgrid');
