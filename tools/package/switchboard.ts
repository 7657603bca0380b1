// What bin/switchboard runs: the server, or a command for its operator.
import { argv } from 'node:process';

const [, , what, ...typed] = argv;
if (what === 'start' && typed.length === 0) await import('../../packages/api-server/src/main.ts');
else if (what === 'admin') {
  const { runAdmin } = await import('../../packages/api-server/src/admin/runAdmin.ts');
  process.exitCode = await runAdmin(typed, process.env);
} else {
  console.log('switchboard start           starts the server, with the settings in the environment');
  console.log('switchboard admin --help    lists the commands for its operator');
  process.exitCode = 1;
}
