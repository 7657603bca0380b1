import { expect, test } from 'vitest';
import { placeTooltip } from './TooltipLayer.tsx';

const view = { width: 400, height: 300 };
const layer = { width: 100, height: 40 };

test.each([
  ['centred above', { left: 150, top: 100, width: 50, height: 20 }, { left: 125, top: 60 }],
  ['below without room above', { left: 150, top: 10, width: 50, height: 20 }, { left: 125, top: 30 }],
  ['held at the left edge', { left: 0, top: 100, width: 20, height: 20 }, { left: 0, top: 60 }],
  ['held at the right edge', { left: 380, top: 100, width: 20, height: 20 }, { left: 300, top: 60 }],
  ['on top when there is room nowhere', { left: 150, top: 10, width: 50, height: 280 }, { left: 125, top: 0 }],
])('%s', (_name, anchor, expected) => {
  expect(placeTooltip(anchor, layer, view)).toEqual(expected);
});
