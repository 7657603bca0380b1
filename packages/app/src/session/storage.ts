import type { Tenant, User } from '@switchboard/api-contract/auth';
import { storageKeys } from '@switchboard/api-contract/session';

/** A session as the browser stores it. */
export interface StoredSession {
  readonly token: string;
  readonly user: User;
  readonly tenant: Tenant | undefined;
  /** It began with the member's first sign-in. Not stored: a reload is another visit. */
  readonly firstVisit?: boolean | undefined;
}

/** localStorage, which may be full, corrupt or forbidden. Then nothing is stored and nothing throws. */
export const browserStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Full or forbidden: the session lasts as long as the page.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Forbidden: nothing was stored.
    }
  },
};

/** The key of the chosen appearance, which `public/appearance.js` also reads before the first paint. */
export const appearanceKey = 'appearance';

let sessionInMemory: StoredSession | null = null;

/** The bearer token: `auth_token`, else the older `authToken`. */
export function readToken(): string | null {
  return (
    browserStorage.read(storageKeys.token) ??
    browserStorage.read(storageKeys.olderToken) ??
    sessionInMemory?.token ??
    null
  );
}

/** The stored session. A user or tenant that does not parse clears all stored keys. */
export function readSession(): StoredSession | null {
  const token = readToken();
  if (!token) return null;
  if (sessionInMemory) return sessionInMemory;
  try {
    const user = readTextFields(browserStorage.read(storageKeys.user) ?? '{}');
    const tenant = browserStorage.read(storageKeys.tenant);
    return {
      token,
      user: {
        id: user('id'),
        username: user('username'),
        name: user('name'),
        email: user('email'),
        role: user('role'),
      },
      tenant: tenant === null ? undefined : { id: readTextFields(tenant)('id'), name: readTextFields(tenant)('name') },
    };
  } catch {
    clearSession();
    return null;
  }
}

/** Reads text fields of a stored object; throws when it is none. By hand, since sign-in loads no schemas. */
function readTextFields(json: string): (field: string) => string | undefined {
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('Not an object');
  return (field) => {
    const text: unknown = Object.hasOwn(value, field) ? (value as Record<string, unknown>)[field] : undefined;
    return typeof text === 'string' ? text : undefined;
  };
}

/**
 * Keeps a session. Without `tenant`, none is stored. The token goes last: other tabs follow it, and must find the
 * member whole.
 */
export function writeSession(session: StoredSession): void {
  clearSession();
  browserStorage.write(storageKeys.user, JSON.stringify(session.user));
  if (session.tenant) browserStorage.write(storageKeys.tenant, JSON.stringify(session.tenant));
  browserStorage.write(storageKeys.token, session.token);
  if (browserStorage.read(storageKeys.token) !== session.token) sessionInMemory = session;
}

/** Removes the session, the older keys included. */
export function clearSession(): void {
  sessionInMemory = null;
  for (const key of Object.values(storageKeys)) browserStorage.remove(key);
}
