import { replace } from '@switchboard/ui/test/devices/standIns';
import tooOld from '../../public/tooOld.js?url';
import preview from '../../../../.storybook/preview.tsx';

// The page before anything of the app: what `index.html` has, and not a node that React knows.
const meta = preview.meta({ render: () => <div dangerouslySetInnerHTML={{ __html: '<div id="root"></div>' }} /> });

/** A classic script, that also reads where the app's own code can't be read. */
export const TooOld = meta.story({
  parameters: { covers: ['browser.too-old'] },
  beforeEach: () => replace(URL, 'parse', undefined),
  play: async ({ canvasElement }) => {
    const script = Object.assign(document.createElement('script'), { src: tooOld });
    const read = new Promise((resolve) => script.addEventListener('load', resolve));
    canvasElement.append(script);
    await read;
    script.remove();
  },
});
