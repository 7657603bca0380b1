/** Whether this browser can ask for passkeys here: over https or on localhost, at an address that has a name. */
export const hasPasskeys = (): boolean =>
  'parseRequestOptionsFromJSON' in (globalThis.PublicKeyCredential ?? {}) && /^[^[]*[a-z]/.test(location.hostname);
