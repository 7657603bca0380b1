import type { Cause } from '../Cause.ts';

/** The disk of the database is full. Nothing in the app makes space, so there is no button. */
export const fullDisk: Cause = ({ db }) =>
  Promise.resolve(
    db.trouble?.diskIsFull
      ? [
          {
            id: 'storage.full',
            kind: 'storage',
            severity: 'critical',
            text: 'The disk of this server is full',
            about: 'Nothing can be saved until there is space on it',
            needs: 'administer',
          },
        ]
      : [],
  );
