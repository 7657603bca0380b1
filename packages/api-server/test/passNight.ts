// Lets a night pass for tests of other packages, while no server runs on DATABASE_URL: every schedule is due.
import { openPool } from '../src/platform/store/openPool.ts';
import { PostgresDatabase } from '../src/platform/store/PostgresDatabase.ts';

const db = new PostgresDatabase(await openPool(process.env['DATABASE_URL'] ?? ''));
const nextDueAt = new Date(Date.now() - 3_600_000).toISOString();
await db.updateTable('schedules').set({ nextDueAt }).execute();
await db.destroy();
