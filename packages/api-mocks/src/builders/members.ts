import { tenantAnswer, userAnswer, type TenantAnswer, type UserAnswer } from './auth.ts';
import { longWord } from './longText.ts';

/** A member whom the interface is shown to. */
export interface Member {
  title: string;
  user: UserAnswer;
  tenant: TenantAnswer;
}

const longName = 'Maximiliana Wilhelmine Freifrau von und zu Hohenstein-Bärenburg';

/** Members of all kinds, for Storybook's switch. */
export const members = {
  admin: { title: 'Admin', user: userAnswer(), tenant: tenantAnswer() },
  member: {
    title: 'Member',
    user: userAnswer({ id: 'user-member', name: 'Jonas Weber', username: 'jonas', role: 'tenant_member' }),
    tenant: tenantAnswer(),
  },
  viewer: {
    title: 'Viewer',
    user: userAnswer({ id: 'user-viewer', name: 'Vera Ivanova', username: 'vera', role: 'tenant_viewer' }),
    tenant: tenantAnswer(),
  },
  longNames: {
    title: 'Long names',
    user: userAnswer({
      id: 'user-long',
      name: longName,
      username: 'maximiliana.wilhelmine',
      email: `${longWord(40)}@switchboard.test`,
      role: 'regional_administrator_of_everything',
    }),
    tenant: tenantAnswer({ name: `Gesellschaft für ${longWord(60)}` }),
  },
  unnamed: {
    title: 'Without a name',
    user: userAnswer({ id: 'user-bare', name: '', username: 'bare', email: '', role: '' }),
    tenant: tenantAnswer({ name: '' }),
  },
} as const satisfies Record<string, Member>;

/** The member of that name; the admin for any other. */
export const memberOf = (name: unknown): Member =>
  Object.entries(members).find(([key]) => key === name)?.[1] ?? members.admin;

/** A token that the mocks know as the member's of that name; the admin's for any other. */
export const tokenOf = (name: unknown): string => `token-${name === 'member' || name === 'viewer' ? name : 'demo'}-1`;
