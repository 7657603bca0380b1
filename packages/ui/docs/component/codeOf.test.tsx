import { Plus } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { codeOf } from './codeOf.ts';

const Button = Object.assign((_props: object) => null, {
  __docgenInfo: { name: 'Button', from: '@switchboard/ui/components/actions/Button' },
}) as unknown as React.ComponentType<Record<string, unknown>>;

describe('codeOf', () => {
  test('writes an element with the imports that it needs', () => {
    expect(
      codeOf(
        <Button variant="primary" icon={Plus} busy onClick={() => {}}>
          Save
        </Button>,
      ),
    ).toBe(`import { Button } from '@switchboard/ui/components/actions/Button';
import { Plus } from 'lucide-react';

<Button variant="primary" icon={Plus} busy onClick={() => {}}>Save</Button>`);
  });

  test('leaves out what is not given, and quotes what has to be', () => {
    expect(codeOf(<p lang={undefined} title={'a "b"'} hidden>{`{x}`}</p>)).toBe(
      `<p title={'a "b"'} hidden>{'{x}'}</p>`,
    );
  });

  test('writes objects and dates in props', () => {
    const rows = [{ id: 'a', 'data-x': 1, since: new Date(0), none: undefined }];
    expect(codeOf(<Button rows={rows} />)).toContain(
      `<Button rows={[{ id: 'a', 'data-x': 1, since: new Date('1970-01-01T00:00:00.000Z') }]} />`,
    );
  });

  test('puts each child, and each prop if they are many, on its own line', () => {
    expect(
      codeOf(
        <>
          <p title={'long '.repeat(20)} lang="en">
            Text
          </p>
          {null}
          <br />
        </>,
      ),
    ).toBe(`<>
  <p
    title="${'long '.repeat(20)}"
    lang="en"
  >
    Text
  </p>
  <br />
</>`);
  });
});
