/** What a model service's refusal means. */
export type RefusalMeaning =
  | 'noCredit'
  | 'answerDeclined'
  | 'tooMuchAtOnce'
  | 'toolsUnknown'
  | 'callNotAllowed'
  | 'modelUnknown'
  | 'credentialsOutdated';

/** What refusals of many makers say; the first that fits counts. */
const patterns: readonly (readonly [RefusalMeaning, RegExp])[] = [
  // OpenAI; Anthropic, whose list of errors has none for it; DeepSeek.
  ['noCredit', /"insufficient_quota"|credit balance is too low|insufficient balance/i],
  // Azure; OpenRouter; DeepSeek; Alibaba; Gemini.
  [
    'answerDeclined',
    /content[_ ]?filter|content management policy|ResponsibleAIPolicy|flagged|moderation|content exists risk|DataInspectionFailed|PROHIBITED_CONTENT/i,
  ],
  // OpenAI, vLLM, DeepSeek and OpenRouter; llama.cpp; Anthropic; Gemini; LM Studio; Mistral; Groq.
  [
    'tooMuchAtOnce',
    /context[_ -]?(?:length|window|size|limit)|maximum context|prompt is too long|input token count|tokens to keep from the initial prompt|too large for model|request[_ ]too[_ ]large|too many (?:input )?tokens/i,
  ],
  // Ollama; OpenRouter; vLLM; llama.cpp; Groq, also for a model that calls what is none.
  [
    'toolsUnknown',
    /tool_use_failed|n[o']t support (?:the )?(?:use of )?(?:tools?|functions?)\b|support tool use|enable-auto-tool-choice|tools? param requires|(?:tools?|tool calling|function calling)\b[^."]* (?:is|are) not (?:supported|enabled)/i,
  ],
  // OpenRouter, for accounts that allow no model of such a provider.
  ['callNotAllowed', /data policy|guardrail/i],
  // Groq; Azure; Mistral; OpenRouter; LM Studio.
  [
    'modelUnknown',
    /model_(?:not_found|decommissioned)|DeploymentNotFound|invalid[_ ]model|not a valid model|no models? loaded|model[^."]* (?:not found|does not exist)/i,
  ],
  // Gemini and xAI answer 400.
  ['credentialsOutdated', /API_KEY_INVALID|api key not valid|(?:incorrect|invalid) api key/i],
];

/** What a status means, where its words say nothing else. */
const byStatus: Readonly<Record<number, RefusalMeaning>> = {
  401: 'credentialsOutdated',
  402: 'noCredit',
  403: 'callNotAllowed',
  404: 'modelUnknown',
  413: 'tooMuchAtOnce',
};

/** Statuses that are clear by themselves: the words of such an answer can only have one of these meanings. */
const possibleMeanings: Readonly<Record<number, readonly RefusalMeaning[]>> = {
  401: [],
  403: ['noCredit', 'answerDeclined'],
  429: ['noCredit', 'tooMuchAtOnce'],
};

/**
 * What a refusal means where asking again would not help; undefined for any other. Only the beginning of the text is
 * looked at, since a long one may repeat the question.
 */
export function refusalMeaning(status: number, body = ''): RefusalMeaning | undefined {
  const said = patterns.find(([, pattern]) => pattern.test(body.slice(0, 2_000)))?.[0];
  return said && (possibleMeanings[status]?.includes(said) ?? true) ? said : byStatus[status];
}
