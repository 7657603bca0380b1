import { answer } from '../../model/answer.ts';
import { eventStream, jsonChunks, textChunks, type StreamEvent } from '../../model/sse.ts';
import { firstTokens, countTokens } from '../../model/tokens.ts';
import { hexId } from '../../world/seededRandom.ts';
import type { MessageRequest } from './readMessage.ts';

type Block =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool_use'; readonly id: string; readonly name: string; readonly input: unknown };

/** Answers a request for a message, in one piece or as a stream. */
export function reply({ conversation, model, most, prompt, stream }: MessageRequest): Response {
  const said = answer(conversation);
  const content: readonly Block[] =
    'text' in said
      ? [{ type: 'text', text: firstTokens(said.text, most) }]
      : said.calls.map(({ tool, input }, index) => ({
          type: 'tool_use',
          id: `toolu_${hexId(`${prompt} ${index}`, 24)}`,
          name: tool,
          input,
        }));
  const isCut = 'text' in said && countTokens(said.text) > most;
  const stop_reason = 'calls' in said ? 'tool_use' : isCut ? 'max_tokens' : 'end_turn';
  const input_tokens = countTokens(prompt);
  const output_tokens = countTokens(
    content.map((block) => (block.type === 'text' ? block.text : JSON.stringify(block.input))).join(''),
  );
  const head = { id: `msg_${hexId(prompt, 24)}`, type: 'message', role: 'assistant', model };
  if (!stream)
    return Response.json({
      ...head,
      content,
      stop_reason,
      stop_sequence: null,
      usage: { input_tokens, output_tokens },
    });
  function* events(): Iterable<StreamEvent> {
    const began = {
      ...head,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens, output_tokens: 1 },
    };
    yield named({ type: 'message_start', message: began });
    for (const [index, block] of content.entries()) {
      const content_block = block.type === 'text' ? { ...block, text: '' } : { ...block, input: {} };
      yield named({ type: 'content_block_start', index, content_block });
      if (index === 0) yield named({ type: 'ping' });
      if (block.type === 'text')
        for (const text of textChunks(block.text))
          yield named({ type: 'content_block_delta', index, delta: { type: 'text_delta', text } });
      else
        for (const partial_json of ['', ...jsonChunks(JSON.stringify(block.input))])
          yield named({ type: 'content_block_delta', index, delta: { type: 'input_json_delta', partial_json } });
      yield named({ type: 'content_block_stop', index });
    }
    yield named({ type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens } });
    yield named({ type: 'message_stop' });
  }
  return eventStream(events());
}

const named = (data: { readonly type: string } & Readonly<Record<string, unknown>>): StreamEvent => ({
  event: data.type,
  data,
});
