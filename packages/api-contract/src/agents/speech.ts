import { mailCategories } from './replies.ts';
import { researchTaskStatuses } from './research.ts';

/** How people speak of a collection's records, of their fields and values, beyond what the contract calls them. */
export interface Speech {
  /** What its records are called as well: 'prospect'. */
  readonly words?: readonly string[];
  /** What fields are called as well. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Values that a field has, where no body of a call lists them. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** Words that stand for a value: 'unread'. */
  readonly states?: Readonly<Record<string, readonly [field: string, value: string | boolean]>>;
  /** A field that has what several values of another have in common: what was searched for, beside the category. */
  readonly broader?: Readonly<Record<string, string>>;
  /** The field that a day or a week is about. */
  readonly time: string;
  /** The field that 'who' asks for, if not the name. */
  readonly who?: string;
}

const phone = ['phone number', 'telephone', 'telephone number', 'mobile', 'number'];
const email = ['email address', 'mail address', 'mail'];
const employer = ['employer', 'firm', 'company name', 'work for', 'works for', 'work at', 'works at', 'work', 'works'];
const place = ['city', 'country', 'town', 'based', 'live', 'lives'];

/** By the name of the collection. The assistant's reader speaks of the others by their own words alone. */
export const speech: Readonly<Record<string, Speech>> = {
  leads: {
    words: ['prospect'],
    fields: {
      title: ['job title', 'job', 'position', 'role'],
      company: employer,
      companySize: ['employee', 'staff', 'headcount'],
      phone,
      email,
      location: place,
      linkedinUrl: ['linkedin', 'linkedin profile'],
      createdAt: ['added', 'found', 'created', 'came in', 'came', 'arrived', 'generated', 'collected'],
      score: ['scored', 'scoring', 'point'],
      industry: ['sector', 'branch'],
    },
    states: { unqualified: ['status', 'new'] },
    time: 'createdAt',
  },
  contacts: {
    words: ['address book'],
    fields: { company: employer, phone, email, lastSync: ['synced', 'last synced', 'updated', 'added'] },
    time: 'lastSync',
  },
  businesses: {
    words: ['businesses', 'place', 'shop'],
    fields: {
      rating: ['rated', 'star'],
      reviewCount: ['review', 'reviewed', 'number of reviews'],
      photoCount: ['photo', 'picture'],
      phone,
      email,
      address: ['street', ...place],
      website: ['web site', 'homepage', 'web page', 'site'],
      hours: ['opening hours', 'opening times', 'open'],
      scrapedAt: ['found', 'scraped', 'added', 'collected'],
    },
    broader: { category: 'search' },
    time: 'scrapedAt',
  },
  events: {
    words: [
      'meeting',
      'appointment',
      'agenda',
      'calendar',
      'diary',
      'schedule',
      'plan',
      'planned',
      'booked',
      'busy',
      'free',
      'have time',
    ],
    fields: {
      startTime: ['start', 'starts', 'begin', 'begins', 'time'],
      endTime: ['end', 'ends', 'over'],
      attendees: [
        'attendee',
        'attends',
        'attending',
        'participant',
        'guest',
        'invited',
        'taking part',
        'meet',
        'coming',
        'coming to',
        'joining',
      ],
      location: ['place', 'room', 'take place', 'takes place'],
      meetingLink: ['link'],
      title: ['name', 'subject'],
    },
    values: { answer: ['accepted', 'declined', 'tentative', 'open'] },
    states: { 'all day': ['isAllDay', true], recurring: ['isRecurring', true], repeating: ['isRecurring', true] },
    time: 'startTime',
    who: 'attendees',
  },
  emails: {
    words: ['mail', 'message', 'inbox', 'mailbox', 'emailed', 'mailed', 'wrote', 'written', 'write', 'emailing'],
    fields: {
      from: ['sender', 'sent by', 'send', 'sent'],
      to: ['recipient'],
      timestamp: ['received', 'came', 'come', 'arrived', 'date', 'time'],
      hasAttachments: ['attachment', 'file'],
      preview: ['text', 'content', 'say', 'says'],
      subject: ['title', 'topic', 'name'],
    },
    values: { category: mailCategories, tone: ['unhappy', 'neutral'], status: ['pending', 'replied'] },
    states: {
      unread: ['isRead', false],
      new: ['isRead', false],
      read: ['isRead', true],
      starred: ['isStarred', true],
      important: ['priority', 'high'],
      urgent: ['priority', 'high'],
      angry: ['tone', 'unhappy'],
      answered: ['status', 'replied'],
      unanswered: ['status', 'pending'],
      'i send': ['folder', 'sent'],
      'i sent': ['folder', 'sent'],
      'we sent': ['folder', 'sent'],
      'i wrote': ['folder', 'sent'],
      'i write': ['folder', 'sent'],
    },
    time: 'timestamp',
    who: 'from',
  },
  templates: { words: ['email template'], fields: { lastUsed: ['used'], usage: ['uses'] }, time: 'lastUsed' },
  replies: {
    words: ['replies', 'draft', 'drafted reply', 'drafted replies'],
    fields: { createdAt: ['drafted', 'created', 'written'], sentAt: ['sent'] },
    values: { state: ['draft', 'waiting', 'sent', 'refused'], category: mailCategories },
    states: {
      'waiting for approval': ['state', 'draft'],
      'wait for approval': ['state', 'draft'],
      waiting: ['state', 'draft'],
    },
    time: 'createdAt',
    who: 'name',
  },
  tasks: {
    words: ['research', 'researches', 'research task'],
    fields: { createdAt: ['started', 'created', 'done'], description: ['result', 'say', 'says', 'find', 'found'] },
    values: { status: researchTaskStatuses },
    states: { finished: ['status', 'completed'], running: ['status', 'in_progress'] },
    time: 'createdAt',
    who: 'title',
  },
  sources: {
    words: ['research source', 'article', 'paper'],
    fields: { publishDate: ['published'], credibility: ['credible'], relevance: ['relevant'] },
    time: 'publishDate',
    who: 'title',
  },
  workflows: {
    fields: { startTime: ['started', 'start'], endTime: ['ended', 'end', 'finished'] },
    states: { running: ['status', 'running'], finished: ['status', 'completed'] },
    values: { status: ['running', 'paused', 'completed', 'failed', 'cancelled'] },
    time: 'startTime',
    who: 'name',
  },
};
