import {
  loginResponse as loginSchema,
  sessionResponse as sessionSchema,
  tenant as tenantSchema,
  user as userSchema,
} from '@switchboard/api-contract/auth';
import { rightsOf } from '@switchboard/api-contract/roles';
import type * as v from 'valibot';
import { read } from './build.ts';

export type UserAnswer = v.InferInput<typeof userSchema>;
export type TenantAnswer = v.InferInput<typeof tenantSchema>;
export type LoginAnswer = v.InferInput<typeof loginSchema>;
export type SessionAnswer = v.InferInput<typeof sessionSchema>;

/** The demo user. */
export function userAnswer(overrides: Partial<UserAnswer> = {}): UserAnswer {
  return {
    id: 'demo-user',
    username: 'demo',
    name: 'Demo User',
    email: 'demo@switchboard.test',
    role: 'tenant_admin',
    ...overrides,
  };
}
export const user = (overrides: Partial<UserAnswer> = {}) => read(userSchema, userAnswer(overrides));

/** The demo tenant. */
export function tenantAnswer(overrides: Partial<TenantAnswer> = {}): TenantAnswer {
  return { id: 'northlight', name: 'Northlight GmbH', ...overrides };
}
export const tenant = (overrides: Partial<TenantAnswer> = {}) => read(tenantSchema, tenantAnswer(overrides));

/** A successful sign-in. */
export function loginAnswer(overrides: Partial<LoginAnswer> = {}): LoginAnswer {
  return { token: 'token-demo-1', user: userAnswer(), tenant: tenantAnswer(), sandbox: true, ...overrides };
}
export const login = (overrides: Partial<LoginAnswer> = {}) => read(loginSchema, loginAnswer(overrides));

/** The owner of the token. */
export function sessionAnswer(overrides: Partial<SessionAnswer> = {}): SessionAnswer {
  const owner = overrides.user ?? userAnswer();
  const { role = '' } = owner;
  return { user: owner, tenant: tenantAnswer(), role, may: [...rightsOf(role)], sandbox: true, ...overrides };
}
export const session = (overrides: Partial<SessionAnswer> = {}) => read(sessionSchema, sessionAnswer(overrides));
