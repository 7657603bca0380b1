/** Somebody with an address. */
export interface Mailbox {
  readonly name: string;
  readonly email: string;
}

const domain = 'nordlicht-feinkost.example';

/** Whose Google account it is: she buys for a wholesaler in Leipzig that delivers frozen food to restaurants. */
export const owner: Mailbox = { name: 'Ada Brandt', email: `ada.brandt@${domain}` };

/** Her colleagues, whose calendars she can read. */
export const colleagues = {
  jonas: { name: 'Jonas Petersen', email: `jonas.petersen@${domain}` },
  samira: { name: 'Samira Haddad', email: `samira.haddad@${domain}` },
  viktor: { name: 'Viktor Lenz', email: `viktor.lenz@${domain}` },
} satisfies Record<string, Mailbox>;

/** Rooms that can be invited to a meeting and answer by themselves. */
export const rooms: readonly Mailbox[] = [
  { name: 'Raum Pleiße (8)', email: `raum-pleisse@rooms.${domain}` },
  { name: 'Raum Elster (4)', email: `raum-elster@rooms.${domain}` },
];

/** The zone of the account. */
export const accountZone = 'Europe/Berlin';
