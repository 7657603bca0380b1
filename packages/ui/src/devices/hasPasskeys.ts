/** What a page over plain http says of passkeys, which it gets from no browser; undefined over https and on localhost. */
export const passkeysNeedHttps = (): string | undefined =>
  isSecureContext ? undefined : 'Browsers give passkeys only to pages over https.';

/** Whether this browser can ask for passkeys here: over https or on localhost, at an address that has a name. */
export const hasPasskeys = (): boolean =>
  'parseRequestOptionsFromJSON' in (globalThis.PublicKeyCredential ?? {}) && /^[^[]*[a-z]/.test(location.hostname);
