import { Hono } from 'hono';
import { defineService, type Played } from '../../Service.ts';
import { owner } from '../../world/account.ts';
import { googleAccess, needs } from '../google/access.ts';
import { fail, googleError, rateLimited, unknownPath } from '../google/errors.ts';
import { answer, bodyOf } from '../google/parameters.ts';
import { scopes } from '../google/tokens.ts';
import { isModifiable, labelOf, listLabels } from './labels.ts';
import { createMailbox } from './Mailbox.ts';
import { formatOf, listed, pageOf, refusal, writtenIn } from './requests.ts';
import { brief, messageIn, shapes, snippetOf } from './resources.ts';

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
    const reads = needs(world, mail, mailModify, mailReadonly);
    const readsHeaders = needs(world, mail, mailModify, mailReadonly, mailMetadata);
    const drafts = needs(world, mail, mailModify, mailCompose);
    const readsDrafts = needs(world, mail, mailModify, mailCompose, mailReadonly);
    const user = new Hono<Played>()
      .get('/profile', needs(world, mail, mailModify, mailCompose, mailReadonly, mailMetadata), (c) => {
        const all = box.all();
        const profile = {
          emailAddress: owner.email,
          messagesTotal: all.length,
          threadsTotal: new Set(all.map(({ threadId }) => threadId)).size,
          historyId: String(box.historyId()),
        };
        return answer(c, profile, shapes.profile);
      })
      .get('/labels', needs(world, mail, mailModify, mailReadonly, mailMetadata, mailLabels), (c) =>
        answer(c, listLabels(), shapes.labels),
      )
      .get('/labels/:id', needs(world, mail, mailModify, mailReadonly, mailMetadata, mailLabels), (c) => {
        const label = labelOf(c.req.param('id'), box.all());
        const none = { code: 404, message: 'Requested entity was not found.', reason: 'notFound', status: 'NOT_FOUND' };
        return answer(c, label ?? fail(none), shapes.label);
      })
      .get('/messages', reads, (c) => {
        const page = pageOf(c, { messages: box.all(), now: now(), group: (found) => found });
        return answer(
          c,
          listed('messages', page, ({ id, threadId }) => ({ id, threadId })),
          shapes.messages,
        );
      })
      .post('/messages/send', needs(world, mail, mailModify, mailCompose, mailSend), async (c) =>
        answer(c, brief(box.send(await writtenIn(c))), shapes.message),
      )
      .get('/messages/:id', readsHeaders, (c) =>
        answer(c, messageIn(box.get(c.req.param('id')), formatOf(c), c.req.queries('metadataHeaders')), shapes.message),
      )
      .post('/messages/:id/modify', needs(world, mail, mailModify), async (c) => {
        const { addLabelIds, removeLabelIds } = await bodyOf(c);
        const change = { add: namesIn(addLabelIds), remove: namesIn(removeLabelIds) };
        const wrong = [...change.add, ...change.remove].find((id) => !isModifiable(id));
        if (wrong !== undefined) return fail(refusal(`Invalid label: ${wrong}`));
        if (change.add.length + change.remove.length === 0) return fail(refusal('No label add or removes specified'));
        return answer(c, brief(box.modify(c.req.param('id'), change)), shapes.message);
      })
      .get('/threads', reads, (c) => {
        const group = (found: ReturnType<typeof box.all>) => [...new Set(found.map(({ threadId }) => threadId))];
        const page = pageOf(c, { messages: box.all(), now: now(), group: (found) => group([...found]) });
        const show = (id: string) => {
          const [last] = box.thread(id).toReversed();
          return { id, ...(last && { snippet: snippetOf(last), historyId: String(last.historyId) }) };
        };
        return answer(c, listed('threads', page, show), shapes.threads);
      })
      .get('/threads/:id', readsHeaders, (c) => {
        const id = c.req.param('id');
        const format = formatOf(c);
        const messages = box.thread(id).map((one) => messageIn(one, format, c.req.queries('metadataHeaders')));
        const historyId = String(Math.max(...messages.map((one) => Number(one.historyId))));
        return answer(c, { id, historyId, messages }, shapes.thread);
      })
      .get('/drafts', readsDrafts, (c) => {
        const kept = new Map(box.drafts().map(([id, message]) => [message.id, id]));
        const messages = box.all().filter(({ id }) => kept.has(id));
        const page = pageOf(c, { messages, now: now(), group: (found) => found });
        const show = ({ id, threadId }: (typeof messages)[number]) => ({ id: kept.get(id), message: { id, threadId } });
        return answer(c, listed('drafts', page, show), shapes.drafts);
      })
      .post('/drafts', drafts, async (c) => {
        const [id, message] = box.createDraft(await writtenIn(c, 'message'));
        return answer(c, { id, message: brief(message) }, shapes.draft);
      })
      .post('/drafts/send', drafts, async (c) => {
        const { id } = await bodyOf(c);
        return answer(c, brief(box.sendDraft(typeof id === 'string' ? id : '')), shapes.message);
      })
      .get('/drafts/:id', readsDrafts, (c) => {
        const id = c.req.param('id');
        return answer(c, { id, message: messageIn(box.draft(id), formatOf(c)) }, shapes.draft);
      })
      .put('/drafts/:id', drafts, async (c) => {
        const id = c.req.param('id');
        const message = box.updateDraft(id, await writtenIn(c, 'message'));
        return answer(c, { id, message: brief(message) }, shapes.draft);
      })
      .delete('/drafts/:id', drafts, (c) => {
        box.deleteDraft(c.req.param('id'));
        return c.body(null, 204);
      });
    return new Hono<Played>()
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
