/** What holds Save back while there are conflicts. */
export const chooseFirst = (fields: number): string | undefined =>
  fields > 0 ? 'Choose between your value and theirs first' : undefined;

/** Why nothing can be saved while two members' edits conflict. */
export const changedByAnother = (fields: number): string =>
  `Another member changed ${fields === 1 ? '1 field' : `${fields} fields`} that you edited`;
