import { decodeWords } from 'postal-mime';
import * as v from 'valibot';
import { googleAccountOf } from '../../outside/credentials/googleAccountOf.ts';
import { eachMessage, listMessages, messagesUrl } from './inbox/eachMessage.ts';
import { peopleInWords } from './inbox/Mail.ts';
import { signInToGoogle } from '../../outside/google/google.ts';
import { plainText } from '../../outside/plainText.ts';
import { openTool, type Open } from '../../outside/tools/OpenTool.ts';

const mostGiven = 10;
const header = v.object({ name: v.string(), value: v.string() });
const message = v.object({
  snippet: v.fallback(v.string(), ''),
  payload: v.fallback(v.object({ headers: v.fallback(v.array(header), []) }), { headers: [] }),
});
const query = {
  format: 'metadata',
  metadataHeaders: ['From', 'Subject', 'Date'],
  fields: 'snippet,payload/headers',
  prettyPrint: 'false',
};
const input = v.strictObject({
  search: v.optional(
    v.pipe(v.string(), v.maxLength(200), v.description('Words as in Gmail’s search box; left out: the newest')),
  ),
});

/** Reads the beginnings of messages in the connected mailbox. Changes nothing there. */
export const mailTool: Open = async (context, run) => {
  const account = await googleAccountOf(context, run.tenantId, ['gmail']);
  if (!account) return undefined;
  const { read } = await signInToGoogle(context, run, account, { kind: 'mailNotReadable', args: {} });
  return openTool({
    description: 'Reads e-mail messages of the inbox: who wrote, the subject, the date, and how the message begins.',
    input,
    use: async ({ search = '' }) => {
      const q = `in:inbox ${search}`.trim();
      const found = await listMessages({ read }, q, mostGiven);
      const messages = await eachMessage(run, found, async (id) => {
        const { snippet, payload } = await read(`${messagesUrl}/${encodeURIComponent(id)}`, query, message);
        const value = (name: string): string =>
          payload.headers.find((one) => one.name.toLowerCase() === name)?.value ?? '';
        return {
          subject: plainText(decodeWords(value('subject')), 300),
          from: plainText(peopleInWords(value('from')), 300),
          date: plainText(value('date'), 300),
          body: plainText(snippet, 300),
        };
      });
      return { messages };
    },
  });
};
