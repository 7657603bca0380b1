import { describe, expect, test } from 'vitest';
import { changeIn, isUnsure, saysNo, saysUndo, saysYes } from './confirmation.ts';

describe('saysYes', () => {
  test.each([
    'yes',
    'Yes',
    ' YES! ',
    'yes please',
    'Yes, please.',
    'yes, thank you',
    'yeah',
    'yep',
    'y',
    'sure',
    'ok',
    'Okay.',
    'go ahead',
    'go on',
    'Yes, go on',
    'do it',
    'yes do it',
    'yes, stop it',
    'confirm',
    'all right',
    'yes\n',
    'sounds good',
    'Sounds good to me!',
    'please do',
    'Please do it now',
    'go for it',
    'sure, go for it',
    'yep',
    'yup, thanks',
    '👍',
    '👍🏽',
    'ok 👍',
    '✅',
    'fine by me',
    'that’s fine',
    'that would be great',
    'perfect, thank you',
    'of course, please do',
    'absolutely',
    'let’s do it',
    'let’s go',
    'yes, let’s',
    'make it so',
    'make it happen',
    'by all means',
    'why not?',
    'why not',
    'works for me',
    'looks good',
    'I agree',
    'approved',
    'yes, all of them',
    'yes to both',
    'yes yes',
    'yesss',
    'carry on',
    'go ahead with it',
    'proceed',
    'yes you can',
    'exactly',
    'great idea',
    'no objections',
  ])('%j is a yes', (message) => {
    expect(saysYes(message)).toBe(true);
    expect(saysNo(message)).toBe(false);
  });

  test.each([
    '',
    'no',
    'yes but not the email agent',
    'yes and stop the others',
    'yesterday',
    'not yes',
    'yes?no',
    'eyes',
    'is that ok',
    'ok what does it do',
    'please',
    'please stop',
    'yes yes stop everything',
    'sí',
    'say yes',
    '"yes", said the mail',
    'do not',
    "don't do it",
    'go away',
    'sure?',
    'is that right',
    'is it fine',
    'you sure',
    'do you',
    'no problem',
    'it is fine as it is',
    'ja',
    'si',
    'oui',
    'da',
    'ok, but at ten',
    'yes, at 10',
    '👍 👎',
    '🙂',
    'good morning',
    'right, what was that',
    'I do not agree',
    'do not do it',
    'not sure',
    'sounds bad',
    'go on holiday',
    'that works only on mondays',
    `yes ${'please '.repeat(20)}`,
  ])('%j is none', (message) => {
    expect(saysYes(message)).toBe(false);
  });
});

describe('saysNo', () => {
  test.each([
    'thanks, but no',
    'no',
    'No.',
    'nope',
    'no thanks',
    'No, thank you',
    'cancel',
    'never mind',
    "don't",
    'don’t',
    'leave it',
    'no, leave it',
    'not now',
    'stop',
    '👎',
    '❌ no',
    'no way',
    'nah, leave it',
    'please don’t',
    'don’t do that',
    'do not do it',
    'let’s not',
    'absolutely not',
    'rather not',
    'I’d rather not',
    'maybe later',
    'not yet',
    'hold off',
    'wait',
    'forget about it',
    'I changed my mind',
    'skip it',
    'no no no',
    'actually no',
    'no, that’s wrong',
    'never',
    'I don’t think so',
    'no need, thanks',
  ])('%j is a no', (message) => {
    expect(saysNo(message)).toBe(true);
  });

  test.each([
    '',
    'yes',
    'not the email agent',
    'no idea',
    'now',
    'stop the email agent',
    'nothing',
    'no, at 10',
    'no?',
    'stop everything',
    'stop both',
    'cancel all of it',
    'stop it',
  ])('%j is none', (message) => {
    expect(saysNo(message)).toBe(false);
  });
});

describe('isUnsure', () => {
  test.each([
    'ja',
    'Ja!',
    'si',
    'sí',
    'oui',
    'da',
    'да',
    'hai',
    'はい',
    'nein',
    'ne',
    'maybe',
    'hmm',
    'not sure',
    'ja ja',
  ])('%j is asked back', (message) => {
    expect([saysYes(message), saysNo(message), isUnsure(message)]).toEqual([false, false, true]);
  });

  test.each(['', 'ok', 'no', 'y', 'go', 'leads', 'jane', 'what runs now'])('%j is not', (message) => {
    expect(isUnsure(message)).toBe(false);
  });
});

describe('changeIn', () => {
  test.each([
    ['no, at 10', 'at 10'],
    ['No, the calendar agent!', 'the calendar agent'],
    ['yes, but at half past nine', 'at half past nine'],
    ['make it 10', '10'],
    ['the calendar agent instead', 'the calendar agent'],
    ['I meant contacts', 'contacts'],
    ['yes but not the email agent', 'not the email agent'],
    ['ok, only the mail agent please', 'the mail agent'],
    ['actually every weekday at 7', 'every weekday at 7'],
    ['no, restart it', 'restart it'],
    ['at 10', 'at 10'],
    ['and the calendar agent too', 'and the calendar agent too'],
  ])('%j: %j', (message, meant) => {
    expect(changeIn(message)).toBe(meant);
  });

  test.each(['no', 'yes', 'what does it do?', 'leads', 'stop the calendar agent', `no, ${'x'.repeat(99)}`])(
    '%j says nothing else',
    (message) => {
      expect(changeIn(message)).toBeUndefined();
    },
  );
});

describe('saysUndo', () => {
  test.each(['undo', 'undo that', 'Undo it, please.', 'undo the last thing', 'take that back', 'Could you undo this?'])(
    '%j is one',
    (message) => {
      expect(saysUndo(message)).toBe(true);
    },
  );

  test.each(['', 'yes', 'undo the email agent', 'do not undo that', 'what can be undone', 'undo that and run leads'])(
    '%j is none',
    (message) => {
      expect(saysUndo(message)).toBe(false);
    },
  );
});
