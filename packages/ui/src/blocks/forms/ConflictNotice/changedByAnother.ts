/** Why nothing can be saved while two members' edits conflict. */
export const changedByAnother = (fields: number): string =>
  `Another member changed ${fields === 1 ? '1 field' : `${fields} fields`} that you edited`;
