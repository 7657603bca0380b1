import { find, findImports, stripComments, type Detect } from './sources.ts';

const handlers = /^packages\/api-mocks\/src\/(?:handlers\/|handlers?\.ts$|\w*[Hh]andlers?\.ts$)/;

/** msw in builders and scenarios, and request handlers written anywhere but in `api-mocks`. */
export const mocks: Detect = (files) => [
  ...findImports(
    files.filter(({ path }) => path.startsWith('packages/api-mocks/src/') && !handlers.test(path)),
    (target) => /^msw\b/.test(target),
  ),
  ...find(
    files.filter(({ path }) => !path.startsWith('packages/api-mocks/')),
    [/\bimport\s*\{[^}]*\b(?:http|HttpResponse|graphql)\b[^}]*\}\s*from\s*['"]msw['"]/],
    stripComments,
  ),
];
