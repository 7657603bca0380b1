import { stripComments, type Detect, type Source } from './sources.ts';

const subject =
  /^(packages\/ui\/src\/(?:components|charts|blocks|shell|screens)\/(?:[a-z]\w*\/)?(\w+))\/\2(?:Screen)?\.tsx$/;

function withoutStories(files: readonly Source[]): string[] {
  const told = new Set(
    files.filter(({ path }) => path.endsWith('.stories.tsx')).map(({ path }) => path.replace(/\/[^/]+$/, '')),
  );
  return files.flatMap(({ path }) => {
    const folder = subject.exec(path)?.[1];
    return folder !== undefined && !told.has(folder) ? [`${path}: has no stories`] : [];
  });
}

/** The keys of a rule's tables: those one level inside a `const` whose value is an object. */
const keysOf = (text: string): string[] =>
  [...stripComments(text).matchAll(/^ {2}(?:'([^']+)'|([\w$]+)):\s*\{/gm)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );

function withoutWholeTest(files: readonly Source[]): string[] {
  const tests = new Map(files.map(({ path, text }) => [path, text]));
  return files
    .filter(({ path }) => /^packages\/ui\/src\/rules\/\w+\.ts$/.test(path))
    .flatMap(({ path, text }) => {
      const test = tests.get(path.replace(/\.ts$/, '.test.ts'));
      if (test === undefined) return [`${path}: has no test`];
      return keysOf(text).flatMap((key) =>
        new RegExp(`(?<![\\w-])${key.replaceAll(/\W/g, '\\$&')}(?![\\w-])`).test(test)
          ? []
          : [`${path}: its test leaves out ${key}`],
      );
    });
}

/** Screens and components without stories, and rules without a test of every row. */
export const proof: Detect = (files) => [...withoutStories(files), ...withoutWholeTest(files)];
