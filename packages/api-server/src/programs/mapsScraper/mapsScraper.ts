import type { Program } from '../../tenants/Program.ts';
import { runMapsScraper } from './runMapsScraper.ts';

export const mapsScraper: Program = { run: runMapsScraper };
