/** The member that a call is made for. */
export interface Member {
  readonly userId: string;
  readonly tenantId: string;
  readonly tenantName: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
}
