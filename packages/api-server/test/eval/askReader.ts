import { createSandbox } from '@switchboard/sandbox/createSandbox';
import { openAiEvents } from '../standInModel.ts';
import type { Eval } from './openEval.ts';

interface Body {
  readonly tools?: readonly object[];
  readonly messages?: readonly { readonly role: string; readonly content: string }[];
}

/**
 * A `fetch` to a model of anybody's that calls the tools that the reader would call, and says what it would say. What
 * is asked without tools, the sandbox's model answers.
 */
export function askReader(byReader: Eval['byReader']): typeof fetch {
  const sandbox = createSandbox();
  return async (address, init) => {
    const { tools, messages = [] } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Body;
    if (!tools) {
      const headers = new Headers(init?.headers);
      headers.set('authorization', 'Bearer sandbox');
      return sandbox.fetch(new Request(address, { ...init, headers }));
    }
    const said = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
    const { calls, text } = await byReader({ before: said.slice(0, -1), said: said.at(-1) ?? '' });
    const isToCall = calls.length > 0 && messages.at(-1)?.role === 'user';
    const events = openAiEvents(isToCall ? { calls } : { text }).map((event) =>
      typeof event === 'string' ? `${event}\n\n` : `data: ${JSON.stringify(event)}\n\n`,
    );
    const body = ReadableStream.from(events).pipeThrough(new TextEncoderStream());
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
}
