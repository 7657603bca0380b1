import { readFieldsList, isAddress, isFields, textOf, type Fields } from '../../requests.ts';
import { refuse } from '../../Service.ts';
import type { World } from '../../world/createWorld.ts';
import { hexId } from '../../world/seededRandom.ts';

interface Sent {
  readonly msg_id: string;
  readonly from_email: string;
  readonly to_email: string;
  readonly subject: string;
  readonly status: 'delivered';
  readonly opens_count: number;
  readonly clicks_count: number;
  readonly last_event_time: string;
}

const most = 1_000;
const helpPage = 'http://sendgrid.com/docs/API_Reference/Web_API_v3/Mail/errors.html';

/** An error as SendGrid words it. */
export const errorResponse = (
  status: number,
  message: string,
  {
    field = null,
    help = null,
    headers,
  }: {
    readonly field?: string | null;
    readonly help?: string | null;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Response => Response.json({ errors: [{ message, field, help }] }, { status, ...(headers && { headers }) });

const invalid = (field: string, message: string): never =>
  refuse(errorResponse(400, message, { field, help: helpPage }));

/** The addresses of a list, each checked. */
function addressesIn(list: unknown, field: string): readonly string[] {
  const entries = readFieldsList(list ?? []) ?? invalid(field, 'Invalid type. Expected: array.');
  return entries.map(({ email }, index) =>
    isAddress(email) ? email : invalid(`${field}.${index}.email`, 'Does not contain a valid address.'),
  );
}

function recipientsIn(personalization: Fields, index: number): readonly string[] {
  const field = `personalizations.${index}`;
  const [to = [], ...others] = (['to', 'cc', 'bcc'] as const).map((kind) =>
    addressesIn(personalization[kind], `${field}.${kind}`).map((address) => ({ kind, address })),
  );
  if (to.length === 0)
    invalid(
      `${field}.to`,
      'The to parameter is required for all personalization objects, and must have at least one email object with a valid email address.',
    );
  const all = [...to, ...others.flat()];
  const lower = all.map(({ address }) => address.toLowerCase());
  const twice = all.find((_, place) => lower.indexOf(lower[place] ?? '') !== place);
  if (twice)
    invalid(
      field,
      `Each email address in the personalization block should be unique between to, cc, and bcc. We found the first duplicate instance of [${twice.address}] in the ${field}.${twice.kind} field.`,
    );
  return all.map(({ address }) => address);
}

function checkContent({ content, template_id: template }: Fields): void {
  if (template !== undefined && content === undefined) return;
  const blocks = readFieldsList(content);
  if (!blocks || blocks.length === 0)
    return invalid(
      'content',
      'Unless a valid template_id is provided, the content parameter is required. There must be at least one defined content block. We typically suggest both text/plain and text/html blocks are included, but only one block is required.',
    );
  for (const [index, { type, value }] of blocks.entries()) {
    if (typeof type !== 'string' || type === '')
      invalid(`content.${index}.type`, 'The content type parameter is required and must be a string.');
    if (typeof value !== 'string' || value === '')
      invalid(`content.${index}.value`, 'The content value must be a string at least one character in length.');
  }
  const types = blocks.map(({ type }) => type);
  const [plain, html] = [types.indexOf('text/plain'), types.indexOf('text/html')];
  if (plain > 0 || (html > 0 && html !== plain + 1))
    invalid(
      'content',
      'If present, text/plain and text/html may only be provided once. The text/plain content must be first, followed by text/html content, followed by any other content.',
    );
}

/** Reads a mail, checking its parts in the order in which SendGrid does. */
function mailIn(body: unknown) {
  if (!isFields(body)) return refuse(errorResponse(400, 'Bad Request'));
  const personalizations = readFieldsList(body['personalizations']);
  if (!personalizations || personalizations.length === 0)
    return invalid(
      'personalizations',
      'The personalizations field is required and must have at least one personalization.',
    );
  if (personalizations.length > most)
    invalid(
      'personalizations',
      `The personalization block is limited to ${most} personalizations per API request. You have provided ${personalizations.length} personalizations. Please consider splitting this into multiple requests and resending your request.`,
    );
  const recipients = personalizations.map(recipientsIn);
  if (recipients.flat().length > most)
    invalid('personalizations', `There is a limit of ${most} total recipients (to + cc + bcc) per request.`);
  const from = isFields(body['from']) ? body['from']['email'] : undefined;
  if (from === undefined)
    invalid(
      'from.email',
      'The from object must be provided for every email send. It is an object that requires the email parameter, but may also contain a name parameter.',
    );
  if (!isAddress(from)) return invalid('from.email', 'The from email does not contain a valid address.');
  const subjects = personalizations.map((one) => one['subject'] ?? body['subject']);
  if (body['template_id'] === undefined && subjects.some((subject) => typeof subject !== 'string' || subject === ''))
    invalid(
      'subject',
      'The subject is required. You can get around this requirement if you use a template with a subject defined or if every personalization has a subject defined.',
    );
  checkContent(body);
  const settings = body['mail_settings'];
  const sandboxed = isFields(settings) && isFields(settings['sandbox_mode']) && settings['sandbox_mode']['enable'];
  return {
    from,
    recipients,
    // That of a template stands in the template, which nobody knows here.
    subjects: subjects.map((subject) => textOf(subject)),
    checksOnly: sandboxed === true,
  };
}

/** Sends mail, and remembers what was sent. */
export function createOutbox(world: World, senders: readonly string[]) {
  const sent: Sent[] = [];
  return {
    send: (body: unknown): Response => {
      const { from, recipients, subjects, checksOnly } = mailIn(body);
      if (checksOnly) return new Response(null, { status: 200 });
      if (!senders.includes(from.toLowerCase()))
        return errorResponse(
          403,
          'The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved. Visit https://sendgrid.com/docs/for-developers/sending-email/sender-identity/ to see the Sender Identity requirements',
          { field: 'from' },
        );
      const id = hexId(`sendgrid ${sent.length}`, 22);
      for (const [index, addresses] of recipients.entries())
        for (const to_email of addresses)
          sent.unshift({
            msg_id: `${id}.recvd-${hexId(to_email, 10)}-1`,
            from_email: from,
            to_email,
            subject: subjects[index] ?? '',
            status: 'delivered',
            opens_count: 0,
            clicks_count: 0,
            last_event_time: world.clock().toISOString().replace('.000Z', 'Z'),
          });
      return new Response(null, { status: 202, headers: { 'x-message-id': id } });
    },
    /** What was sent, newest first; by recipient if the query says `to_email="…"`. */
    list: (query: string, limit: string): Response => {
      const count = Number(limit);
      const [, to] = /^to_email ?= ?"([^"]+)"$/.exec(query) ?? [];
      if (!Number.isInteger(count) || count < 1 || count > most)
        return errorResponse(400, 'limit must be between 1 and 1000', { field: 'limit' });
      if (query !== '' && to === undefined) return errorResponse(400, 'invalid query', { field: 'query' });
      return Response.json({
        messages: sent.filter(({ to_email }) => to === undefined || to_email === to).slice(0, count),
      });
    },
  };
}
