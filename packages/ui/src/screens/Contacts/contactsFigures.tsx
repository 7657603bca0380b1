import type { ContactsStatus } from '@switchboard/api-contract/agents/contacts';
import { Clock, ContactRound, RefreshCw } from 'lucide-react';
import { figureNote } from '../../blocks/agents/AgentPage/figureNote.ts';
import type { Figure } from '../../blocks/agents/AgentPage/figures.ts';
import { dateTime, relativeTime, toDate, zoneName } from '../../format/dates.ts';
import { count, NONE, percentOfWhole, percent } from '../../format/numbers.ts';

/** Splits '14 minutes ago' into '14' and 'minutes ago'; other texts have no unit. */
const inTwo = (words: string) => {
  const [, figure = words, unit] = /^(\d+) (.+)$/.exec(words) ?? [];
  return { figure, unit };
};

const syncedPercent = ({ stats: { totalContacts, syncedContacts } }: ContactsStatus) =>
  [totalContacts, syncedContacts].map(count).includes(NONE) ? undefined : percentOfWhole(syncedContacts, totalContacts);

/** The tiles of the overview at `now`. */
export const contactsFigures = (now: Date): readonly Figure<ContactsStatus>[] => [
  {
    label: 'Total Contacts',
    icon: ContactRound,
    of: ({ stats }) => ({
      figure: count(stats.totalContacts),
      note: figureNote(count(stats.totalContacts), () => 'in the Google account'),
    }),
  },
  {
    label: 'Synced',
    icon: RefreshCw,
    of: (status) => {
      const synced = syncedPercent(status);
      return {
        figure: count(status.stats.syncedContacts),
        bar: synced,
        note: figureNote(percent(synced, 0), (share) => share),
      };
    },
  },
  {
    label: 'Last Sync',
    icon: Clock,
    of: ({ stats }) => {
      const at = toDate(stats.lastSyncTime);
      if (!at) return { figure: 'Never' };
      return {
        ...inTwo(relativeTime(at, now)),
        note: (
          <time dateTime={at.toISOString()}>
            {dateTime(at, now)} {zoneName(at)}
          </time>
        ),
      };
    },
  },
];
