import { expect, test } from 'vitest';
import { isRefusalText } from './askModel.ts';

test.each([
  'I’m sorry, but I can’t assist with that request.',
  "I'm sorry, but I can't assist with that.",
  'Sorry, I cannot help with this.',
  'I can’t plan this.',
  'I am unable to comply.',
  '"I apologize, but I’m not able to sort these messages."',
  'Es tut mir leid, aber dabei kann ich nicht helfen.',
  'Leider kann ich diese Anfrage nicht bearbeiten.',
  'Je suis désolé, mais je ne peux pas répondre.',
  'Lo siento, no puedo ayudarte con eso.',
  'Het spijt me, maar ik kan hier niet mee helpen.',
  'Przykro mi, ale nie mogę w tym pomóc.',
  '很抱歉，我无法回答这个问题。',
  '申し訳ありませんが、お答えできません。',
])('%s declines', (text) => expect(isRefusalText(text)).toBe(true));

test.each([
  'I’m sorry for the delay: we deliver on Monday.',
  'Hello Ewa,\n\nI can’t say before Monday.',
  'Ich kann Montag liefern.',
  'Sure! Here are the categories.',
  'Sorry! {"body": "I can’t."}',
  '',
])('%j does not', (text) => expect(isRefusalText(text)).toBe(false));
