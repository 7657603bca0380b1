import * as React from 'react';

/** React's own name for what it shares between its packages. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Makes React in development take no stack trace of each element: its developer tools show them, a test has no use for
 * them, and they are a sixth of what it costs. React itself stops at 10 000 a second; here it counts more from the
 * start. Where there is no such count, nothing changes.
 */
export function leaveOutTraces(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
