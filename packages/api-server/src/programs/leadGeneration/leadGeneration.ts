import type { Program } from '../../tenants/Program.ts';
import { runLeadGeneration } from './runLeadGeneration.ts';

export const leadGeneration: Program = { run: runLeadGeneration };
