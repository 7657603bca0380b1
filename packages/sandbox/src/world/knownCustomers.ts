import { people, type Person } from './people.ts';

/** Those with an address that the account's CRMs know from the start; `nth` below 12 chooses among disjoint groups. */
export const knownCustomers = (nth: number): readonly (Person & { readonly email: string })[] =>
  people.flatMap((person, index) => {
    const { email, emailStatus } = person;
    return index % 12 === nth && email !== undefined && emailStatus === 'verified' ? [{ ...person, email }] : [];
  });
