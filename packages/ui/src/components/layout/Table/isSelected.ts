/** Whether a row is the selected one, or one of those that are. */
export const isSelected = (selected: string | ReadonlySet<string> | undefined, key: string | undefined): boolean =>
  key !== undefined && (typeof selected === 'string' ? selected === key : (selected?.has(key) ?? false));
