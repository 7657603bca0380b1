import { chatRequest, chatResponse, speakRequest } from '../assistant.ts';
import { product } from '../product.ts';
import { noLine, own } from './Endpoint.ts';

/** Talking to the assistant. */
export const assistantEndpoints = {
  chat: own.post(
    `/api/${product.id}/chat`,
    chatRequest,
    chatResponse,
    noLine('what it orders is told as the assistant’s'),
  ),
  /** Answers a WAV or MP3 file, or 501 if the server has no voice. */
  speak: own.post('/api/voice/speak', speakRequest, undefined, noLine('reads aloud')),
} as const;
