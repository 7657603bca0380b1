import type { Plugin } from 'vite';
import { count, tell } from './progress.ts';

/** Tells how far a build is: by itself, Vite is silent while it reads modules and writes chunks. */
export function ofVite(): Plugin {
  const numbers = { modules: 0, chunks: 0 };
  const add = (what: keyof typeof numbers): void => {
    numbers[what] += 1;
    tell({ done: `${count(numbers.modules)} modules, ${count(numbers.chunks)} chunks`, at: [] });
  };
  return {
    name: 'progress',
    apply: 'build',
    moduleParsed: () => add('modules'),
    renderChunk: () => add('chunks'),
  };
}
