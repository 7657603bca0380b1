import { expect, test } from 'vitest';
import { basicOf, bearerOf, headerOf } from './requests.ts';

const request = (headers: Record<string, string>) => new Request('https://service.example/', { headers });

test('reads a bearer token', () => {
  expect(bearerOf(request({ authorization: 'Bearer sandbox-slow' }))).toBe('sandbox-slow');
  expect(bearerOf(request({ authorization: 'bearer sandbox' }))).toBe('sandbox');
  for (const authorization of ['Basic sandbox', 'Bearer', 'Bearer two words', 'sandbox'])
    expect(bearerOf(request({ authorization })), authorization).toBeUndefined();
  expect(bearerOf(request({}))).toBeUndefined();
});

test('reads a header of its own', () => {
  expect(headerOf('x-api-key')(request({ 'X-API-Key': 'sandbox' }))).toBe('sandbox');
  expect(headerOf('x-api-key')(request({}))).toBeUndefined();
});

test('reads a name and a password', () => {
  const coded = (text: string) => request({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
  expect(basicOf(coded('Ana:sandbox'))).toEqual({ name: 'Ana', password: 'sandbox' });
  expect(basicOf(coded('Ana:with:colon'))).toEqual({ name: 'Ana', password: 'with:colon' });
  expect(basicOf(coded('nothing'))).toBeUndefined();
  expect(basicOf(request({ authorization: 'Bearer sandbox' }))).toBeUndefined();
  expect(basicOf(request({}))).toBeUndefined();
});
