import { Grid } from '../../../components/layout/Grid/Grid.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { below } from './AccountSections.css.ts';
import { PasskeysCard, type PasskeysCardProps } from './PasskeysCard.tsx';
import { PasswordCard, type PasswordCardProps } from './PasswordCard.tsx';
import { SessionsCard, type SessionsCardProps } from './SessionsCard.tsx';

export interface AccountSectionsProps {
  now: Date;
  /** Why password and passkeys can't be changed, as those of the account of Demo Access. */
  stays?: string | undefined;
  password: Pick<PasswordCardProps, 'onChange'>;
  sessions: Omit<SessionsCardProps, 'now'>;
  passkeys: Omit<PasskeysCardProps, 'now' | 'stays'>;
}

/** How the member signs in, and where they are: password, sessions, passkeys. */
export function AccountSections({ now, stays, password, sessions, passkeys }: AccountSectionsProps) {
  return (
    <Grid columns={2} align="start" className={below}>
      <Stack gap={4}>
        <PasswordCard {...password} stays={stays} />
        <PasskeysCard {...passkeys} now={now} stays={stays} />
      </Stack>
      <SessionsCard {...sessions} now={now} />
    </Grid>
  );
}
