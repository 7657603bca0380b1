import { beforeEach, describe, expect, test } from 'vitest';
import { minuteMs } from '@switchboard/api-contract/time';
import { systemTimers } from '../platform/clock.ts';
import { createTestDatabase } from '../../test/testApp.ts';
import { Refusal } from '../platform/Refusal.ts';
import { browserPlace } from './attemptBudgets.ts';
import { Attempts } from './Attempts.ts';

let now: number;
let attempts: Attempts;
beforeEach(async () => {
  now = Date.parse('2026-03-12T09:00:00Z');
  attempts = new Attempts({ db: await createTestDatabase(), clock: () => new Date(now), timers: systemTimers });
});

const attempt = (username: string, address: string, succeeds: boolean) =>
  attempts.make(username, address, async () => succeeds);

/** Fails once. Returns the seconds to wait; undefined if the attempt was allowed. */
async function fail(username: string, address: string): Promise<number | undefined> {
  try {
    await attempt(username, address, false);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'limited') return error.retryAfter;
    throw error;
  }
}

async function failTimes(times: number, username: string, address: string): Promise<void> {
  for (let count = 0; count < times; count += 1) expect(await fail(username, address)).toBeUndefined();
}

describe('Attempts', () => {
  test('lets five fail for one account at one address, then says how long to wait', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await fail('demo', '1.1.1.1')).toBeUndefined();
      now += minuteMs;
    }
    expect(await fail('demo', '1.1.1.1')).toBe(10 * 60);
    now += 10 * minuteMs - 1;
    expect(await fail('demo', '1.1.1.1')).toBe(1);
    now += 1;
    expect(await fail('demo', '1.1.1.1')).toBeUndefined();
    expect(await fail('demo', '1.1.1.1')).toBe(60);
  });

  test('does not lock the account for another address, nor another account at this one', async () => {
    await failTimes(5, 'demo', '1.1.1.1');
    expect(await fail('demo', '2.2.2.2')).toBeUndefined();
    expect(await fail('other', '1.1.1.1')).toBeUndefined();
  });

  test('stops one address that tries many accounts', async () => {
    for (let count = 0; count < 30; count += 1) await failTimes(1, `user${count}`, '1.1.1.1');
    expect(await fail('user30', '1.1.1.1')).toBe(15 * 60);
    expect(await fail('user30', '1.1.1.2')).toBeUndefined();
  });

  test('stops guesses at one account from however many addresses, for an hour from the first', async () => {
    for (let count = 0; count < 20; count += 1) {
      await failTimes(1, 'demo', `1.1.1.${count}`);
      now += 1_000;
    }
    expect(await fail('demo', '1.1.2.1')).toBe(60 * 60 - 20);
    expect(await fail('nobody', '1.1.2.1')).toBeUndefined();
    now += 60 * minuteMs - 20_000;
    expect(await fail('demo', '1.1.2.1')).toBeUndefined();
  });

  test('does not tell an account that exists from one that does not', async () => {
    const waits = async (username: string) => {
      const told: (number | undefined)[] = [];
      for (let count = 0; count < 22; count += 1) told.push(await fail(username, `2.2.2.${count}`));
      return told;
    };
    expect(await waits('demo')).toEqual(await waits('nobody'));
  });

  test('lets no more through by trying from many addresses at once', async () => {
    let tried = 0;
    const check = async () => {
      tried += 1;
      return false;
    };
    await Promise.allSettled(Array.from({ length: 40 }, (_, count) => attempts.make('demo', `3.3.3.${count}`, check)));
    expect(tried).toBe(20);
  });

  test('holds a known browser up by its own failures alone', async () => {
    for (let count = 0; count < 25; count += 1) await fail('demo', `1.1.1.${count}`);
    expect(await attempt('demo', browserPlace('a'), true)).toBe(true);
    await failTimes(5, 'demo', browserPlace('b'));
    expect(await fail('demo', browserPlace('b'))).toBeDefined();
    expect(await attempt('demo', browserPlace('a'), true)).toBe(true);
  });

  test('counts the failures of known browsers against nobody else', async () => {
    for (let count = 0; count < 5; count += 1) await failTimes(4, 'demo', browserPlace(`${count}`));
    expect(await fail('demo', '1.1.1.1')).toBeUndefined();
  });

  test.each([
    ['m\u00fcller.example', 'xn--mller-kva.example'],
    ['northlight.test', '\uff4eorthlight.test'],
    ['northlight.test', 'NORTHLIGHT.test'],
  ])('takes ada@%s for ada@%s', async (domain, other) => {
    await failTimes(5, `ada@${domain}`, '1.1.1.1');
    expect(await fail(`ada@${other}`, '1.1.1.1')).toBeDefined();
  });

  test('takes a /64 of IPv6 for one address', async () => {
    for (let count = 0; count < 5; count += 1) await failTimes(1, 'demo', `2001:db8:1:2::${count}`);
    expect(await fail('demo', '2001:db8:1:2:ffff::1')).toBeDefined();
    expect(await fail('demo', '2001:db8:1:3::1')).toBeUndefined();
  });

  test('takes a short address of IPv6 for what it stands for', async () => {
    for (let count = 1; count <= 5; count += 1) await failTimes(1, 'demo', `2001:db8::${count}`);
    expect(await fail('demo', '2001:0DB8:0:0:1::6')).toBeDefined();
    expect(await fail('demo', '2001:db8:0:1::1')).toBeUndefined();
  });

  test('lets no more be tried by trying many at once', async () => {
    let tried = 0;
    const check = async () => {
      tried += 1;
      return false;
    };
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => attempts.make('demo', '1.1.1.1', check)));
    expect(tried).toBe(5);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(15);
  });

  test('lets many succeed at once', async () => {
    expect(await Promise.all(Array.from({ length: 60 }, () => attempt('demo', '1.1.1.1', true)))).toEqual(
      Array.from({ length: 60 }, () => true),
    );
  });

  test('a success clears the failures of that account at that address', async () => {
    await failTimes(4, 'demo', '1.1.1.1');
    await attempt('demo', '1.1.1.1', true);
    await failTimes(5, 'demo', '1.1.1.1');
    expect(await fail('demo', '1.1.1.1')).toBeDefined();
  });

  test('a check that breaks is neither a failure nor in the way of others', async () => {
    for (let count = 0; count < 6; count += 1) {
      await expect(
        attempts.make('demo', '1.1.1.1', async () => {
          throw new Error('no database');
        }),
      ).rejects.toThrow('no database');
    }
    expect(await attempt('demo', '1.1.1.1', true)).toBe(true);
  });
});
