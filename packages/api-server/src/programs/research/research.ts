import type { Program } from '../../tenants/Program.ts';
import { runResearch } from './runResearch.ts';

export const research: Program = { run: runResearch };
