import { limits } from '@switchboard/api-contract/limits';
import { businessStatuses, mapsScraperAgent, type Business } from '@switchboard/api-contract/agents/mapsScraper';
import { CellText, TwoLines } from '../../blocks/records/CellText/CellText.tsx';
import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { recordEdit } from '../../blocks/records/RecordEditor/recordEdit.ts';
import type { RecordKind } from '../../blocks/records/RecordsSection/RecordKind.ts';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { businessStatus, rating as ratingRule } from '../../rules/records.ts';

/** 'Leipzig' of 'Karl-Heine-Str. 14, Leipzig': the part after the street, or the whole address if it has no comma. */
export function placeOf(address: string | undefined): string | undefined {
  const place = address?.slice(address.indexOf(',') + 1).trim();
  return place || address?.trim() || undefined;
}

/** 'cafe-albers.de' of 'https://www.cafe-albers.de/'; text that is not a web address is returned unchanged. */
export function websiteName(website: string | undefined): string | undefined {
  const text = website?.trim();
  if (!text) return undefined;
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).hostname.replace(/^www\./, '') : text;
}

/** '51.3327, 12.3346'; undefined for impossible coordinates. */
export function coordinatesText(coordinates: Business['coordinates']): string | undefined {
  if (!coordinates) return undefined;
  const { lat, lng } = coordinates;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? `${lat}, ${lng}` : undefined;
}

const ratingOf = ({ rating }: Business) => (rating !== undefined && rating >= 0 && rating <= 5 ? rating : undefined);
const statusWord = ({ status }: Business) => businessStatus(status).label;
const contactOf = ({ phone, website }: Business) => phone?.trim() || websiteName(website);

const statuses = businessStatuses.map((value) => ({ value, label: businessStatus(value).label }));
const { text: most } = limits;
const { businesses } = mapsScraperAgent.records;

/** What members may change of a business. */
const businessEdit = recordEdit<
  Record<'status' | 'name' | 'category' | 'email' | 'phone' | 'address' | 'website' | 'hours' | 'description', string>,
  Business
>(businesses.edits, [
  { kind: 'select', name: 'status', label: 'Status', options: statuses, initial: 'new', half: true },
  { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: most.name, half: true },
  { kind: 'text', name: 'category', label: 'Category', maxLength: most.name, half: true },
  { kind: 'tel', name: 'phone', label: 'Phone', maxLength: 40, half: true },
  { kind: 'email', name: 'email', label: 'E-mail', half: true },
  { kind: 'text', name: 'website', label: 'Website', maxLength: most.line, half: true },
  { kind: 'text', name: 'address', label: 'Address', maxLength: most.line },
  { kind: 'area', name: 'hours', label: 'Hours', maxLength: most.paragraph },
  { kind: 'area', name: 'description', label: 'Description', maxLength: most.paragraph },
]);

/** Scraped businesses: columns, fields and filters. */
export const businessKind: RecordKind<Business> = {
  collection: businesses,
  name: 'businesses',
  title: 'Scraped Businesses',
  one: 'business',
  many: 'businesses',
  rich: true,
  titleOf: ({ name }) => name,
  columns: [
    {
      key: 'name',
      header: 'Business',
      width: '26%',
      cell: ({ name, category, address }) => <TwoLines first={name} second={[category, placeOf(address)]} />,
    },
    {
      key: 'contact',
      header: 'Contact',
      width: '24%',
      cell: (business) =>
        contactOf(business) ? (
          <TwoLines look="plain" first={business.phone} second={[websiteName(business.website) ?? 'no website']} />
        ) : (
          <NoValue />
        ),
    },
    {
      key: 'rating',
      header: 'Rating',
      cell: (business) => <StatusBadge rule={ratingRule} value={ratingOf(business)} />,
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <StatusBadge rule={businessStatus} value={status} />,
    },
    {
      key: 'source',
      header: 'Source',
      cell: ({ source }) => <CellText max={60}>{source}</CellText>,
    },
  ],
  fields: [
    { label: 'Name', value: ({ name }) => name },
    { label: 'Category', value: ({ category }) => category },
    { label: 'Address', value: ({ address }) => address },
    { label: 'Phone', as: 'phone', value: ({ phone }) => phone },
    { label: 'E-mail', as: 'email', value: ({ email }) => email },
    { label: 'Website', as: 'link', value: ({ website }) => website },
    {
      label: 'Rating',
      value: ratingOf,
      show: (business) => <StatusBadge rule={ratingRule} value={ratingOf(business)} />,
    },
    { label: 'Reviews', value: ({ reviewCount }) => reviewCount },
    { label: 'Hours', as: 'lines', value: ({ hours }) => hours },
    { label: 'Description', value: ({ description }) => description },
    { label: 'Coordinates', value: ({ coordinates }) => coordinatesText(coordinates) },
    { label: 'Photos', value: ({ photoCount }) => photoCount },
    { label: 'On Google Maps', as: 'link', value: ({ mapsUrl }) => mapsUrl },
    { label: 'Status', value: statusWord, show: ({ status }) => <StatusBadge rule={businessStatus} value={status} /> },
    { label: 'Source', value: ({ source }) => source },
    { label: 'Scraped', as: 'moment', value: ({ scrapedAt }) => scrapedAt },
    { label: 'Last updated', as: 'moment', value: ({ lastUpdated }) => lastUpdated },
    { label: 'Business id', as: 'id', value: ({ id }) => id },
  ],
  edit: businessEdit,
  statuses,
  filters: [
    { key: 'status', label: 'Status', options: statuses },
    { key: 'category', label: 'Category' },
    { key: 'source', label: 'Source' },
  ],
  empty: {
    title: 'Nothing scraped yet',
    text: 'A run searches your locations for your categories. The businesses it finds are listed here.',
  },
};
