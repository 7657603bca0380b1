import { chatRequest, chatResponse, speakRequest, voiceSettings, voiceSettingsRequest } from '../assistant.ts';
import { chatEvents } from '../conversations.ts';
import { product } from '../product.ts';
import { done, noAuditLine, own } from './Endpoint.ts';

/** Talking to the assistant. */
export const assistantEndpoints = {
  chat: {
    ...own.post(
      `/api/${product.id}/chat`,
      chatRequest,
      chatResponse,
      noAuditLine('what it orders is told as the assistant’s'),
      {
        conflict: 'The message before it is still being answered, or no question is open to be changed',
        limited: 'It is answering as many messages of the organisation as it may',
        unavailable: 'The message was interrupted',
      },
    ),
    stream: chatEvents,
    idempotent: true,
  },
  speak: own.post('/api/voice/speak', speakRequest, undefined, noAuditLine('reads aloud'), {
    notSupported: 'The server has no voice',
    unavailable: 'The voice is busy, or failed',
  }),
  voice: own.get('/api/voice', voiceSettings),
  saveVoice: own.put('/api/voice', voiceSettingsRequest, done, noAuditLine('how one’s own answers are read')),
} as const;
