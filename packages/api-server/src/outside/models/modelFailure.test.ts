import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { APICallError } from 'ai';
import { expect, test } from 'vitest';
import { DatabaseUnavailableError } from '../../platform/store/Database.ts';
import { modelFailure } from './modelFailure.ts';

const connected = {
  name: 'OpenAI',
  serviceId: 'openai',
  modelId: 'gpt-6-luna',
  isChosen: false,
  clock: () => new Date('2026-03-12T09:38:00Z'),
} as const;
const said = async (statusCode: number, responseBody = '', responseHeaders: Record<string, string> = {}) => {
  const url = 'https://models.example/v1/chat/completions';
  const error = new APICallError({
    message: '',
    url,
    requestBodyValues: {},
    statusCode,
    responseBody,
    responseHeaders,
  });
  const failure = await modelFailure(connected, error);
  return failure && { ...failure, reason: wordsOf(failure.reason) };
};

const tooMuch = 'This is too much for OpenAI to read at once';
const declined = 'OpenAI declined to answer this';
const noTools = 'The language model of OpenAI can’t use tools; choose one that can';
const unknown =
  'OpenAI does not have the language model gpt-6-luna; whoever runs this server can name another by OPENAI_MODEL';
const credit = 'The account at OpenAI has no credit left';
const key = 'OpenAI does not accept the credentials; enter them again under API Connections';
const forbidden = 'OpenAI accepts the credentials but does not allow this call';

test('a fault of our database, which counts the use of an answer while it is read, is not blamed on the model', async () => {
  const cause = new DatabaseUnavailableError('its disk is full');
  const url = 'https://models.example/v1/chat/completions';
  const error = new APICallError({ message: '', url, requestBodyValues: {}, statusCode: 200, cause });
  await expect(modelFailure(connected, error)).rejects.toBe(cause);
});

test.each([
  [
    'OpenAI',
    400,
    '{"error":{"message":"This model\'s maximum context length is 128000 tokens.","code":"context_length_exceeded"}}',
    tooMuch,
  ],
  [
    'llama.cpp',
    400,
    '{"error":{"code":400,"message":"the request exceeds the available context size","type":"exceed_context_size_error"}}',
    tooMuch,
  ],
  ['older llama.cpp', 500, '{"error":{"message":"context size exceeded"}}', tooMuch],
  [
    'LM Studio',
    400,
    '{"error":"The number of tokens to keep from the initial prompt is greater than the context length"}',
    tooMuch,
  ],
  ['Anthropic', 400, '{"error":{"message":"prompt is too long: 210000 tokens > 200000 maximum"}}', tooMuch],
  [
    'Gemini',
    400,
    '[{"error":{"message":"The input token count (1200000) exceeds the maximum number of tokens allowed"}}]',
    tooMuch,
  ],
  [
    'Groq',
    413,
    '{"error":{"message":"Request too large for model `llama-3.1-8b-instant`","code":"rate_limit_exceeded"}}',
    tooMuch,
  ],
  [
    'OpenAI, by the minute',
    429,
    '{"error":{"message":"Request too large for gpt-4o: Limit 30000, Requested 41000."}}',
    tooMuch,
  ],
  ['a proxy', 413, '<h1>Request Entity Too Large</h1>', tooMuch],
  ['Azure', 400, '{"error":{"code":"content_filter","innererror":{"code":"ResponsibleAIPolicyViolation"}}}', declined],
  [
    'OpenRouter',
    403,
    '{"error":{"code":403,"message":"Input was flagged","metadata":{"reasons":["violence"]}}}',
    declined,
  ],
  ['DeepSeek', 400, '{"error":{"message":"Content Exists Risk"}}', declined],
  ['Alibaba', 400, '{"error":{"code":"DataInspectionFailed"}}', declined],
  ['Ollama', 400, '{"error":{"message":"registry.ollama.ai/library/gemma:2b does not support tools"}}', noTools],
  [
    'OpenRouter',
    404,
    '{"error":{"message":"No endpoints found that support tool use. Try disabling \\"last_runs\\"."}}',
    noTools,
  ],
  [
    'vLLM',
    400,
    '{"message":"\\"auto\\" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set"}',
    noTools,
  ],
  ['llama.cpp', 500, '{"error":{"message":"tools param requires --jinja flag"}}', noTools],
  ['Groq', 400, '{"error":{"message":"tool calling is not supported with this model"}}', noTools],
  ['Ollama', 404, '{"error":{"message":"model \\"llama9\\" not found, try pulling it first"}}', unknown],
  ['Groq', 400, '{"error":{"code":"model_decommissioned"}}', unknown],
  ['Mistral', 400, '{"message":"Invalid model: mistral-huge","type":"invalid_model"}', unknown],
  ['OpenRouter', 400, '{"error":{"message":"acme/none is not a valid model ID"}}', unknown],
  ['LM Studio', 400, '{"error":{"message":"No models loaded. Please load a model in the developer page."}}', unknown],
  ['OpenRouter', 404, '{"error":{"message":"No endpoints found matching your data policy"}}', forbidden],
  ['DeepSeek', 402, '{"error":{"message":"Insufficient Balance"}}', credit],
  ['Anthropic', 400, '{"error":{"message":"Your credit balance is too low"}}', credit],
  ['OpenAI', 429, '{"error":{"code":"insufficient_quota"}}', credit],
  ['Gemini', 400, '[{"error":{"message":"API key not valid. Please pass a valid API key."}}]', key],
  ['xAI', 400, '{"error":"Incorrect API key provided: xai-…"}', key],
  ['Anthropic', 401, '{"error":{"message":"the prompt is too long"}}', key],
] as const)('what %s says with %i is not asked again', async (_, status, body, reason) => {
  expect(await said(status, body)).toEqual({ reason, again: false, retryAfter: 0 });
});

test.each([
  ['Anthropic, with too much to do', 529, 'OpenAI accepts no more requests at the moment'],
  ['Hugging Face, while it loads', 498, 'OpenAI accepts no more requests at the moment'],
  ['llama.cpp, while it loads', 503, 'OpenAI has a problem at the moment (status 503)'],
  ['a proxy', 502, 'OpenAI has a problem at the moment (status 502)'],
  ['whoever waited too long', 408, 'OpenAI has a problem at the moment (status 408)'],
] as const)('what %s says with %i may end', async (_, status, reason) => {
  expect(await said(status, '<h1>Not now</h1>', { 'retry-after': '20' })).toEqual({
    reason,
    again: true,
    retryAfter: 20,
  });
});

test.each([
  ['seconds', { 'retry-after': '20' }, '', 20],
  ['a date', { 'retry-after': 'Thu, 12 Mar 2026 09:38:30 GMT' }, '', 30],
  ['a date that is past', { 'retry-after': 'Thu, 12 Mar 2026 09:00:00 GMT' }, '', 0],
  ['milliseconds', { 'retry-after': '1', 'retry-after-ms': '1500' }, '', 1.5],
  ['Gemini’s words', {}, '[{"error":{"details":[{"retryDelay": "34.5s"}]}}]', 34.5],
  ['no more than nothing', { 'retry-after': 'soon' }, '', 0],
] as const)('how long to wait, in %s', async (_, headers, body, seconds) => {
  expect(await said(429, body, headers)).toMatchObject({ again: true, retryAfter: seconds });
});
