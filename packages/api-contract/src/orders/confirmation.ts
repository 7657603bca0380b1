const undoSentences = {
  all: 'You can undo this.',
  some: 'Some of this can’t be undone.',
  none: 'This can’t be undone.',
} as const;

/** The question before assistant actions: `actions` names them, `undo` says how much of them can be undone. */
export const confirmQuestion = (actions: string, undo: keyof typeof undoSentences): string =>
  `Shall I ${actions}? ${undoSentences[undo]} Answer yes to go on.`;

const praise = 'good|great|fine|perfect|right|correct|excellent|lovely|wonderful|ok|okay|alright|all right';
const yes = [
  'y|yes+|yeah+|yea|yep|yup|aye|k|sure(?: thing)?|for sure|of course|certainly|absolutely|definitely|exactly|indeed',
  'agreed?|approved?|accepted|granted|affirmative|deal|confirm(?:ed)?|why not|by all means|be my guest|no objections?',
  "i (?:confirm|agree|approve|do|am sure|(?:would|want to) (?:like|do) (?:it|that))|i want (?:it|that)|i'd (?:like|love) that",
  'do|(?:do|make) (?:it|so|that|this|them|both)(?: so| happen)?|get it done|you (?:may|can|bet)|works for me|lgtm|thumbs? up',
  "(?:let's |let us )?(?:go|proceed|continue|carry on)(?: ahead| on| for it)?(?: with (?:it|that))?|let's(?: do (?:it|that|this))?",
  `(?:(?:that's|(?:(?:that|this|all|it) )?(?:sounds|looks|seems)|(?:that|this) (?:is|would be|will be|works)) )?(?:very |really |just |all )?(?:${praise})(?: idea| plan)?(?: (?:to|by|for|with) me)?`,
  'that works(?: for me)?',
].join('|');
const no = [
  'n|no+|nope|nah|nay|never|negative|no way|no need|(?:absolutely|definitely|certainly|of course|better|rather|maybe|probably) not',
  'not (?:now|yet|today|really|at all|this time|like this)|by no means|never ?mind|later|maybe later|another time|wrong|bad idea|thumbs? down',
  'stop|(?:cancel|abort|skip|drop|scrap|leave|forget|reject|decline)(?: (?:it|that|this|them))?(?: (?:be|alone|out))?|forget about (?:it|that)|let it be',
  "(?:do not|don't|let's not|let us not|(?:i'd |i would )?rather not)(?: (?:do|bother|touch))?(?: (?:it|that|this|so|anything))?",
  "hold (?:on|off|it)|wait|hang on|i(?: have|'ve)? changed my mind|i (?:don't|do not) (?:think so|want (?:it|that|this|to|you to))",
  "(?:that's|that is|this is) (?:wrong|not (?:it|right|what i (?:meant|want|wanted)))",
].join('|');
/** What stands beside either and changes nothing. */
const beside =
  'please|pls|thanks?(?: you)?|very much|so much|a lot|then|now|right (?:now|away)|at once|just|well|oh|hey|so|really|actually|and|for (?:me|now)|i think|after all|assistant|switchboard';
/** What may follow a yes: 'yes to both', 'yes, stop it'. */
const more =
  'to|both|all(?: of (?:it|them|that))?|everything|(?:start|stop|restart|run|pause|resume|begin|cancel|retry|set|add|change|send|draft|plan|sync|update|launch) (?:it|them|that|this|both)';

const yesAlone = new RegExp(`^(?:(?:${beside}) )*(?:${yes})(?: (?:${yes}|${beside}|${more}))*$`);
const noAlone = new RegExp(`^(?:(?:${beside}|but) )*(?:${no})(?: (?:${no}|${beside}))*$`);

/** What is neither: words of other languages, and those of somebody who does not know. */
const unsure =
  /^(?:\p{L}{1,2}(?: \p{L}{1,2})?|jaa?|jawohl|oui|non|nein|nej|nee|nie|tak|hai|sim|nao|não|evet|igen|nem|ano|joo|bien|claro|vale|genau|klar|maybe|perhaps|possibly|probably|hm+|uh+|i (?:guess|suppose)(?: so)?|not sure|i am not sure|i'm not sure|dunno|i (?:don't|do not) know|no idea|whatever|up to you|as you like)$/u;

const undo =
  /^(?:(?:can|could|would) you )?(?:undo|revert|reverse|take back|roll back)(?: (?:it|that|this|the last (?:thing|one|change|action)|the change|what you (?:just )?did))?(?: again)?$|^take (?:it|that|this) back$/;

/** Signs that say yes or no. */
const signs = [
  [/[👍👌✅✔💯🆗]/gu, ' yes '],
  [/[👎❌🚫✖🙅]/gu, ' no '],
] as const;

/** Longer ones say more than yes or no. */
const longest = 80;

/** Only the words of an answer: lower case, without marks. '' where it asks something. */
function bare(message: string): string {
  const said = signs
    .reduce((text, [form, word]) => text.replaceAll(form, word), message.slice(0, longest + 1))
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\bwhy not\?/g, 'why not');
  return message.length > longest || said.includes('?')
    ? ''
    : said
        .replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
}

/** Whether a message says yes and nothing else; 'yes, but …' does not. */
export const saysYes = (message: string): boolean => yesAlone.test(bare(message));

/** Whether a message says no and nothing else. */
export const saysNo = (message: string): boolean => noAlone.test(bare(message));

/** Whether a message may be a yes or a no, in another language or of somebody who is not sure: it is asked back. */
export const isUnsure = (message: string): boolean =>
  unsure.test(bare(message)) && !saysYes(message) && !saysNo(message);

const opening =
  /^(?:(?:no+|nope|nah|yes|yeah|yep|ok(?:ay)?|sure|fine|wait|hold on|sorry|oh|well|but|actually|rather|instead|better|please|only|just|i (?:meant?|said|want(?:ed)?)|i'd (?:rather|prefer)(?: have)?|(?:make|do|run|set|start|change) (?:it|that|them)(?: to| for| with)?|(?:it|that) should be|let it(?: run)?|use|take|not that(?: one)?)\b[\s,.!;:–—-]*)+/;
const ending = /(?:[\s,]+(?:instead|rather|please|then|thanks?|though))+$/;

/** What a message says instead of what was asked, in lower case: 'at 10' of 'no, at 10'. Undefined where nothing. */
export function changeIn(message: string): string | undefined {
  if (message.length > 2 * longest) return undefined;
  const said = message
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,]+|[\s.!,]+$/g, '');
  if (said.length > longest || said.includes('?')) return undefined;
  const rest = said.replace(opening, '').replace(ending, '');
  return rest !== '' &&
    (rest !== said || /^(?:at|the|not|without|except|and|also|on|every|each|daily|in the) /.test(said))
    ? rest
    : undefined;
}

/** Whether a message asks to undo what was just done, and nothing else. */
export const saysUndo = (message: string): boolean =>
  undo.test(
    bare(message.replaceAll('?', ' '))
      .replaceAll(/\b(?:please|thank you|thanks?)\b/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
