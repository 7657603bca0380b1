import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { count, startTelling } from './progress.ts';

const nameOf = ({ module, fullName }: TestCase): string => `${module.relativeModuleId} > ${fullName}`;

/** Tells how far vitest is, and which files and tests are running. */
export default class OfVitest implements Reporter {
  #tests = 0;
  #files = 0;
  #allFiles = 0;
  readonly #telling = startTelling(
    () => `${count(this.#tests)} tests, ${count(this.#files)} of ${count(this.#allFiles)} files`,
  );

  onTestRunStart(files: readonly unknown[]): void {
    this.#allFiles = files.length;
  }
  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    this.#telling.begin(relativeModuleId);
  }
  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.#files += 1;
    this.#telling.end(relativeModuleId);
  }
  onHookStart(): void {
    this.#telling.goOn();
  }
  onTestCaseReady(test: TestCase): void {
    this.#telling.begin(nameOf(test));
  }
  onTestCaseResult(test: TestCase): void {
    this.#tests += 1;
    this.#telling.end(nameOf(test));
  }
}
