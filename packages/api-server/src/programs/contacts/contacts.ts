import type { Program } from '../../tenants/Program.ts';
import { runContacts } from './runContacts.ts';

export const contacts: Program = { run: runContacts };
