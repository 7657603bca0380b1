import { describe, expect, test } from 'vitest';
import { saysNo, saysUndo, saysYes } from './confirmation.ts';

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
  ])('%j is none', (message) => {
    expect(saysYes(message)).toBe(false);
  });
});

describe('saysNo', () => {
  test.each([
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
  ])('%j is a no', (message) => {
    expect(saysNo(message)).toBe(true);
  });

  test.each(['', 'yes', 'not the email agent', 'no idea', 'now', 'stop the email agent', 'nothing'])(
    '%j is none',
    (message) => {
      expect(saysNo(message)).toBe(false);
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
