import { Hono } from 'hono';
import { defineService, type RouteEnv } from '../../Service.ts';
import { owner } from '../../world/account.ts';
import { googleAccess, requireScope, scopes } from '../google/tokens.ts';
import { fail, googleError, rateLimited, unknownPath } from '../google/errors.ts';
import { answerFields, bodyOf } from '../google/parameters.ts';
import { createMailbox, type Message } from './Mailbox.ts';
import { readFormat, namedList, pageOf, gmailFault, readMessageInput } from './requests.ts';
import { messageSummary, messageIn, shapes, snippetOf } from './resources.ts';

/** Gmail's own labels: https://developers.google.com/gmail/api/guides/labels */
const systemLabels = [
  'CHAT',
  'SENT',
  'INBOX',
  'IMPORTANT',
  'TRASH',
  'DRAFT',
  'SPAM',
  'CATEGORY_FORUMS',
  'CATEGORY_UPDATES',
  'CATEGORY_PERSONAL',
  'CATEGORY_PROMOTIONS',
  'CATEGORY_SOCIAL',
  'STARRED',
  'UNREAD',
] as const;

/** Labels that Gmail alone gives and takes. */
const unmodifiable: ReadonlySet<string> = new Set(['SENT', 'DRAFT', 'CHAT']);

const labelIds: ReadonlySet<string> = new Set(systemLabels);

/** Whether a client may give or take this label. */
const isModifiable = (id: string): boolean => labelIds.has(id) && !unmodifiable.has(id);

/** The list of all labels. */
const listLabels = () => ({ labels: systemLabels.map((id) => ({ id, name: id, type: 'system' })) });

/** One label with its counts; undefined if there is none of this id. */
function labelOf(id: string, messages: readonly Message[]) {
  if (!labelIds.has(id)) return undefined;
  const labelled = messages.filter(({ labels }) => labels.has(id));
  const unread = labelled.filter(({ labels }) => labels.has('UNREAD'));
  const threads = (some: readonly Message[]) => new Set(some.map(({ threadId }) => threadId)).size;
  return {
    id,
    name: id,
    type: 'system',
    messagesTotal: labelled.length,
    messagesUnread: unread.length,
    threadsTotal: threads(labelled),
    threadsUnread: threads(unread),
  };
}

const { mail, mailModify, mailReadonly, mailMetadata, mailCompose, mailSend, mailLabels } = scopes;
const reference = 'https://developers.google.com/gmail/api/reference/rest/v1';

const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

/** Gmail. */
export const gmail = defineService({
  id: 'gmail',
  hosts: ['gmail.googleapis.com'],
  docs: [
    `${reference}/users/getProfile`,
    `${reference}/users.labels/list`,
    `${reference}/users.messages/list`,
    `${reference}/users.messages/get`,
    `${reference}/users.messages/send`,
    `${reference}/users.messages/modify`,
    `${reference}/users.threads`,
    `${reference}/users.drafts`,
    'https://developers.google.com/gmail/api/guides/handle-errors',
  ],
  access: googleAccess({
    'rate-limited': rateLimited,
    'no-credit': () =>
      googleError({ code: 403, message: 'Daily Limit Exceeded', domain: 'usageLimits', reason: 'dailyLimitExceeded' }),
  }),
  routes: (world) => {
    const box = createMailbox(world);
    const now = () => world.clock().getTime();
    // Each lets a request through whose token has one of the scopes.
    const reads = requireScope(world, mail, mailModify, mailReadonly);
    const readsHeaders = requireScope(world, mail, mailModify, mailReadonly, mailMetadata);
    const writesDrafts = requireScope(world, mail, mailModify, mailCompose);
    const readsDrafts = requireScope(world, mail, mailModify, mailCompose, mailReadonly);
    const user = new Hono<RouteEnv>()
      .get('/profile', requireScope(world, mail, mailModify, mailCompose, mailReadonly, mailMetadata), (c) => {
        const all = box.all();
        const profile = {
          emailAddress: owner.email,
          messagesTotal: all.length,
          threadsTotal: new Set(all.map(({ threadId }) => threadId)).size,
          historyId: String(box.historyId()),
        };
        return answerFields(c, profile, shapes.profile);
      })
      .get('/labels', requireScope(world, mail, mailModify, mailReadonly, mailMetadata, mailLabels), (c) =>
        answerFields(c, listLabels(), shapes.labels),
      )
      .get('/labels/:id', requireScope(world, mail, mailModify, mailReadonly, mailMetadata, mailLabels), (c) => {
        const label = labelOf(c.req.param('id'), box.all());
        const none = { code: 404, message: 'Requested entity was not found.', reason: 'notFound', status: 'NOT_FOUND' };
        return answerFields(c, label ?? fail(none), shapes.label);
      })
      .get('/messages', reads, (c) => {
        const page = pageOf(c, { messages: box.all(), now: now(), group: (found) => found });
        return answerFields(
          c,
          namedList('messages', page, ({ id, threadId }) => ({ id, threadId })),
          shapes.messages,
        );
      })
      .post('/messages/send', requireScope(world, mail, mailModify, mailCompose, mailSend), async (c) =>
        answerFields(c, messageSummary(box.send(await readMessageInput(c))), shapes.message),
      )
      .get('/messages/:id', readsHeaders, (c) =>
        answerFields(
          c,
          messageIn(box.get(c.req.param('id')), readFormat(c), c.req.queries('metadataHeaders')),
          shapes.message,
        ),
      )
      .post('/messages/:id/modify', requireScope(world, mail, mailModify), async (c) => {
        const { addLabelIds, removeLabelIds } = await bodyOf(c);
        const change = { add: namesIn(addLabelIds), remove: namesIn(removeLabelIds) };
        const wrong = [...change.add, ...change.remove].find((id) => !isModifiable(id));
        if (wrong !== undefined) return fail(gmailFault(`Invalid label: ${wrong}`));
        if (change.add.length + change.remove.length === 0)
          return fail(gmailFault('No label add or removes specified'));
        return answerFields(c, messageSummary(box.modify(c.req.param('id'), change)), shapes.message);
      })
      .get('/threads', reads, (c) => {
        const threadIds = (found: readonly Message[]) => [...new Set(found.map(({ threadId }) => threadId))];
        const page = pageOf(c, { messages: box.all(), now: now(), group: threadIds });
        const show = (id: string) => {
          const [last] = box.thread(id).toReversed();
          return { id, ...(last && { snippet: snippetOf(last), historyId: String(last.historyId) }) };
        };
        return answerFields(c, namedList('threads', page, show), shapes.threads);
      })
      .get('/threads/:id', readsHeaders, (c) => {
        const id = c.req.param('id');
        const format = readFormat(c);
        const messages = box.thread(id).map((one) => messageIn(one, format, c.req.queries('metadataHeaders')));
        const historyId = String(Math.max(...messages.map((one) => Number(one.historyId))));
        return answerFields(c, { id, historyId, messages }, shapes.thread);
      })
      .get('/drafts', readsDrafts, (c) => {
        const draftIds = new Map(box.drafts().map(([id, message]) => [message.id, id]));
        const messages = box.all().filter(({ id }) => draftIds.has(id));
        const page = pageOf(c, { messages, now: now(), group: (found) => found });
        const show = ({ id, threadId }: (typeof messages)[number]) => ({
          id: draftIds.get(id),
          message: { id, threadId },
        });
        return answerFields(c, namedList('drafts', page, show), shapes.drafts);
      })
      .post('/drafts', writesDrafts, async (c) => {
        const [id, message] = box.createDraft(await readMessageInput(c, 'message'));
        return answerFields(c, { id, message: messageSummary(message) }, shapes.draft);
      })
      .post('/drafts/send', writesDrafts, async (c) => {
        const { id } = await bodyOf(c);
        return answerFields(c, messageSummary(box.sendDraft(typeof id === 'string' ? id : '')), shapes.message);
      })
      .get('/drafts/:id', readsDrafts, (c) => {
        const id = c.req.param('id');
        return answerFields(c, { id, message: messageIn(box.draft(id), readFormat(c)) }, shapes.draft);
      })
      .put('/drafts/:id', writesDrafts, async (c) => {
        const id = c.req.param('id');
        const message = box.updateDraft(id, await readMessageInput(c, 'message'));
        return answerFields(c, { id, message: messageSummary(message) }, shapes.draft);
      })
      .delete('/drafts/:id', writesDrafts, (c) => {
        box.deleteDraft(c.req.param('id'));
        return c.body(null, 204);
      });
    return new Hono<RouteEnv>()
      .use('/gmail/v1/users/:userId/*', async (c, next) => {
        const userId = decodeURIComponent(c.req.param('userId'));
        if (userId === 'me' || userId === owner.email) return next();
        return googleError({
          code: 403,
          message: `Delegation denied for ${owner.email}`,
          reason: 'forbidden',
          status: 'PERMISSION_DENIED',
        });
      })
      .route('/gmail/v1/users/:userId', user)
      .notFound(unknownPath);
  },
});
