declare module '../platform/store/Database.ts' {
  interface Tables {
    vaultKey: VaultKeyTable;
  }
}

/** The one key that the stored secrets of all organisations are sealed with. No row before the first start. */
export interface VaultKeyTable {
  /** See `fingerprintOf`: it tells nothing of the key. */
  fingerprint: string;
}
