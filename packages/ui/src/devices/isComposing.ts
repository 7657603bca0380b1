/**
 * Whether a key belongs to an input method that composes a word: Enter chooses it, Escape gives it up, arrows go
 * through what it could be. Safari ends the composition first and leaves key code 229
 * (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode, https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export const isComposing = ({
  isComposing: composing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => composing || keyCode === 229;
