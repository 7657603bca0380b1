const ways = {
  all: 'You can undo this.',
  some: 'Some of this can’t be undone.',
  none: 'This can’t be undone.',
} as const;

/** What the assistant asks before it acts: `deeds` is what it would do, `undo` how much of that can be undone. */
export const confirmQuestion = (deeds: string, undo: keyof typeof ways): string =>
  `Shall I ${deeds}? ${ways[undo]} Answer yes to go on.`;
