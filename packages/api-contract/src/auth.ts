import * as v from 'valibot';
import { cell, flag, requiredText, text } from './wire.ts';
import { limits } from './limits.ts';

/** A member of a tenant. What the role may, `roles.ts` says. */
export const user = v.object({ id: text(), username: text(), name: text(), email: text(), role: text() });
export type User = v.InferOutput<typeof user>;

/** The organisation that a member belongs to. */
export const tenant = v.object({ id: text(), name: text() });
export type Tenant = v.InferOutput<typeof tenant>;

/** Body of `POST /api/auth/login`. */
export const loginRequest = v.strictObject({
  username: requiredText('Username', limits.text.line),
  password: v.pipe(
    v.string('Password is required'),
    v.minLength(1, 'Password is required'),
    v.maxLength(1024, 'Password is too long'),
  ),
});
export type LoginRequest = v.InferInput<typeof loginRequest>;

/** true: the organisation may connect the sandbox in place of real services. */
const sandbox = flag();

/** Answer of `POST /api/auth/login`: token, user and tenant, or `error` beside a refusing status. */
export const loginResponse = v.object({
  token: text(),
  user: cell(user),
  tenant: cell(tenant),
  sandbox,
  /** true: the member has never been here before. */
  firstVisit: flag(),
  error: text(),
});
export type LoginResponse = v.InferOutput<typeof loginResponse>;

/**
 * Answer of `GET /api/auth/session`: the owner of the bearer token, and what their role may (`rights` in roles.ts;
 * names that are not known are read, and mean nothing).
 */
export const sessionResponse = v.object({
  user,
  tenant: cell(tenant),
  role: text(),
  may: cell(v.array(v.string())),
  sandbox,
  /** true: it is the account of Demo Access, whose password is public. */
  demo: flag(),
});
