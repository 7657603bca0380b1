/** A message as the built-in assistant reads it, which answers without a model. */
export interface ReadMessage {
  /** In lower case, without short forms, typos of one letter, and marks at the end. */
  readonly said: string;
  /** As it was written, for what is passed on. It has as many words as `spelled`, so a part found there is found here. */
  readonly written: string;
  /** As it was written, without typos. */
  readonly spelled: string;
  /** Words that are not known here may change what is meant, as in 'how many leads are in Berlin': nothing is guessed. */
  readonly isStrange: boolean;
}

/** Reads a message. `names`: of the agents and services of the organisation, which are known words, too. */
export function readMessage(message: string, names: readonly string[]): ReadMessage {
  const known = new Set([...subjects, ...names.flatMap((name) => name.toLowerCase().match(/[\p{L}']+/gu) ?? [])]);
  const written = message.replaceAll(/\s+/g, ' ').trim();
  const spelled = written.replaceAll(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase();
    const right = correctTypo(lower, known);
    return right === lower ? word : right;
  });
  let said = spelled.toLowerCase();
  for (const [form, full] of shortForms) said = said.replaceAll(form, full);
  said = said.replace(/[\s.!?…]+$/, '').trim();
  return { said, written, spelled, isStrange: isStrange(said, written, known) };
}

/** Short forms and how they are read. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/[’`]/g, "'"],
  [/\b(what|how|who|where|when|that|there|it)'?s\b/g, '$1 is'],
  [/\b(?:pls|plz|plse|plx)\b/g, 'please'],
  [/\bgimme\b/g, 'give me'],
  [/\bu\b/g, 'you'],
  [/\br\b/g, 'are'],
  [/\bdont\b/g, "don't"],
  [/\bcal\b/g, 'calendar'],
  [/\b(?:everything|everybody) is ok\b/g, 'status ok'],
  [/\s+/g, ' '],
];

/** Words that say what a message is about. A word that is one letter off is read as one of these. */
const subjects = new Set(
  `agent agents lead leads prospect prospects contact contacts calendar email emails mail mails inbox mailbox research
  researcher researches sources scraper google maps orchestrator generation unread reply replies draft drafts message
  messages meeting meetings event events appointment appointments agenda schedule business businesses company companies place places
  restaurants workflow workflows template templates connection connections connected connect service services integration
  integrations attention urgent waiting approval approve review start started starting stop stopped pause paused resume restart launch
  activate enable disable switch please today tomorrow yesterday week month spent spend spending budget costs cost usage
  money failed failing failure failures error errors status active running happened latest recent recently report summary
  overview check refresh update sync everything anything score average qualified converted duplicates working`
    .trim()
    .split(/\s+/),
);

/** Words that are one letter away from a subject, and yet no typos. */
const lookalikes = new Set(
  'contract contracts smart stare stark starts evens cause mouth leaks leaps least lease writing planes plants world cloud'.split(
    ' ',
  ),
);

/** Ordinary words around the subjects: neither typos nor names. */
const fillerWords = new Set(
  `a about account address after afternoon again ago all already also am an and any are as ask at away back bad be been before
  best better big bit book busy but by came can come coming could count currently data day days details did do does doing done
  don't earlier else enough evening ever every far fine first for found free from get gets getting give go going good got had
  happen happening has have hello help here hey hi hot hour hours how i i'd i'm if in into is it its job jobs just keep know
  last left let list listed little look looking lot made make many me mind meanwhile lately minute minutes moment months more morning most much
  my near need needs new newest news next night no not nothing now number of off ok okay old on one ones online only open or
  our out overnight past people per pick quick quickly ran really right run runs said say see set should show since so some
  somebody something soon state still take tell than thank thanks that the their them then there these they thing things this
  those time times to tonight too top total totals up us use used uses using very wait waits want was we weeks well went were
  what when where which while who whole why will with work worked works would wrong year yes yet you your
  add added bring brought catch collect collected completed date find finding finish finished generate generated pay paid
  pending price priced receive received scrape scraped synced sort sorted
  plan plans planned costing hooked achieve achieved achievement miss missed catch switched today's tomorrow's
  yesterday's person write wrote sent send answer answered great soon later full empty room
  broken break broke read care ready haven't hasn't isn't aren't didn't doesn't can't won't we've i've they've down fail fails crash crashed bill charge charged expensive idle live offline awake quiet sleeping
  api key keys super assistant switchboard tasks task queue queued progress results result highest lowest rating ratings
  stuff team side end feel fresh recap briefing brief rundown action actions must deal handle handled mend mends mended fix fixes fixed missing problem problems`
    .trim()
    .split(/\s+/),
);

/** Whether one letter is wrong, missing, added, or changed places with its neighbour. */
function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

/** Shorter words are not corrected: too many are one letter off. */
const shortest = 5;
/** In words of this length or more, the first letter may be the wrong one too. */
const long = 7;

function correctTypo(word: string, known: ReadonlySet<string>): string {
  if (word.length < shortest || known.has(word) || lookalikes.has(word) || fillerWords.has(word)) return word;
  for (const one of known)
    if (one.length >= shortest && (one[0] === word[0] || word.length >= long) && isOneLetterOff(word, one)) return one;
  return word;
}

/** Whether all words of a text are known here, so that it names nothing from outside. */
export const isOnlyFamiliar = (text: string): boolean =>
  (text.toLowerCase().match(/[\p{L}']+/gu) ?? []).every((word) => subjects.has(word) || fillerWords.has(word));

/** The word after one of these says which ones are meant: 'leads in Berlin'. */
const narrowing =
  /\b(?:in|at|from|near|with|about|for|to|of|on|by|named|called)(?: (?:the|a|an|my|our))? ([\p{L}']+)/gu;
/** One word that is not known does no harm, unless it is a name or narrows what is meant. */
const mostStrange = 1;

function isStrange(said: string, written: string, known: ReadonlySet<string>): boolean {
  const isKnown = (word: string): boolean => known.has(word) || fillerWords.has(word);
  const strange = (said.match(/[\p{L}']+/gu) ?? []).filter((word) => !isKnown(word));
  /** Words with a capital that do not begin a sentence. */
  const names = [...written.matchAll(/(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu)].map(([word]) => word.toLowerCase());
  return (
    strange.length > mostStrange ||
    strange.some((word) => names.includes(word)) ||
    [...said.matchAll(narrowing)].some(([, word = '']) => strange.includes(word))
  );
}
