#!/usr/bin/env bash
# Kysely 0.29.9 on SQLite (node:sqlite of Node 26.10.0), seen 2026-11-29.
#
# SQLite ends a transaction by itself when the disk is full (https://www.sqlite.org/lang_transaction.html, "Response To
# Errors Within A Transaction"). Kysely then sends its own ROLLBACK, which fails because no transaction is open, and
# `transaction().execute()` rejects with that second error. The first one, 'database or disk is full' with code 13, is
# gone: it is not even the `cause`. So a full disk is reported as 'cannot rollback - no transaction is active', code 1.
# One would guess that the error of the statement is thrown whatever becomes of the rollback.
# What helps: a driver whose rollback does nothing where `DatabaseSync.isTransaction` is false.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set --json allowScripts.node=true
npm install --no-audit --no-fund --loglevel=error kysely@0.29.9 node@26.10.0 >/dev/null
cat >seen.mjs <<'JS'
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';

const file = new DatabaseSync(':memory:');
const database = {
  close: () => file.close(),
  prepare: (text) => {
    const statement = file.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...values),
      run: (values) => statement.run(...values),
      iterate: (values) => statement.iterate(...values),
    };
  },
};
const db = new Kysely({ dialect: new SqliteDialect({ database }) });
await sql`create table notes (text text)`.execute(db);
// A file of twenty pages stands for a disk with so much space.
await sql`pragma max_page_count = 20`.execute(db);
const write = async (to) => {
  for (let n = 0; n < 100; n += 1) await sql`insert into notes values (${'x'.repeat(1000)})`.execute(to);
};
const alone = await write(db).catch((error) => error);
await sql`delete from notes`.execute(db);
const within = await db.transaction().execute(write).catch((error) => error);
console.log(`a statement alone: ${alone.message} (${alone.errcode})`);
console.log(`within a transaction: ${within.message} (${within.errcode}), cause: ${within.cause}`);
JS
seen=$(node_modules/.bin/node seen.mjs)
echo "$seen"
expected='a statement alone: database or disk is full (13)
within a transaction: cannot rollback - no transaction is active (1), cause: undefined'
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
