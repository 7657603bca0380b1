import type { Program } from '../../tenants/Program.ts';
import { runOrchestrator } from './runOrchestrator.ts';

export const orchestrator: Program = { run: runOrchestrator };
