const sorry =
  "i(?:[’']m| am) (?:very |really |so )?sorry|sorry|i apologi[sz]e|apologies|unfortunately|tut mir leid|leider|désolé|lo siento|mi dispiace|sinto muito|desculpe|het spijt me|helaas|przykro mi|przepraszam|抱歉|对不起|申し訳";
const cannot = [
  "i (?:can[’']?t|cannot|can not|won[’']?t|must decline|am (?:unable|not able))|i[’']m (?:unable|not able)",
  '(?:kann|darf) ich[^.\\n]{0,60} nicht|ich (?:kann|darf)[^.\\n]{0,60} nicht|ik kan[^.\\n]{0,60} niet',
  'je ne peux pas|no puedo|non posso|não posso|nie mogę|无法|不能|できません',
].join('|');
const declines = new RegExp(
  `^[^\\p{L}]*(?:.{0,10}(?:${sorry})[^.!?\\n]{0,60}?)?(?<!\\p{Script=Latin})(?:${cannot})`,
  'iu',
);

/**
 * Whether an answer that holds no JSON begins as models do that decline, in the languages that messages mostly come in:
 * 'I’m sorry, but I can’t help with that.'
 */
export const isRefusalText = (text: string): boolean => !/[{[]/.test(text) && declines.test(text.trim());
