import type { Program } from '../../tenants/Program.ts';
import { replyRoutes } from './routes.ts';
import { runEmail } from './runEmail.ts';

export const email: Program = { run: runEmail, routes: replyRoutes };
