import { product } from '@switchboard/api-contract/product';
import { fn } from 'storybook/test';
import { aRecorder } from './recorders.ts';

/** The assistant with nothing said yet. */
export const quiet = { ready: true, status: 'idle' as const, dialling: false, history: [] };

/** The message box, closed. */
export const closedChat = {
  open: false,
  onOpenChange: fn().mockName('onOpenChange'),
  draft: '',
  onDraftChange: fn().mockName('onDraftChange'),
};

/** What the assistant's stories have in common. */
export const assistantArgs = {
  product,
  dashboardHref: '/dashboard',
  online: true,
  conversation: quiet,
  chat: closedChat,
  recorder: aRecorder(),
  speech: { speaking: false, onStop: fn().mockName('onStop') },
  onOrb: fn(),
  onSend: fn(),
  onCancel: fn(),
  onReplyShown: fn(),
};
