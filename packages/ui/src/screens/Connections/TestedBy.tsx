import type { TestResult } from '@switchboard/api-contract/connections';
import { Time } from '../../components/display/Time/Time.tsx';
import { clip } from '../../format/text.ts';

/** By whom and when a connection was tested, or who met that it no longer works. */
export function TestedBy({ test: { by, testedAt }, now }: { test: TestResult; now: Date }) {
  if (testedAt === undefined) return null;
  const name = by?.name === undefined ? '' : ` by ${clip(by.name, 60)}`;
  return (
    <span dir="auto">
      {by?.type === 'use' ? `Met in use${name}` : `Tested${name}`}, <Time at={testedAt} now={now} show="sentence" />
    </span>
  );
}
