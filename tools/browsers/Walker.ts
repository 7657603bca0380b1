import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { NARROW, WIDE, type Driver } from './Driver.ts';
import type { Step } from './install.ts';

export interface Walker {
  goto: (path: string) => Promise<void>;
  press: (...steps: Step[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  key: Driver['press'];
  /** Waits until there is such a control. */
  sees: (...steps: Step[]) => Promise<void>;
  /** Waits until the text of the page has this. */
  reads: (pattern: RegExp) => Promise<void>;
  gone: (...steps: Step[]) => Promise<void>;
  /** Waits until a field holds what matches. */
  holds: (value: RegExp, ...steps: Step[]) => Promise<void>;
  /** Waits for a download of such a name, and returns where it is. */
  downloads: (name: RegExp) => Promise<string>;
  /** Looks at what is shown, wide and, where the window can be, narrow. */
  stop: (name: string) => Promise<void>;
}

/** A control in a page, for a walk. */
export const control = (role: string, name?: string | RegExp): Step => ({
  role,
  ...(typeof name === 'string' && { name }),
  ...(name instanceof RegExp && { pattern: name.source }),
});

const BETWEEN_LOOKS = 40;

interface Settings {
  origin: string;
  folder: string;
  shots: string | undefined;
  /** How long, in ms, it waits for one thing. */
  patience: number;
  /** Hears of each stop, with what is wrong there. */
  onStop: (name: string, faults: readonly string[]) => void;
}

/** Walks one browser. Each wait ends with its condition; one that is never met throws what it saw last. */
export function createWalker(driver: Driver, { origin, folder, shots, patience, onStop }: Settings): Walker {
  const until = async <T>(what: string, look: () => Promise<T | string>): Promise<T> => {
    const end = performance.now() + patience;
    for (;;) {
      // A page that is just left answers nothing.
      const seen = await look().catch((error: unknown) => String(error));
      if (typeof seen !== 'string') return seen;
      if (performance.now() > end) throw new Error(`${what}: ${seen}`);
      await wait(BETWEEN_LOOKS);
    }
  };
  const wordsOf = (steps: readonly Step[]) =>
    steps.map(({ role, name, pattern = name ?? '' }) => `${role} ${pattern}`).join(' › ');
  let hasActed = false;
  let stops = 0;
  const known: string[] = [];

  const lookAt = async (): Promise<string[]> => {
    let faults: string[] = [];
    const check = async () => {
      faults = await driver.evaluate((acted) => walk.look(acted), hasActed).catch((error) => [String(error)]);
      return faults.length === 0 || 'faults';
    };
    await until('', check).catch(() => undefined);
    return faults;
  };
  const shoot = async (name: string): Promise<void> => {
    if (shots === undefined) return;
    mkdirSync(shots, { recursive: true });
    writeFileSync(join(shots, `${name}.png`), await driver.picture());
  };
  const takeProblems = async (): Promise<void> => {
    known.push(...(await driver.evaluate(() => walk.problems.splice(0))));
  };

  return {
    goto: async (path) => {
      await takeProblems().catch(() => undefined);
      hasActed = false;
      await driver.goto(origin + path);
    },
    press: async (...steps) => {
      const { x, y } = await until(`pressing ${wordsOf(steps)}`, () =>
        driver.evaluate((path) => walk.place(path), steps),
      );
      await driver.click(x, y);
      hasActed = true;
    },
    type: (text) => driver.type(text),
    key: async (key) => {
      await driver.press(key);
      hasActed = true;
    },
    sees: async (...steps) => {
      await until(wordsOf(steps), () => driver.evaluate((path) => walk.find(path) !== undefined || 'not there', steps));
    },
    gone: async (...steps) => {
      await until(wordsOf(steps), () => driver.evaluate((path) => walk.find(path) === undefined || 'there', steps));
    },
    reads: async ({ source }) => {
      await until(`the text ${source}`, () =>
        driver.evaluate((text) => new RegExp(text).test(document.body.innerText) || document.body.innerText, source),
      );
    },
    holds: async ({ source }, ...steps) => {
      await until(`${wordsOf(steps)} with ${source}`, () =>
        driver.evaluate(
          (text, path) => {
            const { value } = (walk.find(path) ?? {}) as Partial<HTMLInputElement>;
            return (value !== undefined && new RegExp(text).test(value)) || `it holds ${value}`;
          },
          source,
          steps,
        ),
      );
    },
    downloads: async (name) => {
      const { file } = await until(`a download called ${name.source}`, () => {
        const files = readdirSync(folder);
        const found = files.find((entry) => name.test(entry));
        return Promise.resolve(found === undefined ? `there is ${files.join(', ') || 'none'}` : { file: found });
      });
      return join(folder, file);
    },
    stop: async (name) => {
      stops += 1;
      const place = `${String(stops).padStart(2, '0')} ${name}`;
      const faults = await lookAt();
      await shoot(place);
      if (driver.resize) {
        await driver.resize(NARROW);
        const narrow = await lookAt();
        faults.push(...narrow.filter((fault) => !faults.includes(fault)).map((fault) => `narrow: ${fault}`));
        await shoot(`${place} narrow`);
        await driver.resize(WIDE.width);
      }
      await takeProblems();
      onStop(name, [...known.splice(0), ...faults]);
    },
  };
}
