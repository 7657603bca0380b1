/** The agents, by list type, whose next run may be shown before it starts. */
export const showsPreview: readonly string[] = ['lead-generation'];
