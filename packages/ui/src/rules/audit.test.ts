import { auditKinds, auditSubjectOf } from '@switchboard/api-contract/audit';
import { FileClock } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { auditKindRules, auditSubject, auditSubjectRules, auditWords } from './audit.ts';

describe('what a line of the audit log says', () => {
  test.each(auditKinds)('%s, with and without what it was done to', (kind) => {
    const told = auditWords({ kind, target: 'Ada' });
    expect(told).toBe(auditKindRules[kind].replace('$', 'Ada'));
    expect(auditWords({ kind, target: undefined })).toMatch(/^[A-Z][\w' -]+\w$/);
    expect(auditSubject({ kind })).toBe(auditSubjectRules[auditSubjectOf(kind)]);
  });

  test('a target with a dollar sign stays as it is', () => {
    expect(auditWords({ kind: 'run.started', target: '$& for $1' })).toBe('Started $& for $1');
  });

  test('kinds of a newer version keep their own names', () => {
    expect(auditWords({ kind: 'moon.landed', target: 'Ada' })).toBe('moon.landed, Ada');
    expect(auditSubject({ kind: 'moon.landed' })).toEqual(['moon', FileClock]);
    expect(auditSubject({ kind: undefined })[0]).toBe('');
  });
});
