/** Why nothing is saved while two members disagree. */
export const changedByAnother = (fields: number): string =>
  `Another member changed ${fields === 1 ? '1 field' : `${fields} fields`} that you edited`;
