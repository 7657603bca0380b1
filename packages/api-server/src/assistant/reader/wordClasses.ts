import { phrases } from './SaidWords.ts';

/** Words that say how something is asked, and nothing of what. */
export const filler = phrases(
  "a|an|the|my|our|your|their|its|his|her|'s|of|in|on|at|to|for|from|with|by|into|is|are|was|were|be|been|being|am|do|does|did|done|have|has|had|having|got|get|gets|give|i|we|us|me|you|it|they|them|he|she|there|here|that|this|these|those|which|what|who|whose|whom|please|but|mention|mentions|mentioning|regarding|concerning|sort|order|all|any|some|every|each|one|ones|and|or|also|too|show|list|tell|see|know|want|need|would|like|could|can|will|should|shall|look|looking|received by|currently|now|right|so|far|as|yet|already|still|ever|altogether|together|overall|exactly|just|only|really|actually|hey|hi|hello|ok|okay|well|let|check|find|out|about|if|whether|well as|everything|anything|something|anyone|anybody|somebody|someone|everyone|everybody|people|person|thing|things|how|name|names|named|called|record|records|entry|entries|item|items|database|moment|thanks|thank|than|more|much|then|up|go|going|quickly|quick|among|within|bring|pull|display|when|where|why|take|stand|today's|me|and then|give me|in all|in total|total|sum|exist|exists|put|contain|contains|containing|include|includes|including|myself|kind|sort of|located|based|living|detail|details|information|info|mine|ours|new ones|available|existing|stored|saved|system|switchboard|assistant",
);

/** What an answer is to be: a number, whether there is any, a mean, a list. */
export const countWords = phrases('how many|number of|count|count of|how much|total number|amount of');
export const averageWords = phrases('average|mean|on average|in average');
export const whoWords = phrases('who|whose|whom|who is|who are|who has');
export const whenWords = phrases('when|when is|when did|what time|at what time|which day|what day');
export const whereWords = phrases('where|where is|where are');
export const anyWords = phrases(
  'any|anything|is there|are there|do i have|do we have|have i|have we|did i|did we|am i|has anyone|has anybody|did anyone|did anybody',
);

/** What points back at what was asked before. */
export const pointing = phrases(
  'them|those|these|they|their|of them|of those|of these|it|its|that one|this one|he|she|his|her|him|the same|same|ones|instead|the others',
);
/** What points back at one record. */
export const pointingAtOne = phrases('it|its|his|her|he|she|him|that one|this one');
/** Words that want records, and not only their number. */
export const listWords = phrases('which|who|list|show|what|name|names|tell|see');
export const continuing = new Set([
  'and',
  'what about',
  'how about',
  'only',
  'just',
  'or',
  'but',
  'also',
  'now',
  'then',
]);

/** The order of a list, and how many of it. `figure`: by a number; else by time. */
export interface Order {
  readonly by: 'time' | 'figure';
  readonly falls: boolean;
}
const order = (by: Order['by'], falls: boolean, text: string) =>
  text.split('|').map((one): [string, Order] => [one, { by, falls }]);
export const orders: ReadonlyMap<string, Order> = new Map([
  ...order('time', true, 'newest|latest|most recent|most recently|recent|recently|last|lately|freshest|youngest'),
  ...order('time', false, 'oldest|earliest|first|next|upcoming|coming up|soonest'),
  ...order('figure', true, 'best|highest|top|greatest|biggest|largest|most|strongest|hottest|longest|highest first'),
  ...order('figure', false, 'worst|lowest|least|smallest|fewest|weakest|poorest|lowest first'),
]);
export const sortedBy = phrases(
  'sorted by|sort by|ordered by|order by|ranked by|rank by|in order of|by|sort them by|arranged by',
);
export const falling = phrases(
  'descending|highest first|newest first|latest first|best first|most first|largest first|desc|downwards|from high to low',
);
export const rising = phrases(
  'ascending|lowest first|oldest first|earliest first|alphabetically|in alphabetical order|asc|upwards|from low to high|a to z',
);
export const ordinals: ReadonlyMap<string, number> = new Map(
  'first second third fourth fifth'.split(' ').flatMap(
    (word, at) =>
      [
        [`${word} one`, at],
        [`the ${word}`, at],
        [`the ${word} one`, at],
        [`${word} of them`, at],
      ] as [string, number][],
  ),
);
