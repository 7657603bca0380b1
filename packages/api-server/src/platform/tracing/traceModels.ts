import { SpanKind, type Attributes, type Span } from '@opentelemetry/api';
import type { Telemetry } from 'ai';
import { end, type Begin } from './spans.ts';
import { activeSpan } from './traced.ts';

/**
 * Makes spans of the calls to language models and of the tools that these call, as the AI SDK tells of them, under the
 * names of https://opentelemetry.io/docs/specs/semconv/gen-ai/. What was said, asked and answered is left out.
 */
export function traceModels(begin: Begin): () => void {
  /** By the id of the piece of work: its calls come one after the other. A stream ends long after its call. */
  const open = new Map<string, Span>();
  const close = (callId: string, attributes: Attributes = {}, error?: unknown): void => {
    const span = open.get(callId);
    open.delete(callId);
    if (span) end(span.setAttributes(attributes), error);
  };
  const telemetry: Telemetry = {
    executeLanguageModelCall: async ({ execute, callId, provider = '', modelId = '' }) => {
      const span = begin(`chat ${modelId}`, {
        kind: SpanKind.CLIENT,
        attributes: {
          'gen_ai.operation.name': 'chat',
          'gen_ai.provider.name': provider.split('.', 1)[0],
          'gen_ai.request.model': modelId,
        },
      });
      open.set(callId, span);
      try {
        return await activeSpan.run(span, execute);
      } catch (error) {
        close(callId, {}, error);
        throw error;
      }
    },
    onLanguageModelCallEnd: ({ callId, finishReason, usage, responseId }) =>
      close(callId, {
        'gen_ai.response.finish_reasons': [finishReason],
        'gen_ai.response.id': responseId,
        'gen_ai.usage.input_tokens': usage.inputTokens,
        'gen_ai.usage.output_tokens': usage.outputTokens,
      }),
    // What broke off, or was told to stop.
    onAbort: ({ callId }) => close(callId, {}, new DOMException('', 'AbortError')),
    onError: (event) => close((event as { readonly callId: string }).callId, {}, event),
    executeTool: async ({ execute, toolCallId, toolCall }) => {
      const toolName = toolCall?.toolName ?? '';
      const span = begin(`execute_tool ${toolName}`, {
        attributes: {
          'gen_ai.operation.name': 'execute_tool',
          'gen_ai.tool.name': toolName,
          'gen_ai.tool.call.id': toolCallId,
          'gen_ai.tool.type': 'function',
        },
      });
      return Promise.resolve(activeSpan.run(span, execute)).then(
        (result) => {
          end(span);
          return result;
        },
        (error: unknown) => {
          end(span, error);
          throw error;
        },
      );
    },
  };
  const integrations = (globalThis.AI_SDK_TELEMETRY_INTEGRATIONS ??= []);
  integrations.push(telemetry);
  return () => {
    integrations.splice(integrations.indexOf(telemetry), 1);
  };
}
