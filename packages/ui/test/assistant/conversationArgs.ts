import type { Conversation } from '@switchboard/api-contract/conversations';
import { conversation } from '@switchboard/api-mocks/builders/conversations';
import { product } from '@switchboard/api-contract/product';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { fn } from 'storybook/test';
import type { OpenConversation } from '../../src/screens/Assistant/engine/AssistantState.ts';
import { assistantArgs } from './assistantArgs.ts';
import { conversations } from './conversations.ts';

/** A conversation as the page has it. */
export const shownConversation = ({ messages, ...rest }: Conversation): OpenConversation => ({
  ...rest,
  messages: messages.items,
});

/** Shared by the stories of the dialog: a question and its answer. */
export const dialogArgs = {
  onClose: fn().mockName('onClose'),
  conversation: shownConversation(conversation()),
  conversations,
  suggestions: [],
  name: product.name,
  now: FIXED_NOW,
  free: true,
  answer: assistantArgs.answer,
  commands: assistantArgs.commands,
  onChange: fn().mockName('onChange'),
  onRestore: undefined,
  onKeys: fn().mockName('onKeys'),
  onWrite: fn().mockName('onWrite'),
};

/** Which messages of the conversation are on the page. */
export const placesIn = (box: HTMLElement): number[] =>
  [...box.querySelectorAll('[aria-posinset]')].map((item) => Number(item.getAttribute('aria-posinset')));
