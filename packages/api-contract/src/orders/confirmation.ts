const undoSentences = {
  all: 'You can undo this.',
  some: 'Some of this can’t be undone.',
  none: 'This can’t be undone.',
} as const;

/** The question before assistant actions: `actions` names them, `undo` says how much of them can be undone. */
export const confirmQuestion = (actions: string, undo: keyof typeof undoSentences): string =>
  `Shall I ${actions}? ${undoSentences[undo]} Answer yes to go on.`;

const softenedBy = /\b(?:please|thank you|thanks?)\b/gi;
const yes =
  /^(?:yes|yeah|yep|yup|y|sure|of course|ok|okay|alright|all right|confirm|confirmed|i confirm|do it|do so|do that|go|go on|go ahead)(?: (?:do it|do so|do that|go on|go ahead|i confirm|sure|i am sure|(?:start|stop|restart|run|pause|resume|begin) (?:it|them|that|this)))?$/;
const no =
  /^(?:no|nope|nah|n|cancel|cancel it|cancel that|stop|never mind|nevermind|leave it|forget it|do not|don't|not now)(?: (?:cancel|cancel it|leave it|do not|don't|thanks?|not now|never mind))?$/;

const undo =
  /^(?:(?:can|could|would) you )?(?:undo|revert|reverse|take back|roll back)(?: (?:it|that|this|the last (?:thing|one|change|action)|the change|what you (?:just )?did))?(?: again)?$|^take (?:it|that|this) back$/;

/** Only the words of an answer: lower case, without punctuation and politeness. */
const bare = (message: string): string =>
  message
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(softenedBy, ' ')
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Whether a message says yes and nothing else; 'yes, but …' does not. */
export const saysYes = (message: string): boolean => yes.test(bare(message));

/** Whether a message says no and nothing else. */
export const saysNo = (message: string): boolean => no.test(bare(message));

/** Whether a message asks to undo what was just done, and nothing else. */
export const saysUndo = (message: string): boolean => undo.test(bare(message));
