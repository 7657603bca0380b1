import type { RecordOf } from '../../records/collections.ts';

type Lead = RecordOf<'leads'>;

/** The column that tells which leads a spreadsheet has. */
export const idColumn = 'Lead id';

/** The columns of a new spreadsheet, by their headers. An existing one gets those that it has a header for. */
export const sheetColumns: readonly { readonly header: string; readonly of: (lead: Lead) => unknown }[] = [
  { header: 'Name', of: ({ name }) => name },
  { header: 'Company', of: ({ company }) => company },
  { header: 'Email', of: ({ email }) => email },
  { header: 'Phone', of: ({ phone }) => phone },
  { header: 'Title', of: ({ title }) => title },
  { header: 'LinkedIn', of: ({ linkedinUrl }) => linkedinUrl },
  { header: 'Location', of: ({ location }) => location },
  { header: 'Industry', of: ({ industry }) => industry },
  { header: 'Company size', of: ({ companySize }) => companySize },
  { header: 'Score', of: ({ score }) => score },
  { header: 'Status', of: ({ status }) => status },
  { header: 'Source', of: ({ source }) => source },
  { header: 'Created', of: ({ createdAt }) => createdAt },
  { header: idColumn, of: ({ id }) => id },
];

const byHeader = new Map(sheetColumns.map(({ header, of }) => [header.toLowerCase(), of]));

/** A lead as a row under these headers; cells under others stay empty. */
export const sheetRowOf = (lead: Lead, headers: readonly string[]): unknown[] =>
  headers.map((header) => byHeader.get(header.trim().toLowerCase())?.(lead) ?? '');
