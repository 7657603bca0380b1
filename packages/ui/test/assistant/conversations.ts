import { conversationPage } from '@switchboard/api-mocks/builders/conversations';
import { fn } from 'storybook/test';
import type { Outcome } from '../../src/format/outcome.ts';
import { ready } from '../../src/format/viewState.ts';
import type { Conversations } from '../../src/screens/Assistant/transcript/ConversationList.tsx';

const done = (name: string) =>
  fn((): Promise<Outcome<unknown>> => Promise.resolve({ kind: 'done', value: {} })).mockName(name);

/** Eight conversations, the first one open. */
export const conversations: Conversations = {
  view: ready(conversationPage().items.items),
  onListed: fn().mockName('onListed'),
  search: '',
  onSearch: fn().mockName('onSearch'),
  onMore: undefined,
  onOpen: fn().mockName('onOpen'),
  onNew: fn().mockName('onNew'),
  onRename: done('onRename'),
  onDelete: done('onDelete'),
  onExport: fn().mockName('onExport'),
};
