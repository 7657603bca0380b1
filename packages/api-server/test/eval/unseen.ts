import { money } from '@switchboard/api-contract/words/say';
import { agentSlugs } from '@switchboard/api-contract/agentTable';
import type { Organisation, Row } from './organisation.ts';
import type { Wanted } from './outcomes.ts';
import { best, between, both, count, field, has, is, list, nameOf, number, rowsOf, text } from './wanted.ts';

/** A message, or a short conversation whose last message counts, and what must come of it, read in the same run. */
export interface Unseen {
  readonly said: string | readonly string[];
  readonly wanted: (of: Organisation, earlier: readonly string[]) => Promise<Wanted> | Wanted;
}

const refuses = (): Wanted => 'refuses';
const asks =
  (...words: readonly RegExp[]) =>
  (): Wanted => ({ asks: words });

/**
 * Sixty messages, written by somebody who had seen neither the reader nor its answers, and not changed since they were
 * first played. It is Thursday, 12 March 2026, 9:41.
 */
export const unseen: readonly Unseen[] = [
  // Narrowed counts and lists.
  { said: 'how many leads are still new?', wanted: count('leads', is('status', 'new')) },
  { said: 'which leads scored 90 or more', wanted: list('leads', (row) => number(row, 'score') >= 90) },
  { said: "how many leads don't have an email address", wanted: count('leads', (row) => text(row, 'email') === '') },
  { said: 'which of my contacts have no phone number?', wanted: list('contacts', (row) => text(row, 'phone') === '') },
  {
    said: 'How many leads in Poznań are qualified?',
    wanted: count('leads', is('status', 'qualified'), has('location', 'Poznań')),
  },
  { said: 'any leads that are not in Poland?', wanted: list('leads', (row) => !has('location', 'Poland')(row)) },
  { said: 'are there mails with attachments', wanted: list('emails', is('hasAttachments', true)) },
  {
    said: 'how many unread support emails are there?',
    wanted: count('emails', is('isRead', false), is('category', 'support')),
  },
  { said: 'restaurants rated above 4.7', wanted: list('businesses', (row) => number(row, 'rating') > 4.7) },
  {
    said: 'how many leads have a score between 75 and 85?',
    wanted: count('leads', (row) => number(row, 'score') >= 75 && number(row, 'score') <= 85),
  },
  { said: 'Who do we know at Wiślana Spedycja?', wanted: list('contacts', is('company', 'Wiślana Spedycja')) },
  // The first, the best, the mean.
  { said: "who's our highest scoring lead?", wanted: best('leads', 'score', -1) },
  { said: 'top 3 restaurants by rating', wanted: best('businesses', 'rating', -1, 3) },
  { said: 'which place has the most reviews', wanted: best('businesses', 'reviewCount', -1) },
  {
    said: "what's the average score of our leads?",
    wanted: async (of) => {
      const scores = (await rowsOf(of, 'leads')).map((row) => number(row, 'score'));
      const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length;
      return { words: [new RegExp(`\\b${Math.trunc(mean)}\\.\\d|\\b${Math.round(mean)}\\b`)] };
    },
  },
  {
    said: 'what is the oldest unread message?',
    wanted: async (of) => {
      const mails = await rowsOf(of, 'emails');
      const [oldest] = mails
        .filter(is('isRead', false))
        .toSorted((a, b) => text(a, 'timestamp').localeCompare(text(b, 'timestamp')));
      return { oneOf: oldest ? [nameOf(oldest)] : [], others: mails.filter((one) => one !== oldest).map(nameOf) };
    },
  },
  // One record's field.
  { said: "what's Femke Dekker's phone number?", wanted: field('contacts', 'Femke Dekker', 'phone') },
  { said: 'where is Granatapfel?', wanted: field('businesses', 'Granatapfel', 'address') },
  { said: 'what company does lena kania work for', wanted: field('leads', 'Lena Kania', 'company') },
  {
    said: 'when is the tasting?',
    wanted: async (of) => {
      const at = text((await rowsOf(of, 'events')).find(has('title', 'Tasting')) ?? {}, 'startTime');
      return { words: [at.slice(11, 16), new RegExp(`\\b${at.slice(8, 10)}\\b|tomorrow|friday`, 'i')] };
    },
  },
  {
    said: 'who is coming to the board paper meeting?',
    wanted: async (of) => {
      const invited = (await rowsOf(of, 'events')).find(is('title', 'Board paper'))?.['attendees'];
      return { words: (invited as Row[]).map((one) => text(one, 'name')).filter((name) => name !== 'Ada Brandt') };
    },
  },
  // What points back.
  {
    said: ['how many leads are qualified?', 'and in Warsaw?'],
    wanted: count('leads', is('status', 'qualified'), has('location', 'Warsaw')),
  },
  {
    said: ['which leads are in Wrocław?', 'only those without an email'],
    wanted: list(
      'leads',
      both(has('location', 'Wrocław'), (row) => text(row, 'email') === ''),
    ),
  },
  {
    said: ['what do I have on monday?', 'and on tuesday?'],
    wanted: between('events', 'startTime', '2026-03-17', '2026-03-18'),
  },
  {
    said: ['which restaurants in Taucha did we find?', 'which of them is rated best?'],
    wanted: best('businesses', 'rating', -1, 1, has('address', 'Taucha')),
  },
  {
    said: ['list the leads at Brona Transport', "what's the email of the second one?"],
    wanted: async (of, [answered = '']) => {
      const listed = (await rowsOf(of, 'leads'))
        .filter((row) => answered.includes(nameOf(row)))
        .toSorted((a, b) => answered.indexOf(nameOf(a)) - answered.indexOf(nameOf(b)));
      return { words: [listed[1] ? text(listed[1], 'email') : 'nothing was listed'] };
    },
  },
  // Runs, what they cost, and when they come.
  {
    said: 'why did the mail run go wrong?',
    wanted: async (of) => {
      const failed = (await of.runs('email')).find(is('status', 'failed')) ?? {};
      return { words: [text(failed, 'errorMessage')] };
    },
  },
  {
    said: 'what did the research agent cost us this month',
    wanted: async (of) => {
      const usage = await of.read<{ byAgent: Row[]; currency: string; total: number }>('usage');
      const cost = usage.byAgent.find(is('agentId', 'research-agent')) ?? {};
      return { words: [money(number(cost, 'cost'), usage.currency)] };
    },
  },
  {
    said: 'how many runs were there today?',
    wanted: async (of) => {
      const runs = await Promise.all(agentSlugs.map((slug) => of.runs(slug)));
      return { figure: runs.flat().filter(has('queuedAt', '2026-03-12')).length };
    },
  },
  {
    said: "when's the calendar agent running next?",
    wanted: async (of) => {
      const { schedule } = await of.read<{ schedule: { next: string } }>('agents/calendar/status');
      return {
        words: [schedule.next.slice(11, 16), new RegExp(`\\b${schedule.next.slice(8, 10)}\\b|tomorrow|friday`, 'i')],
      };
    },
  },
  {
    said: 'which agents run on a schedule?',
    wanted: async (of) => {
      const agents = await of.read<Row[]>('agents');
      const names = new Map<string, boolean>();
      for (const slug of agentSlugs) {
        const { schedule } = await of.read<{ schedule?: { kind: string } }>(`agents/${slug}/status`);
        const { name } = await of.read<{ name: string }>(`agents/${slug}`);
        names.set(name, schedule !== undefined && schedule.kind !== 'off');
      }
      const named = agents.map(nameOf);
      return { names: named.filter((one) => names.get(one)), others: named.filter((one) => !names.get(one)) };
    },
  },
  // Services, and what waits.
  {
    said: 'is slack hooked up?',
    wanted: async (of) => {
      const slack = (await of.read<Row[]>('connections')).find(is('id', 'slack')) ?? {};
      return { words: ['slack', text(slack, 'status')], without: /\bnot connected|Discord|Stripe/ };
    },
  },
  {
    said: 'anything waiting for me?',
    wanted: async (of) => ({
      words: (await of.read<{ items: Row[] }>('attention')).items.map((item) => text(item, 'text')),
    }),
  },
  // Days and parts of them.
  {
    said: 'am I free tomorrow afternoon?',
    wanted: between('events', 'startTime', '2026-03-13T12:00', '2026-03-13T18:00'),
  },
  {
    said: 'who wrote to me yesterday evening?',
    wanted: async (of) => {
      const mails = await rowsOf(of, 'emails');
      const sender = (row: Row): string =>
        text(row, 'from')
          .replaceAll(/^"|"? <.*$/g, '')
          .split(',')[0] ?? '';
      const from = (start: string, end: string): string[] =>
        mails.filter((row) => text(row, 'timestamp') >= start && text(row, 'timestamp') < end).map(sender);
      // An evening may end at ten or at midnight. The portal is named in a subject, too.
      const evening = from('2026-03-11T18:00', '2026-03-12T00:00');
      const early = from('2026-03-11T18:00', '2026-03-11T22:00');
      return {
        oneOf: evening,
        others: mails.map(sender).filter((one) => !evening.includes(one) && one !== 'Order portal'),
        times: new Set(early).size,
      };
    },
  },
  { said: 'mails from Jonas', wanted: list('emails', has('from', 'Jonas')) },
  // Orders.
  { said: 'pause the contacts agent please', wanted: asks(/\b(?:stop|pause)\b/i, /Contacts Agent/) },
  { said: 'get the mail agent going again', wanted: asks(/\bstart\b/i, /Email Agent/) },
  { said: 'sync my contacts now', wanted: asks(/\brun\b|\bsync/i, /Contacts Agent/) },
  {
    said: 'let the scraper run every weekday at quarter past six in the morning',
    wanted: () => ({ asks: [/Google Maps Scraper/], values: { kind: 'weekdays', time: '06:15' } }),
  },
  {
    said: 'run lead gen on tuesdays and fridays at 7 pm',
    wanted: () => ({
      asks: [/Lead Generation Agent/],
      values: { kind: 'weekly', days: ['tue', 'fri'], time: '19:00' },
    }),
  },
  {
    said: 'find out what refrigerated trucks cost in Portugal',
    wanted: asks(/research/i, /refrigerated trucks cost in Portugal/),
  },
  { said: 'mark Tomasz Kurek as qualified', wanted: asks(/Tomasz Kurek/, /"status":"qualified"/) },
  {
    said: 'add Nora Feld from Eisblume GmbH as a lead, her mail is nora@eisblume.example',
    wanted: () => ({
      asks: [/lead/i],
      values: { name: 'Nora Feld', company: 'Eisblume GmbH', email: 'nora@eisblume.example' },
    }),
  },
  { said: 'try the failed email run again', wanted: asks(/again|retry/i, /Email Agent/) },
  { said: 'run contacts and after that the calendar agent', wanted: asks(/Contacts Agent.*Calendar Agent/) },
  {
    said: 'answer Femke that Friday at 7 works for us',
    wanted: asks(/reply|answer/i, /Femke Dekker/, /Friday at 7 works for us/i),
  },
  // Yes, no, and neither.
  {
    said: ['pause the calendar agent', 'sure, do it'],
    wanted: async (of) => {
      const agent = (await of.read<Row[]>('agents')).find(is('id', 'calendar-agent')) ?? {};
      return { done: [/Calendar Agent/, text(agent, 'status') === 'paused' ? /./ : /it was not stopped/] };
    },
  },
  {
    said: ['start a research on pallet prices in Spain', 'nah, leave it'],
    wanted: async (of) => {
      const begun = (await of.records('research', 'tasks')).some(has('query', 'Spain'));
      return { undone: [begun ? 'it was begun' : /\b(?:nothing|not)\b/i] };
    },
  },
  {
    said: ['run the scraper every day at 8', 'no, at 9:30'],
    wanted: () => ({ asks: [/Google Maps Scraper/], values: { kind: 'daily', time: '09:30' } }),
  },
  {
    said: ['stop the maps scraper', 'not that one, the research agent'],
    wanted: () => ({ asks: [/\bstop\b/i, /Research Agent/], without: /Google Maps Scraper/ }),
  },
  {
    said: ['pause the research agent', 'how many contacts do we have?'],
    wanted: async (of) => ({
      undone: [/nothing was done/i, new RegExp(`\\b${(await rowsOf(of, 'contacts')).length}\\b`)],
    }),
  },
  // What nobody can know, and what is no question about an organisation.
  { said: 'which leads are likely to buy this spring?', wanted: refuses },
  { said: 'how many of our contacts are left-handed?', wanted: refuses },
  { said: 'tell me a joke about frozen peas', wanted: refuses },
  { said: 'will it rain in Leipzig tomorrow?', wanted: refuses },
  { said: 'Wie viele Leads haben wir in Polen?', wanted: refuses },
  { said: 'which contacts speak Polish?', wanted: refuses },
  { said: 'how many leads did our competitors find?', wanted: refuses },
  { said: 'which is the cheapest restaurant in Leipzig?', wanted: refuses },
];
