import { inviteMember as invite } from '../../identity/members/inviteMember.ts';
import type { Command } from '../Command.ts';
import { linkLines } from '../linkLines.ts';
import { findOrganisation, refuseTakenAddress, readEmail, readRole } from '../readArguments.ts';

export const inviteMember: Command = {
  positionals: ['ORGANISATION', 'EMAIL'],
  options: { role: { value: 'ROLE', does: 'admin, member or viewer; if left out, member' } },
  does: 'Invites someone to an organisation, by its name or id, and prints the link.',
  more: ['An open invitation to the same address is withdrawn.'],
  run: async ({ config, clock, open, say }, { positionals: [organisation = '', typed = ''], options }) => {
    const email = readEmail(typed);
    const role = readRole(String(options['role'] ?? 'member'));
    const db = await open();
    await refuseTakenAddress(db, email);
    const { id: tenantId, name } = await findOrganisation(db, organisation);
    const made = await invite({ db, clock }, { tenantId, email, role, invitedBy: null });
    say(`Invited ${email} to ${name}.`);
    for (const line of linkLines(config, made, email)) say(line);
  },
};
