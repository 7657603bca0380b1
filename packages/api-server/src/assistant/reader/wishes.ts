/** What the next wish begins with. */
const opener =
  'please|tell|show|give|list|check|find|what|which|how|why|when|who|is|are|did|do|does|have|has|any|pause|stop|start|run|restart|resume|turn|switch|sync|research|let|cancel|abort|retry|mark|add|change|set|put|contacts|calendar|leads|email|also|then|refresh|update|scrape|pull|activate|disable|enable|reply|draft|plan|the number of|give it|it is';
const boundary = new RegExp(
  String.raw`(?<!\b(?:dr|mr|mrs|ms|st|prof))[.?!;]\s+(?:(?:and|then|also|but)\s)*|,?\s(?:and|then|but|also)(?:\s(?:then|also|please))*\s(?=(?:please\s)?(?:${opener})\b)|,\s(?=(?:${opener})\b)`,
  'i',
);

/**
 * Where one wish ends and the next begins, outside of these names: at the end of a sentence, or at a word that begins
 * one.
 */
export const splitWishes = (written: string, names: readonly string[]): readonly string[] =>
  names
    .reduce((text, name, at) => text.replaceAll(name, `\uE000${at}\uE001`), written)
    .split(boundary)
    .map((part) => part.replaceAll(/\uE000(\d+)\uE001/g, (_, at: string) => names[Number(at)] ?? ''))
    .map((part) => part.trim())
    .filter((part) => part !== '');
