/** The key of everything that is read of an agent's records. */
export const recordsKey = (slug: string) => ['records', slug] as const;
