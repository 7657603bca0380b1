import type { ExportFormat } from '@switchboard/api-contract/records/calls';
import { dayKey } from './dates.ts';

/** Records of an agent that are asked for as a file. */
export interface ExportedRecords {
  readonly collection: string;
  readonly format: ExportFormat;
  /** Only these. */
  readonly ids?: readonly string[];
  /** Search, filters and order, as a list has them. */
  readonly params?: Readonly<Record<string, string>>;
  /** The start of the file's name; by default that of the agent and the collection. */
  readonly name?: string;
}

/**
 * Asks the server for records as a file, which leaves a line in the audit log, and saves it. Resolves once it is saved
 * or the failure is reported.
 */
export type ExportRecords = (asked: ExportedRecords) => Promise<void>;

/** A text to save as a file. */
export interface TextFile {
  readonly name: string;
  readonly mime: string;
  readonly text: string;
}

/** A file's name, such as 'leads-2026-11-20.csv'. Anything but letters, digits, dashes and underscores becomes a dash. */
export const exportName = (name: string, extension: string, now: Date): string =>
  `${
    name
      .replaceAll(/[^\w-]+/g, '-')
      .slice(0, 100)
      .replaceAll(/^-+|-+$/g, '') || 'export'
  }-${dayKey(now)}.${extension}`;
