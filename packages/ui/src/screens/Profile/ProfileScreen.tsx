import { product } from '@switchboard/api-contract/product';
import type { Tenant, User } from '@switchboard/api-contract/auth';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { userName } from '../../blocks/marks/UserBlock/UserBlock.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Tabs } from '../../components/actions/Tabs/Tabs.tsx';
import { Avatar } from '../../components/display/Avatar/Avatar.tsx';
import { Facts } from '../../components/display/Facts/Facts.tsx';
import { RadioCards } from '../../components/forms/RadioCards/RadioCards.tsx';
import { Card, CardBody, CardHead } from '../../components/layout/Card/Card.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageHeader } from '../../components/layout/PageHeader/PageHeader.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { clip } from '../../format/text.ts';
import type { ThemeChoice } from '../../theme/Theme.tsx';
import {
  email,
  missing,
  mono,
  name as nameClass,
  person,
  signOutSub,
  signOutTitle,
  words,
  bar,
  picture,
  sheet,
  split,
} from './Profile.css.ts';

/** A miniature page in the colours of a theme; half light and half dark for the system theme. */
function ThemePicture({ theme }: { theme: ThemeChoice }) {
  if (theme === 'system') {
    return (
      <span className={picture} data-theme="light" aria-hidden="true">
        <span className={split} data-theme="dark" />
      </span>
    );
  }
  return (
    <span className={picture} data-theme={theme} aria-hidden="true">
      <span className={sheet}>
        <span className={bar.title} />
        <span className={bar.text} />
      </span>
    </span>
  );
}

interface SignedInMemberProps {
  user: User;
  tenant?: Tenant | undefined;
  /** Why there is no tenant to show; without a reason a dash is shown. */
  tenantMissing?: string | undefined;
  appearance: ThemeChoice;
  onAppearance: (choice: ThemeChoice) => void;
  onSignOut: () => void;
  /** Signing out at the provider of single sign-on as well, where it offers that. */
  signOutThere?: { readonly name: string; readonly onSignOut: () => void } | undefined;
  /** Below: password, sessions and passkeys, which are loaded on their own. */
  account?: ReactNode;
}

const choices = [
  { value: 'light', label: 'Light', art: <ThemePicture theme="light" /> },
  { value: 'dark', label: 'Dark', art: <ThemePicture theme="dark" /> },
  { value: 'system', label: 'System', art: <ThemePicture theme="system" /> },
] as const satisfies readonly { value: ThemeChoice; label: string; art: unknown }[];

const inMono = (value: string | undefined) => (value ? <span className={mono}>{value}</span> : undefined);

/** The signed-in member, the theme, and signing out. */
function SignedInMember({
  user,
  tenant,
  tenantMissing,
  appearance,
  onAppearance,
  onSignOut,
  signOutThere,
  account,
}: SignedInMemberProps) {
  const name = userName(user);
  return (
    <>
      <Grid columns={2} align="start">
        <Card as="section" aria-labelledby="account">
          <CardHead level={2} id="account" title="Account" />
          <CardBody>
            <div className={person}>
              <Avatar name={name} size="lg" />
              <div className={words}>
                <p className={nameClass} dir="auto">
                  {name}
                </p>
                {user.email ? (
                  <p className={email} dir="auto">
                    {user.email}
                  </p>
                ) : null}
              </div>
            </div>
            <Facts
              items={[
                { label: 'Username', value: inMono(user.username) },
                { label: 'Role', value: inMono(user.role) },
                {
                  label: 'Tenant',
                  value: tenant?.name ?? (tenantMissing && <span className={missing}>{tenantMissing}</span>),
                },
              ]}
            />
          </CardBody>
        </Card>
        <Stack gap={4}>
          <Card as="section" aria-labelledby="appearance">
            <CardHead level={2} id="appearance" title="Appearance" />
            <CardBody>
              <RadioCards
                label="Theme"
                hideLabel
                columns={3}
                options={choices}
                value={appearance}
                onValueChange={onAppearance}
              />
            </CardBody>
          </Card>
          <Card as="section" padded aria-labelledby="sign-out">
            <Row justify="between" wrap gap={4}>
              <div>
                <h2 id="sign-out" className={signOutTitle}>
                  Sign Out
                </h2>
                <p className={signOutSub}>Ends the session in every open tab.</p>
              </div>
              <Row wrap gap={2}>
                <Button icon={LogOut} onClick={onSignOut}>
                  Sign Out
                </Button>
                {signOutThere ? (
                  <Button variant="ghost" onClick={signOutThere.onSignOut}>
                    Also sign out at {clip(signOutThere.name, 40)}
                  </Button>
                ) : null}
              </Row>
            </Row>
          </Card>
        </Stack>
      </Grid>
      {account}
    </>
  );
}

/** The tabs of the profile, in order. The values appear in the address. */
const profileTabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'keys', label: 'Keys' },
  { value: 'members', label: 'Members' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'usage', label: 'Usage' },
  { value: 'audit', label: 'Audit log' },
] as const;

export type ProfileTab = (typeof profileTabs)[number]['value'];

/** The tab named in the address; Profile for an unknown one. */
const toProfileTab = (word: string): ProfileTab => profileTabs.find(({ value }) => value === word)?.value ?? 'profile';

export interface ProfileScreenProps extends SignedInMemberProps {
  /** The tab in the address; an unknown word is the first one. */
  tab: string;
  onTabChange: (tab: ProfileTab) => void;
  /** What the other tabs show. Each loads and reads for itself, and is called only while its tab is shown. */
  contents: Readonly<Record<Exclude<ProfileTab, 'profile'>, () => ReactNode>>;
}

/** The signed-in member, and in further tabs the organisation. */
export function ProfileScreen({ tab, onTabChange, contents, ...own }: ProfileScreenProps) {
  const shown: Readonly<Record<ProfileTab, () => ReactNode>> = {
    ...contents,
    profile: () => <SignedInMember {...own} />,
  };
  return (
    <Page>
      <PageHeader title="Profile" sub={own.tenant?.name ?? `Who is signed in, and how ${product.name} looks.`} />
      <Tabs
        label="Profile"
        tabs={profileTabs.map(({ value, label }) => ({ value, label, content: shown[value] }))}
        value={toProfileTab(tab)}
        onValueChange={onTabChange}
      />
    </Page>
  );
}
