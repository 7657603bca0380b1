import type { Question, Answerer } from './Question.ts';
import { isAboutSubject, answerAboutSubject } from './answerAboutSubject.ts';
import {
  connectionIn,
  answerAboutAbilities,
  answerAboutAttention,
  answerAboutConnections,
  answerAboutUsage,
} from './answerAboutOthers.ts';
import { countsRecords, namesRecords, answerAboutRecords } from './answerAboutRecords.ts';
import {
  answerAboutActive,
  answerAboutAgents,
  answerAboutFailure,
  answerAboutLastRun,
  answerAboutOpenRuns,
  answerAboutWork,
} from './answerAboutRuns.ts';

/** A kind of question: whether a message sounds like one, and how it is answered. */
export interface Intent {
  readonly sounds: (question: Question) => boolean;
  readonly answer: Answerer;
}

const says =
  (...patterns: readonly RegExp[]) =>
  ({ said }: Pick<Question, 'said'>): boolean =>
    patterns.some((pattern) => pattern.test(said));

/** Asks about agents or runs. A record's name in such a message only says what an agent is for: the lead scraper. */
const speaksOfAgents = says(
  /\bagents?\b|\bscrap(?:er|ing)\b|\borchestrat|\bresearcher\b|\bruns?\b|\bran\b|\brunning\b/,
);
const speaksOfRecords = ({ said }: Question): boolean => namesRecords(said) && !speaksOfAgents({ said });
const asksForRecords = says(
  /\bhow (?:many|much|busy|good)\b|\bhow (?:is|are|does|do)\b.*\b(?:my|our|the)\b/,
  /\b(?:number|count|total) of\b|\b(?:is|are) there\b|\b(?:any(?:thing)?|new|unread|my|our)\b/,
  /\b(?:i|we) have\b|\b(?:have|did|has) (?:i|we|you|they|it|any(?:one|body))\b/,
  /^(?:has|have|is|are)\b.*\b(?:finished|done|ready|completed)\b/,
  /^(?:show|list|give|tell|read|see|what|which|when|who|where|am i|are we)\b/,
);
const mostWords = 3;
const isShort = ({ said }: Question): boolean => said.split(' ').length <= mostWords;

const asksWhatWasDone = says(
  /\b(?:agents?|scraper|orchestrator|everyone|everybody|they|you|team)\b.*\b(?:do|done|did|doing|up to|work(?:ed)?|achieved?|runs?|ran|finds?|found|finished)\b/,
  /\bwhat (?:has |have |is |was )?(?:happen(?:ed|ing)?|been happening|been done|done|going on|new|ran|run)\b/,
  /\b(?:what|who) (?:have|did) (?:we|they|you|i)\b(?! have\b)/,
  /\bhow (?:was|is|did)\b.*\b(?:day|week|go)\b/,
  /\b(?:did|has|have)\b.*\b(?:run|work(?:ed)?|happen(?:ed)?)\b|\bruns\b|\bhow many (?:jobs|tasks)\b/,
  /^(?:(?:what|how) (?:about|was) )?(?:today|yesterday|this week|last week)$/,
);
/** Asks what was done as well, but needs no time in it: the answer is then about today. */
const asksForSummary = says(
  /\b(?:summary|recap|report|overview|briefing|rundown|news|update me|catch me up|bring me up)\b/,
  /\bhow is business\b|\bwhat is (?:new|up)\b|\bdid i miss\b|\b(?:give|get) me an update\b/,
);

/** The questions that are understood, the more specific ones first. */
export const intents: readonly Intent[] = [
  { sounds: isAboutSubject, answer: answerAboutSubject },
  { sounds: ({ said }) => countsRecords(said), answer: answerAboutRecords },
  {
    sounds: ({ said, named }) => named.length > 0 && /\b(?:problem|matter|wrong) with\b/.test(said),
    answer: answerAboutFailure,
  },
  {
    sounds: says(
      /\bwhy\b.*\b(?:fail|error|wrong|stop|break|broke|crash)/,
      /\b(?:last|latest|recent|any)\b.*\b(?:failures?|errors?|problems?)\b|\bfailed runs?\b|^(?:failures|errors)$/,
      /\b(?:what|which|anything|something)\b.*\b(?:failed|crashed|broken?|went wrong|wrong)\b/,
      /\b(?:did|has|have|is) any(?:thing|one)? .*\b(?:fail(?:ed)?|go wrong|gone wrong|broken?|crash(?:ed)?)\b/,
    ),
    answer: answerAboutFailure,
  },
  {
    sounds: ({ said, organisation }) =>
      /\b(?:connections?|services?|integrations?|api keys?)\b|\bwhat is (?:not )?connected\b/.test(said) ||
      (connectionIn(organisation.connections, said) !== undefined &&
        /\b(?:connect\w*|work(?:s|ing)?|ok|up|down|set up|online|status|broken|error)\b/.test(said)),
    answer: answerAboutConnections,
  },
  {
    sounds: says(
      /\b(?:spen[dt]|spending|budget|bill|cost(?:s|ing)?|expensive|usage)\b/,
      /^(?!.*\b(?:stripe|account|balance)\b).*\b(?:how much|what)\b.*\b(?:money|pay|paid|charged?)\b|\bmoney\b.*\b(?:used|left)\b/,
    ),
    answer: answerAboutUsage,
  },
  {
    sounds: says(
      /\battention\b|\burgent\b|\bto-?do\b|\b(?:approvals?|proposals?|duplicates?|alerts?)\b|\bto (?:approve|review|decide)\b/,
      /\bneeds? (?:me|my|our|us|doing|looking|approval|action|somebody|someone)\b/,
      /\bwait(?:s|ing)? (?:for|on) (?:me|us|my|our|approval)\b|\bwhat is (?:waiting|pending)\b/,
      /\b(?:anything|something|what)\b.*\b(?:i|we) (?:should|must|need to|have to|can) (?:do|look|know|check|approve|decide|handle|deal|see to|take care)\b/,
      /\bwhat (?:should|must|do) (?:i|we) (?:need to |have to )?(?:do|look at|approve|decide|handle)\b/,
    ),
    answer: answerAboutAttention,
  },
  {
    sounds: says(/\b(?:what|anything|something|who) (?:is |are )?(?:currently |still |now )*running\b(?!.*\bagents\b)/),
    answer: answerAboutOpenRuns,
  },
  {
    sounds: (asking) =>
      !speaksOfRecords(asking) && ((asking.period !== undefined && asksWhatWasDone(asking)) || asksForSummary(asking)),
    answer: answerAboutWork,
  },
  {
    sounds: (asking) =>
      !speaksOfRecords(asking) &&
      (says(
        /\b(?:last|latest|newest|recent)\b.*\b(?:runs?|ran|job|execution|results?|happened|done|do|did)\b/,
        /\bwhat (?:ran|happened|have you (?:done|been)|have (?:they|my agents) (?:done|been))\b|\bhappened (?:recently|lately)\b/,
      )(asking) ||
        (asking.named.length > 0 &&
          /\b(?:did|do|does|has|have|when|last)\b.*\b(?:run|ran|do|done|last)\b/.test(asking.said))),
    answer: answerAboutLastRun,
  },
  {
    sounds: (asking) =>
      !speaksOfRecords(asking) &&
      says(
        /\bagents?\b.*\b(?:active|running|on|live|idle|paused|working|status|are there|do i have|do we have|ok|up|doing|off|busy)\b/,
        /\b(?:active|running|idle|paused|working|many|off|how are)\b.*\bagents?\b|\bstatus\b|^(?:my )?agents$/,
        /\b(?:list|show|who are|name)\b.*\bagents\b|\b(?:who|which) (?:is|are) (?:active|idle|paused|working|on|off|busy)\b/,
        /\b(?:is|are) (?:everything|all|everyone|things) (?:ok|working|fine|good|running|up)\b/,
        /\bhow (?:is|are) (?:everything|everyone|things|it going|we doing|my team)\b/,
      )(asking),
    answer: answerAboutActive,
  },
  {
    sounds: (asking) =>
      asking.named.length > 0 &&
      speaksOfAgents(asking) &&
      /^(?:how|what|is|are|does|did|has|tell|show|where|will|can)\b|\?/.test(asking.said),
    answer: answerAboutAgents,
  },
  {
    sounds: (asking) => speaksOfRecords(asking) && (asksForRecords(asking) || isShort(asking)),
    answer: answerAboutRecords,
  },
  {
    sounds: (asking) => asking.named.length > 0 && (asksForRecords(asking) || isShort(asking)),
    answer: answerAboutAgents,
  },
  {
    sounds: says(
      /\bwhat (?:can|do) you\b|\bhelp\b|\bwho are you\b/,
      /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks|thank you|thx)\b/,
    ),
    answer: answerAboutAbilities,
  },
];
