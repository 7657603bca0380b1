import * as v from 'valibot';
import { googleAccountOf } from '../../services/connections/googleAccountOf.ts';
import { signInToGoogle } from '../google.ts';
import { plainText } from '../plainText.ts';
import { openTool, type Open } from './OpenTool.ts';

const mostGiven = 10;
const address = 'https://gmail.googleapis.com/gmail/v1/users/me/messages';
const list = v.object({ messages: v.optional(v.array(v.object({ id: v.string() })), []) });
const message = v.object({
  snippet: v.optional(v.string(), ''),
  payload: v.optional(
    v.object({ headers: v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []) }),
    {},
  ),
});
const input = v.strictObject({
  search: v.optional(
    v.pipe(v.string(), v.maxLength(200), v.description('Words as in Gmail’s search box; left out: the newest')),
  ),
});

/** Reads the beginnings of messages in the connected mailbox. Changes nothing there. */
export const openMail: Open = async (context, run) => {
  const account = await googleAccountOf(context, run.tenantId, ['gmail']);
  if (!account) return undefined;
  const { read } = await signInToGoogle(context, run, account, { kind: 'mailNotReadable', args: {} });
  return openTool({
    description: 'Reads e-mail messages of the inbox: who wrote, the subject, the date, and how the message begins.',
    input,
    use: async ({ search = '' }) => {
      const q = `in:inbox ${search}`.trim();
      const { messages } = await read(address, { q, maxResults: String(mostGiven), prettyPrint: 'false' }, list);
      const found = [];
      for (const { id } of messages) {
        const metadataHeaders = ['From', 'Subject', 'Date'];
        const query = { format: 'metadata', metadataHeaders, prettyPrint: 'false' };
        const { snippet, payload } = await read(`${address}/${encodeURIComponent(id)}`, query, message);
        const header = (name: string): string =>
          plainText(payload.headers?.find((one) => one.name.toLowerCase() === name)?.value, 300);
        const body = plainText(snippet, 300);
        found.push({ subject: header('subject'), from: header('from'), date: header('date'), body });
      }
      return { messages: found };
    },
  });
};
