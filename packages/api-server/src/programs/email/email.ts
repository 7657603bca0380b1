import type { Program } from '../../tenants/Program.ts';
import { replyRoutes } from './routes.ts';
import { runEmail } from './runEmail.ts';
import { sendComposed } from './sendComposed.ts';
import { sendDueReplies } from './sendDueReplies.ts';
import { sendMail } from './sendMail.ts';

export const email: Program = {
  run: runEmail,
  routes: replyRoutes,
  due: sendDueReplies,
  acts: [sendMail, sendComposed],
};
