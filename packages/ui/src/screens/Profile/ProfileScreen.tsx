import { product } from '@switchboard/api-contract/product';
import type { ReactNode } from 'react';
import { Tabs } from '../../components/actions/Tabs/Tabs.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageHeader } from '../../components/layout/PageHeader/PageHeader.tsx';
import { ProfileTab as OwnTab, type ProfileTabProps } from './ProfileTab.tsx';

/** The tabs of the profile, in order. The values appear in the address. */
const profileTabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'members', label: 'Members' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'usage', label: 'Usage' },
  { value: 'audit', label: 'Audit log' },
] as const;

export type ProfileTab = (typeof profileTabs)[number]['value'];

/** The tab named in the address; Profile for an unknown one. */
const toProfileTab = (word: string): ProfileTab => profileTabs.find(({ value }) => value === word)?.value ?? 'profile';

export interface ProfileScreenProps extends ProfileTabProps {
  /** The tab in the address; an unknown word is the first one. */
  tab: string;
  onTabChange: (tab: ProfileTab) => void;
  /** What the other tabs show. Each loads and reads for itself, and is called only while its tab is shown. */
  contents: Readonly<Record<Exclude<ProfileTab, 'profile'>, () => ReactNode>>;
}

/** The signed-in member, and in further tabs the organisation. */
export function ProfileScreen({ tab, onTabChange, contents, ...own }: ProfileScreenProps) {
  const shown: Readonly<Record<ProfileTab, () => ReactNode>> = { ...contents, profile: () => <OwnTab {...own} /> };
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
