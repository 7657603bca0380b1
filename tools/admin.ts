// npm run admin -- COMMAND: commands for whoever runs the server, such as creating an organisation.
import { runAdmin } from '../packages/api-server/src/admin/runAdmin.ts';

process.exitCode = await runAdmin(process.argv.slice(2), process.env);
