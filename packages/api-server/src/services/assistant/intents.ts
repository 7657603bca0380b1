import type { Asking, Tell } from './Asking.ts';
import { connectionIn, tellAbilities, tellAttention, tellConnections, tellUsage } from './tellOthers.ts';
import { countsRecords, namesRecords, tellRecords } from './tellRecords.ts';
import { tellActive, tellAgents, tellFailure, tellLastRun, tellUnderWay, tellWork } from './tellRuns.ts';

/** A kind of question: whether a message asks it, and its answer. */
interface Intent {
  readonly sounds: (asking: Asking) => boolean;
  readonly answer: Tell;
}

const says =
  (pattern: RegExp) =>
  ({ said }: Asking): boolean =>
    pattern.test(said);

/** Of agents and their runs, where records are named only as what an agent is for. */
const agentWord = /\bagents?\b|\bscrap(?:er|ing)\b|\borchestrat|\bresearcher\b|\bruns?\b|\bran\b|\brunning\b/;
const asksForRecords =
  /\bhow (?:many|much)\b|\bhow (?:is|are|does|do)\b.*\b(?:my|our|the)\b|\b(?:number|count|total) of\b|\bany\b|\bi have\b|\bwe have\b|\b(?:have|did|has) (?:i|we|you|they|it)\b|\b(?:is|are) there\b|^(?:show|list|give|tell|read|see|what|which|when|who|where|how busy)\b|\bnew\b|\bunread\b|\bmy\b|\bour\b/;
const mostWords = 3;
const isShort = ({ said }: Asking): boolean => said.split(' ').length <= mostWords;

/** The questions that are understood, the more specific ones first. */
export const intents: readonly Intent[] = [
  { sounds: ({ said }) => countsRecords(said), answer: tellRecords },
  {
    sounds: says(
      /\bwhy\b.*\b(?:fail|error|wrong|stop|break|broke|crash)|\b(?:last|latest|recent|any)\b.*\b(?:failures?|errors?|problems?)\b|\bwhat (?:failed|crashed|broke|went wrong)\b|\b(?:did|has|have|is) any(?:thing|one)? .*\b(?:fail(?:ed)?|go wrong|gone wrong|broken?|crash(?:ed)?)\b|\b(?:which|what)\b.*\bfailed\b|\banything (?:failed|broken|wrong)\b|\bfailed runs?\b|^(?:failures|errors)$/,
    ),
    answer: tellFailure,
  },
  {
    sounds: ({ said, facts }) =>
      /\b(?:connections?|services?|integrations?|api keys?)\b|\bwhat is (?:not )?connected\b/.test(said) ||
      (connectionIn(facts.connections, said) !== undefined &&
        /\b(?:connect\w*|work(?:s|ing)?|ok|up|down|set up|online|status|broken|error)\b/.test(said)),
    answer: tellConnections,
  },
  {
    sounds: says(
      /\b(?:spen[dt]|spending|budget|bill|costs?|expensive|usage)\b|\bhow much\b.*\b(?:money|pay|paid|charged?)\b|\bmoney\b.*\b(?:used|left)\b/,
    ),
    answer: tellUsage,
  },
  {
    sounds: says(
      /\battention\b|\burgent\b|\bto-?do\b|\bneeds? (?:me|my|our|us|doing|looking|approval|action|somebody|someone)\b|\bwait(?:s|ing)? (?:for|on) (?:me|us|my|our|approval)\b|\bwhat is (?:waiting|pending)\b|\bto (?:approve|review|decide)\b|\b(?:anything|something|what)\b.*\b(?:i|we) (?:should|must|need to|have to|can) (?:do|look|know|check|approve|decide|handle|deal)\b|\bwhat (?:should|must|do) (?:i|we) (?:need to |have to )?(?:do|look at|approve|decide|handle)\b|\b(?:approvals?|proposals?|duplicates?|alerts?)\b/,
    ),
    answer: tellAttention,
  },
  {
    sounds: says(/\b(?:what|anything|something|who) (?:is |are )?(?:currently |still |now )*running\b(?!.*\bagents\b)/),
    answer: tellUnderWay,
  },
  {
    sounds: ({ said, period }) =>
      period !== undefined &&
      (/\b(?:agents?|scraper|orchestrator|everyone|everybody|they|you|team)\b.*\b(?:do|done|did|doing|been up to|been doing|work(?:ed)?|achieved?|accomplish\w*|get done|run|ran)\b|\bwhat (?:has |have |is |was )?(?:happen(?:ed|ing)?|been happening|been done|done|going on|new|ran|run)\b|\bhow many (?:runs|jobs|tasks)\b|\bhow (?:was|is|did)\b.*\b(?:day|week|go)\b|\b(?:summary|recap|report|overview|briefing|rundown|news)\b|\b(?:did|has|have)\b.*\b(?:run|work(?:ed)?|happen(?:ed)?)\b|\bwhat did (?:we|you|they|i)\b|\bruns\b/.test(
        said,
      ) ||
        /^(?:what about )?(?:today|yesterday|this week)$/.test(said)),
    answer: tellWork,
  },
  {
    sounds: ({ said, named }) =>
      /\b(?:last|latest|newest|recent)\b.*\b(?:runs?|ran|job|execution|results?|happened|done|do|did)\b|\bwhat (?:ran|happened|have you (?:done|been)|have (?:they|my agents) (?:done|been))\b|\bhappened (?:recently|lately)\b|\bran last\b/.test(
        said,
      ) ||
      (named.length > 0 && /\b(?:did|do|does|has|have|when|last)\b.*\b(?:run|ran|do|done|last)\b/.test(said)),
    answer: tellLastRun,
  },
  {
    sounds: (asking) =>
      (!namesRecords(asking.said) || agentWord.test(asking.said)) &&
      /\bagents?\b.*\b(?:active|running|on|live|idle|paused|working|status|are there|do i have|do we have|ok|up|doing|off|busy)\b|\b(?:active|running|idle|paused|working|many|off)\b.*\bagents?\b|\bstatus\b|\b(?:list|show|who are|name)\b.*\bagents\b|^(?:my )?agents$|\b(?:who|which) (?:is|are) (?:active|idle|paused|working|on|off|busy)\b|\b(?:is|are) (?:everything|all|everyone) (?:ok|working|fine|good|running|up)\b|\bhow (?:is|are) (?:everything|everyone|things|it going|we doing|my team)\b|^(?:how are things|is everything ok)/.test(
        asking.said,
      ),
    answer: tellActive,
  },
  {
    sounds: ({ said, named }) =>
      named.length > 0 &&
      agentWord.test(said) &&
      /^(?:how|what|is|are|does|did|has|tell|show|where|will|can)\b|\?/.test(said),
    answer: tellAgents,
  },
  {
    sounds: (asking) =>
      namesRecords(asking.said) &&
      !agentWord.test(asking.said) &&
      (asksForRecords.test(asking.said) || (isShort(asking) && asking.named.length === 0)),
    answer: tellRecords,
  },
  {
    sounds: (asking) => asking.named.length > 0 && (asksForRecords.test(asking.said) || isShort(asking)),
    answer: (asking) => (namesRecords(asking.said) && !agentWord.test(asking.said) ? tellRecords : tellAgents)(asking),
  },
  {
    sounds: says(
      /\bwhat (?:can|do) you\b|\bhelp\b|^(?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks|thank you|thx)\b|\bwho are you\b/,
    ),
    answer: tellAbilities,
  },
];
