import { kinds } from './kinds.ts';
import type { OrganisationState } from './organisationState.ts';
import * as orders from './orderWords.ts';
import * as topics from './topicWords.ts';
import * as classes from './wordClasses.ts';
import { correctTypos, phrases, type Words } from './SaidWords.ts';

const wordsIn = (texts: Iterable<string>): string[] =>
  [...texts].flatMap((text) => text.toLowerCase().match(/[\p{L}']+/gu) ?? []);
const lexicons = [...Object.values(orders), ...Object.values(topics), ...Object.values(classes)].filter(
  (one): one is ReadonlyMap<string, string> => one instanceof Map,
);

/** Words that a wrong letter is corrected to: those that say what a message is about. */
const subjects = new Set([
  ...kinds.flatMap(({ words, one }) => wordsIn([...words.keys(), one])),
  ...wordsIn([
    'please agents scraper research researcher orchestrator contacts calendar today tomorrow yesterday schedule connected attention budget status active paused failed failure pause restart start stop resume score qualified converted unread phone company industry location rating running week month appointments meeting emails',
  ]),
]);
/** Words that are right as they are. */
const ordinary = new Set([
  ...lexicons.flatMap((lexicon) => wordsIn(lexicon.keys())),
  ...kinds.flatMap(({ fieldWords, states }) => wordsIn([...fieldWords.keys(), ...states.keys()])),
  ...wordsIn([
    'contract contracts smart stare stark starts evens cause mouth leaks leaps least lease writing planes plants world cloud head heads loads reads',
  ]),
]);

const cache = new WeakMap<OrganisationState, (word: string) => string>();

/** Corrects words that are one letter off. */
export function spelling(organisation: OrganisationState): (word: string) => string {
  const names = wordsIn([...organisation.agents, ...organisation.connections].map(({ name }) => name));
  const known = cache.get(organisation) ?? correctTypos(new Set([...subjects, ...names]), ordinary);
  cache.set(organisation, known);
  return known;
}

export const subjectWords = {
  asks: phrases('why|what|how|tell me|explain|what is|who|when'),
  points: phrases('it|this|that|the run|this run|fail|failed|wrong|happened|mends|mend|fix|fixes|result'),
  more: phrases(
    'did|does|has|is|and|do|i|can|would|me|more|about|the|run|here|happen|go|went|to|find|found|a|was|in|so|again',
  ),
  abilities: phrases(
    'what can you do|what can you do for me|help|help me|what can i ask|what can i ask you|what are you able to do|how can you help|how can you help me|who are you|what are you|what do you do|how do you work|how does this work|what can i do here|what else can you do|how can i use you|what can i say|what do you know|what is switchboard|what is this',
  ),
  /** States of runs and agents that records have, too. */
  states: phrases('agent|agents|run|runs'),
};

const greetings = phrases('hello|hi|hey|good morning|good afternoon|good evening|how are you|hi there|hello there');
/** Verbs of orders: what begins with one is no question. */
export const instructions = phrases(
  'add|book|buy|call|cancel|change|create|delete|remove|draft|forward|invite|make|move|order|play|remind|reply|send|start|stop|translate|turn|write|do not|never|pause|restart|mark|rename|edit|erase|drop|import|export|email|mail|archive|approve|reject|accept|decline|merge|publish|post|upload|download|schedule a|plan a|set|run|transfer|pay|invite|assign|clear|resume|switch|disable|enable|activate|put|retry|abort|update|refresh|sync|scrape',
);

const thanks = phrases(
  'thanks|thank you|thanks a lot|thank you very much|perfect|great|cool|nice|bye|goodbye|good bye|see you|that was all|that is all|that will be all|awesome|ok|okay|good job|well done|cheers|hello|hi|hey|good morning|good afternoon|good evening|good night|how are you|much appreciated|lovely|wonderful|excellent|never mind|all good|got it|brilliant|super|have a nice day|have a good day|so much|very much|there|you|assistant|for now|for today|everyone|again|then',
);
/** Whether a message is only a greeting. */
export const isGreeting = (words: Words): boolean => words.has(greetings) && words.isOnly(thanks);
/** Whether a message is only thanks or a greeting. */
export const isThanks = (words: Words): boolean => words.all.length > 0 && words.isOnly(thanks);

const retries = phrases(
  'retry|redo|repeat|rerun|re-run|try again|try it again|run it again|start it again|again|once more|try that again|run that again|try this again',
);
const retried = phrases('it|this|that|the run|this run|that run|run|please|now|once more|again');
/** Whether a message asks to try again what the conversation began at. */
export const isRetry = (words: Words): boolean => words.has(retries) && words.isOnly(retries, retried);
