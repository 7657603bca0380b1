import { counted } from '@switchboard/api-contract/words/say';
import { sumOfResults } from '../../attention/agentLines.ts';
import type { Program } from '../../tenants/Program.ts';
import { asInstruction } from '../../workflows/readTask.ts';
import { mailTask } from './mailTask.ts';
import { mailTool } from './mailTool.ts';
import { replyRoutes } from './routes.ts';
import { runEmail } from './runEmail.ts';
import { sendComposed } from './sendComposed.ts';
import { composeReply, takeBackReply } from './replies/composeReply.ts';
import { sendDueReplies } from './replies/sendDueReplies.ts';
import { sendMailAction } from './sendMailAction.ts';

const sinceLine: Program['sinceLine'] = (runs) => {
  const [added, drafted] = [sumOfResults(runs, 'messagesRead', 'added'), sumOfResults(runs, 'messagesRead', 'drafted')];
  if (added + drafted === 0) return undefined;
  return {
    link: counted(added, 'message'),
    rest: drafted === 0 ? 'read' : `read, ${counted(drafted, 'reply', 'replies')} drafted`,
  };
};

export const email: Program = {
  run: runEmail,
  routes: replyRoutes,
  sinceLine,
  due: sendDueReplies,
  outboundActions: [sendMailAction, sendComposed],
  replies: {
    compose: composeReply,
    takeBack: (context, member, { agentId, recordId }) =>
      takeBackReply(context, member, { tenantId: member.tenantId, key: agentId, recordId }),
  },
  readTask: asInstruction('mail', mailTask, 'write'),
  tools: { 'read-mail': mailTool },
};
