import { owner, type Mailbox, colleagues } from './account.ts';
import { bulk } from './inbox/bulk.ts';
import { type MessageSeed, senderAtCompany, senderAtPlace } from './inbox/MessageSeed.ts';
import { personal } from './inbox/personal.ts';
import { questions } from './inbox/questions.ts';
import { hexId } from './seededRandom.ts';

const photo = (name: string) => ({ name, type: 'image/jpeg', text: 'a photograph' });
const pdf = (name: string) => ({ name, type: 'application/pdf', text: '%PDF-1.4\n' });

/** Unhappy customers, faults, and bills. */
const complaints: readonly MessageSeed[] = [
  {
    key: 'third-late',
    from: senderAtPlace('Giulia', 'Osteria Quattro Sedie'),
    subject: 'Third late delivery this month',
    age: 1.2,
    labels: ['UNREAD', 'IMPORTANT'],
    text: `I am really angry. For the third time this month your driver came after eleven, and my kitchen stood there without fish.
I lost lunch today. This is unacceptable, and I am tired of apologies. If it happens again, we leave.

Giulia`,
  },
  {
    key: 'thawed-fish',
    from: senderAtPlace('Hauke', 'Kutter & Kabeljau'),
    subject: 'Cod arrived thawed',
    age: 22,
    labels: ['UNREAD', 'IMPORTANT'],
    text: `Four boxes of cod were soft when they arrived, see the photos. We had to throw them away and are very disappointed. What will you do about it?

Hauke`,
    attachments: [photo('cod-1.jpg'), photo('cod-2.jpg')],
  },
  {
    key: 'wrong-invoice',
    from: senderAtPlace('Deniz', 'Anadolu Hof'),
    subject: 'Invoice 20871 is wrong again',
    age: 40,
    labels: ['UNREAD'],
    text: `You charged us for twelve boxes, we got ten. It is the second time, and nobody called back. Please correct it this week.

Deniz`,
  },
  {
    key: 'portal-password',
    from: senderAtPlace('Theo', 'Bulettenschmiede'),
    subject: 'Order portal does not take my password',
    age: 15,
    labels: ['UNREAD'],
    text: `Hello, since this morning the order portal says “unknown user”. I have tried twice to reset the password and no mail came. Can you help? We have to order until 16:00. Theo`,
  },
  {
    key: 'scanner-fault',
    from: colleagues.viktor,
    subject: 'Scanner in hall 2 shows E14',
    age: 18,
    text: `The scanner at gate 3 shows error E14 since the night shift. We count by hand. Do we still have the support contract? Viktor`,
  },
  {
    key: 'invoice-auensee',
    from: senderAtCompany('Anja Reuter', 'Auensee Kühltransporte'),
    subject: 'Invoice 4402, transports of last month',
    age: 64,
    text: `Dear Ms Brandt,

please find attached our invoice 4402 for 31 transports, 12,870.00 euros, payable within 30 days.

Anja Reuter`,
    attachments: [pdf('invoice-4402.pdf')],
  },
  {
    key: 'invoice-zimny',
    from: senderAtCompany('Piotr Zawadzki', 'Zimny Szlak'),
    subject: 'Invoice ZS/118 for groupage',
    age: 98,
    text: `Hello, attached the invoice ZS/118 over 2,340.50 euros for six pallets, payable in 14 days. Piotr Zawadzki`,
    attachments: [pdf('ZS-118.pdf')],
  },
  {
    key: 'power-bill',
    from: { name: 'Elbstrom Energie', email: 'rechnung@elbstrom.example' },
    subject: 'Your invoice for electricity, contract 77-1203',
    age: 120,
    labels: ['CATEGORY_UPDATES'],
    text: `Your invoice over 8,114.20 euros is attached. It will be debited in ten days. You need not do anything.`,
    attachments: [pdf('elbstrom.pdf')],
  },
  {
    key: 'reminder-fork',
    from: { name: 'Staplerhof Service', email: 'buchhaltung@staplerhof.example' },
    subject: 'Reminder: invoice 9917 is overdue',
    age: 170,
    text: `Our invoice 9917 over 614.00 euros was due two weeks ago. Has it gone under? Please pay by the end of the week.`,
  },
  {
    key: 'customs-form',
    from: senderAtCompany('Magdalena Dudek', 'Odrzańska Flota Cargo'),
    subject: 'Customs form for the Norwegian salmon',
    age: 145,
    text: `Hello Ada, the form is stamped and attached. The load leaves tonight. Magdalena`,
    attachments: [pdf('T1-salmon.pdf')],
  },
];

const hourMs = 3_600_000;

/** A message in the mailbox. */
export interface Mail extends Required<Pick<MessageSeed, 'subject' | 'text' | 'headers' | 'attachments'>> {
  readonly id: string;
  readonly threadId: string;
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly cc: Mailbox | undefined;
  readonly at: Date;
  readonly labels: readonly string[];
}

const idOf = (key: string): string => hexId(`message ${key}`, 16);

/** The mailbox, newest first. */
export const createInbox = (began: Date): Mail[] =>
  [...questions, ...complaints, ...personal, ...bulk]
    .map(({ key, thread = key, from, to = owner, cc, subject, age, labels = [], folder = 'INBOX', ...rest }): Mail => ({
      id: idOf(key),
      threadId: idOf(thread),
      from,
      to,
      cc,
      subject,
      at: new Date(began.getTime() - age * hourMs),
      labels: [folder, ...labels],
      headers: rest.headers ?? {},
      text: rest.text,
      attachments: rest.attachments ?? [],
    }))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
