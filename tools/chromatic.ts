// npm run chromatic: publishes the stories for visual review, if the project has a Chromatic token. Fails on changes that
// nobody has accepted.
import { launch, shareFate } from './run.ts';

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  shareFate([launch(['chromatic', '--build-script-name=build:storybook', '--only-changed'])]);
} else {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing is published, nothing failed.');
}
