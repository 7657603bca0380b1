import type { LocationSummary } from '@switchboard/api-contract/agentDetail';
import { limits } from '@switchboard/api-contract/limits';
import { CircleCheck, ContactRound, MapPinned, Star } from 'lucide-react';
import { CellText } from '../../../blocks/records/CellText/CellText.tsx';
import { StatusBadge } from '../../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { count, decimal, percent } from '../../../format/numbers.ts';
import { rating as ratingRule } from '../../../rules/rating.ts';
import { rateOfRuns } from '../rateOfRuns.ts';
import { within } from '../within.ts';
import { meanOf, shareNote } from './figuresOf.ts';
import { SpecialDashboard, type SpecialDashboardProps } from './SpecialDashboard.tsx';
import type { SpecialTable } from './SpecialTable.ts';

const reachable = ({ phone, email }: LocationSummary) => Boolean(phone?.trim() || email?.trim());
const ratingOf = ({ rating }: LocationSummary) => within(rating, 0, 5);

/** Places, with rating and contact details. */
export const locationTable: SpecialTable<LocationSummary> = {
  title: 'Locations',
  one: 'location',
  many: 'locations',
  limit: limits.shown.locations,
  rows: (data) => data.locations,
  figures: ({ items, leftOut }, { metrics }) => {
    const stars = meanOf(items.map(ratingOf), 0, 5);
    const success = rateOfRuns(metrics, 'successRate');
    return [
      { label: 'Locations Scraped', icon: MapPinned, figure: count(items.length + leftOut) },
      {
        label: 'Contacts Found',
        icon: ContactRound,
        figure: count(items.filter(reachable).length),
        note: shareNote(items, 'locations', reachable),
      },
      { label: 'Success Rate', icon: CircleCheck, figure: percent(success), bar: success ?? 0 },
      { label: 'Avg Rating', icon: Star, figure: decimal(stars), note: stars === undefined ? undefined : 'of 5' },
    ];
  },
  columns: [
    { header: 'Name', cell: ({ name }) => <CellText look="strong">{name}</CellText>, value: ({ name }) => name },
    { header: 'Category', cell: ({ category }) => <CellText>{category}</CellText>, value: ({ category }) => category },
    {
      header: 'Rating',
      cell: (location) => <StatusBadge rule={ratingRule} value={ratingOf(location)} />,
      value: ratingOf,
    },
    { header: 'Phone', cell: ({ phone }) => <CellText>{phone}</CellText>, value: ({ phone }) => phone },
    { header: 'Email', cell: ({ email }) => <CellText>{email}</CellText>, value: ({ email }) => email },
    { header: 'Address', cell: ({ address }) => <CellText>{address}</CellText>, value: ({ address }) => address },
    {
      header: 'Scraped',
      align: 'end',
      tight: true,
      cell: ({ scrapedAt }, now) => <Time at={scrapedAt} now={now} show="day" />,
      value: ({ scrapedAt }) => scrapedAt,
    },
  ],
  exported: { label: 'Export to Sheets', kind: 'excel' },
  empty: { title: 'No locations yet', text: 'Places that this agent collects are listed here.' },
};

/** The dashboard of business_scraper. */
export const BusinessScraperDashboard = (props: SpecialDashboardProps) => (
  <SpecialDashboard table={locationTable} {...props} />
);
