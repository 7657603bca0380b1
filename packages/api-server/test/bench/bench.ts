// npm run bench [-- PART …]: how fast the server is, part by part; docs/speed.md says how to read it. With
// TEST_DATABASE_URL, a PostgreSQL server whose user may create databases, the parts with two servers, the records and the
// pages use that one, `bare` and `writes` both.
import { rowOf, type Figure } from './Figure.ts';

const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  bare: async () => (await import('./bare.ts')).measureBare(),
  records: async () => (await import('./records.ts')).measureRecords(),
  pages: async () => (await import('./pages.ts')).measurePages(),
  live: async () => (await import('./live.ts')).measureLive(),
  queue: async () => (await import('./queue.ts')).measureQueue(),
  words: async () => (await import('./words.ts')).measureWords(),
  writes: async () => (await import('./writes.ts')).measureWrites(),
  memory: async () => (await import('./memory.ts')).measureMemory(),
};
/** They take long. */
const onlyIfNamed = ['memory'];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onlyIfNamed.includes(name)) continue;
  console.log(`\n${name}`);
  console.table((await measure()).map(rowOf));
}
