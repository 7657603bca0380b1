import { expect, test } from 'vitest';
import { formFailure } from './formFailure.ts';

test('the message of an error is kept', () => {
  expect(formFailure(new Error('500: The server failed'))).toEqual({ message: '500: The server failed', fields: {} });
});

test('messages of fields are taken, anything else among them is not', () => {
  const error = Object.assign(new Error('422: Name is taken'), { fields: { name: 'Name is taken', odd: 3 } });
  expect(formFailure(error)).toEqual({ message: '422: Name is taken', fields: { name: 'Name is taken' } });
});

test.each([undefined, null, 'text', {}, new Error('')])('%j still says something', (thrown) => {
  expect(formFailure(thrown)).toEqual({ message: 'It could not be saved', fields: {} });
});
