import type { Program } from '../../tenants/Program.ts';
import { runCalendar } from './runCalendar.ts';

export const calendar: Program = { run: runCalendar };
