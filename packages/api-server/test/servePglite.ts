// A PostgreSQL for tests of other packages: prints its address, and stops with its standard input.
import { startPgliteServer } from './pgliteServer.ts';

const { url, stop } = await startPgliteServer();
console.log(url);
process.stdin.resume().once('end', () => void stop().finally(() => process.exit(0)));
