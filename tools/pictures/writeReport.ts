import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { places } from './places.ts';

/** One picture of the report, as PNGs. */
export interface Finding {
  key: string;
  /** In words: what there is to know beside the pictures. */
  note: string;
  before?: Buffer | undefined;
  after?: Buffer | undefined;
  difference?: Buffer | undefined;
}

interface Summary {
  /** What was compared with what. */
  title: string;
  /** Differences without pictures here: too many, or nothing to show. */
  others: readonly string[];
}

const source = (png: Buffer | undefined): string | null =>
  png ? `data:image/png;base64,${png.toString('base64')}` : null;

/** Writes a page that needs no other file and no server, and returns its path. */
export function writeReport(
  findings: readonly Finding[],
  { title, others }: Summary,
  folder: string = places.report,
): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const data = {
    title,
    others,
    findings: findings.map(({ key, note, before, after, difference }) => ({
      key,
      note,
      before: source(before),
      after: source(after),
      difference: source(difference),
    })),
  };
  const template = readFileSync(new URL('report.html', import.meta.url), 'utf8');
  const file = join(folder, 'index.html');
  // A script ends at the first `</`, wherever that is.
  writeFileSync(
    file,
    template.replace('{/* data */}', () => JSON.stringify(data).replaceAll('</', '<\\/')),
  );
  return file;
}
