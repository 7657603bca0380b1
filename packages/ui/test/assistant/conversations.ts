import { conversationPage } from '@switchboard/api-mocks/builders/conversations';
import { fn } from 'storybook/test';
import { agree } from '../format/outcomes.ts';
import { ready } from '../../src/format/viewState.ts';
import type { Conversations } from '../../src/screens/Assistant/transcript/ConversationList.tsx';

/** Eight conversations, the first one open. */
export const conversations: Conversations = {
  view: ready(conversationPage().items.items),
  onListed: fn().mockName('onListed'),
  search: '',
  onSearch: fn().mockName('onSearch'),
  onMore: undefined,
  onOpen: fn().mockName('onOpen'),
  onNew: fn().mockName('onNew'),
  onRename: agree().mockName('onRename'),
  onDelete: agree().mockName('onDelete'),
  onExport: fn().mockName('onExport'),
};
