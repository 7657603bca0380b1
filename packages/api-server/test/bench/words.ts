import { connect } from '../connect.ts';
import { startStandInModel } from '../standInModel.ts';
import { createTestApp, createTestDatabase, signIn } from '../testApp.ts';
import type { Figure } from './Figure.ts';

const rounds = 30;
const clock = () => new Date();
const words = [{ choices: [{ index: 0, delta: { content: 'Once upon a time' }, finish_reason: null }] }];

/** From the moment a provider writes the first word of an answer until the page that streams it has read it. */
export async function measureWords(): Promise<readonly Figure[]> {
  const provider = await startStandInModel();
  const db = await createTestDatabase(clock);
  await connect(db, { serviceId: 'openai', credentials: { apiKey: 'sk-bench' } });
  const app = await createTestApp({ db, clock, fetch, env: { OPENAI_BASE_URL: provider.url, VOICE_ENGINE: 'none' } });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { ...(await signIn(app)), 'content-type': 'application/json', accept: 'text/event-stream' };
  const measured: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const sessionId = `session-${Date.now()}`;
    let began = 0;
    provider.play(() => {
      began = performance.now();
      return { events: words, end: 'stall' };
    });
    const body = JSON.stringify({ sessionId, message: 'Tell me a tale' });
    const answer = await fetch(`${address}/api/switchboard/chat`, { method: 'POST', headers, body });
    let text = '';
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      if (text.includes('event: delta')) break;
    }
    measured.push(performance.now() - began);
    if (!text.includes('Once')) throw new Error(text);
    await app.inject({ method: 'POST', url: `/api/conversations/${sessionId}/stop`, headers });
  }
  await app.close();
  await provider.close();
  // The first round loads what talks to models.
  return [{ what: 'from the provider’s first word to the page that has read it', measured: measured.slice(1) }];
}
