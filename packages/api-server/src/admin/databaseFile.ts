/** The name of the database in the data folder. */
export const databaseFile = 'switchboard.db';
