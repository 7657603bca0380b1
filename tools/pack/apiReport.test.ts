import { expect, test } from 'vitest';
import { declarationsOf } from './apiReport.ts';
import { compareLines } from './compareLines.ts';

const linesOf = (text: string) => declarationsOf('dist/forms/Field.d.ts', text).lines;

test('comments, imports and order are no part of an API', () => {
  const one = `
    import type { ReactNode } from 'react';
    /** A field. */
    export interface Field { b?: string; a: 'x' | 'y'; }
    export declare const field: Field;`;
  const other = `
    export declare const field: Field;
    export interface Field {
        a: 'y' | 'x';
        /** Its label. */
        b?: string;
    }`;
  expect(linesOf(one)).toEqual(linesOf(other));
});

test('a type that changes does change it', () => {
  const field = (type: string) => linesOf(`export declare const field: ${type};`);
  expect(field('string')).not.toEqual(field('number'));
  const long = (last: string) =>
    `{ ${Array.from({ length: 100 }, (_, index) => `key${index}: number;`).join(' ')} z: ${last} }`;
  expect(field(long('string'))).not.toEqual(field(long('number')));
  expect(field(long('string'))[0]?.length).toBeLessThan(500);
});

test('names the files that types come from', () => {
  const { files } = declarationsOf(
    'dist/forms/Field.d.ts',
    "import { X } from '../x.js';\nexport { Y } from './y.css.js';",
  );
  expect(files).toEqual(['dist/x', 'dist/forms/y.css']);
});

test('a difference says where it is', () => {
  const before = './a\n  one;\n  two;\n./b\n  one;';
  const after = './a\n  two;\n./b\n  one;\n  three;';
  expect(compareLines(before, after)).toEqual(['- ./a: one;', '+ ./b: three;']);
});
