import { changeValues } from '@switchboard/api-contract/assistant';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import { readBody } from '../../platform/http/readRequest.ts';
import type { Member } from '../../platform/actor.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { findAgentRow } from '../../tenants/agentRows.ts';
import { quoted } from '../reader/words.ts';
import { defineAction } from './defineAction.ts';

declare module '../../tenants/Program.ts' {
  interface Program {
    /** For agents that draft replies: drafts one for a member, and throws one away that was not sent. */
    readonly replies?: {
      readonly compose: (
        context: Context,
        member: Member,
        reply: { readonly agentId: string; readonly emailId: string; readonly content: string },
      ) => Promise<{ readonly id: string }>;
      readonly takeBack: (
        context: Context,
        member: Member,
        reply: { readonly agentId: string; readonly recordId: string },
      ) => Promise<void>;
    };
  }
}

const longestShown = 200;

/** `to`: who wrote the message. */
const composeReply = defineAction({
  args: v.object({
    agentId: v.string(),
    emailId: v.string(),
    to: v.string(),
    subject: v.string(),
    content: v.string(),
  }),
  right: 'work',
  question: (args) => [
    'draft a reply to',
    `${quoted(args.to, longestShown)} about ${quoted(args.subject, longestShown)}: ${quoted(args.content, longestShown)}`,
  ],
  canUndo: true,
  agent: ({ agentId }) => agentId,
  change: {
    show: ({ agentId, content }) => ({ form: 'reply', agentId, values: { content } }),
    take: (_, __, args, values) => ({ ...args, ...readBody(changeValues.reply, values) }),
  },
  carryOut: async (context, member, args) => {
    const { agentId, to } = args;
    const { replies } = context.programOf((await findAgentRow(context.db, member.tenantId, agentId)).listType);
    if (!replies) throw new Refusal('conflict', 'This agent drafts no replies');
    const { id } = await replies.compose(context, member, args);
    return {
      text: `The reply to ${to} is drafted; send it from the page of the agent.`,
      to: addresses.agent(agentId),
      undoing: { kind: 'reply', agentId, collection: 'replies', recordId: id, name: to },
    };
  },
});

export const actionsOnReplies = { reply: composeReply } as const;
