import { beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '../Refusal.ts';
import { Attempts } from './Attempts.ts';

const minute = 60_000;
let now: number;
let attempts: Attempts;
beforeEach(() => {
  now = Date.parse('2026-03-12T09:00:00Z');
  attempts = new Attempts(() => new Date(now));
});

/** The seconds to wait; undefined when the attempt may be made. The attempt fails. */
function fail(username: string, address: string): number | undefined {
  try {
    attempts.begin(username, address);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'limited') return error.retryAfter;
    throw error;
  }
}

describe('Attempts', () => {
  test('lets five fail for one account at one address, then says how long to wait', () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(fail('demo', '1.1.1.1')).toBeUndefined();
      now += minute;
    }
    expect(fail('demo', '1.1.1.1')).toBe(10 * 60);
    now += 10 * minute - 1;
    expect(fail('demo', '1.1.1.1')).toBe(1);
    now += 1;
    expect(fail('demo', '1.1.1.1')).toBeUndefined();
    expect(fail('demo', '1.1.1.1')).toBe(60);
  });

  test('does not lock the account for another address, nor another account at this one', () => {
    for (let attempt = 0; attempt < 6; attempt += 1) fail('demo', '1.1.1.1');
    expect(fail('demo', '2.2.2.2')).toBeUndefined();
    expect(fail('other', '1.1.1.1')).toBeUndefined();
  });

  test('stops one address that tries many accounts', () => {
    for (let attempt = 0; attempt < 30; attempt += 1) expect(fail(`user${attempt}`, '1.1.1.1')).toBeUndefined();
    expect(fail('user30', '1.1.1.1')).toBe(15 * 60);
    expect(fail('user30', '1.1.1.2')).toBeUndefined();
  });

  test('stops many addresses that try one account', () => {
    for (let attempt = 0; attempt < 50; attempt += 1) expect(fail('demo', `1.1.1.${attempt}`)).toBeUndefined();
    expect(fail('demo', '1.1.2.1')).toBe(15 * 60);
  });

  test('takes a /64 of IPv6 for one address', () => {
    for (let attempt = 0; attempt < 5; attempt += 1) fail('demo', `2001:db8:1:2::${attempt}`);
    expect(fail('demo', '2001:db8:1:2:ffff::1')).toBeDefined();
    expect(fail('demo', '2001:db8:1:3::1')).toBeUndefined();
  });

  test('counts attempts that have not ended yet', () => {
    const running = Array.from({ length: 5 }, () => attempts.begin('demo', '1.1.1.1'));
    expect(fail('demo', '1.1.1.1')).toBeDefined();
    for (const attempt of running) attempt.succeeded();
    expect(fail('demo', '1.1.1.1')).toBeUndefined();
  });

  test('a success clears the failures of that account at that address, and does not count itself', () => {
    for (let attempt = 0; attempt < 4; attempt += 1) fail('demo', '1.1.1.1');
    attempts.begin('demo', '1.1.1.1').succeeded();
    for (let attempt = 0; attempt < 5; attempt += 1) expect(fail('demo', '1.1.1.1')).toBeUndefined();
    expect(fail('demo', '1.1.1.1')).toBeDefined();
    for (let attempt = 0; attempt < 100; attempt += 1) attempts.begin('many', '3.3.3.3').succeeded();
  });
});
