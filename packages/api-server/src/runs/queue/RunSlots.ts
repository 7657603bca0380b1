/** How many runs may be worked on at a time. */
export interface RunSlots {
  /** By one server. */
  readonly slots: number;
  /** Of one tenant, by all servers. */
  readonly ofTenant: number;
}
