import { eagerImportsOf, find, isTest, type Detect } from './sources.ts';

const hooks = /\buse(?:Suspense|SuspenseInfinite|Infinite|Prefetch)?(?:Query|Queries|Mutation)\b/;

/** A route that contains other routes, so it renders no screen of its own. */
const isFrame = (text: string): boolean => /<(?:Outlet|NextPage)\b/.test(text);

/** Reports server data read outside queries and routes, and route files that render no screen or several. */
export const routes: Detect = (files) => {
  const product = files.filter(({ path }) => /^packages\/(?:app|ui)\/src\//.test(path) && !isTest(path));
  return [
    ...find(
      product.filter(({ path }) => !/^packages\/app\/src\/(?:queries|routes)\//.test(path)),
      [hooks],
    ),
    ...product
      .filter(({ path, text }) => /^packages\/app\/src\/routes\/\w+Route\.tsx$/.test(path) && !isFrame(text))
      .flatMap(({ path, text }) => {
        const screens = new Set(
          eagerImportsOf(text).filter((specifier) => specifier.startsWith('@switchboard/ui/screens/')),
        );
        return screens.size === 1 ? [] : [`${path}: renders ${screens.size} screens`];
      }),
  ];
};
