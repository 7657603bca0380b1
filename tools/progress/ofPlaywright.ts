import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { count, startTelling } from './progress.ts';

const nameOf = (test: TestCase): string => test.titlePath().filter(Boolean).join(' > ');

/** Tells how far Playwright is, and which tests are running. */
export default class OfPlaywright implements Reporter {
  #tests = 0;
  #allTests = 0;
  readonly #telling = startTelling(() => `${count(this.#tests)} of ${count(this.#allTests)}`);

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#allTests = suite.allTests().length;
  }
  onTestBegin(test: TestCase): void {
    this.#telling.begin(nameOf(test));
  }
  onStepEnd(): void {
    this.#telling.goOn();
  }
  onTestEnd(test: TestCase): void {
    this.#tests += 1;
    this.#telling.end(nameOf(test));
  }
}
