#!/usr/bin/env bash
# ai 7.0.173 (the AI SDK) on Node's diagnostics channels, seen 2026-11-29.
#
# The SDK publishes what it does on the tracing channel `ai:telemetry`, so that spans can be made without a plug-in. For
# `streamText` the call of the model (`languageModelCall`) is told as over when its stream begins, not when the model has
# finished: a span from that event has nearly no duration, and no tokens, for they come last. `step` and `streamText` end
# where one expects. One would guess that the innermost event times the model best. With a plug-in,
# `onLanguageModelCallEnd` comes at the real end. Source: https://ai-sdk.dev/v7/docs/ai-sdk-core/telemetry
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error ai@7.0.173 >/dev/null
cat >order.mjs <<'JS'
import { tracingChannel } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import { streamText } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';

const order = [];
const none = () => {};
const asyncEnd = ({ type }) => order.push(type);
tracingChannel('ai:telemetry').subscribe({ start: none, end: none, asyncStart: none, asyncEnd, error: none });
async function* speak() {
  yield { type: 'text-start', id: '1' };
  yield { type: 'text-delta', id: '1', delta: 'Hello' };
  await pause(200);
  yield { type: 'text-end', id: '1' };
  order.push('the model has finished');
  const usage = { inputTokens: { total: 3 }, outputTokens: { total: 5 } };
  yield { type: 'finish', finishReason: { unified: 'stop' }, usage };
}
const model = new MockLanguageModelV4({ doStream: async () => ({ stream: ReadableStream.from(speak()) }) });
await streamText({ model, prompt: 'Hi' }).text;
console.log(order.join(', '));
JS
seen=$(node order.mjs)
echo "$seen"
[ "$seen" = 'languageModelCall, the model has finished, step, streamText' ] || { echo 'This has changed.'; exit 1; }
