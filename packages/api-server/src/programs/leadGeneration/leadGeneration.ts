import type { Program } from '../../tenants/Program.ts';
import { findings } from './findings.ts';
import { readPreview } from './readPreview.ts';
import { runLeadGeneration } from './runLeadGeneration.ts';

export const leadGeneration: Program = { run: runLeadGeneration, preview: readPreview, findings };
