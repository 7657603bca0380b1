import type { light } from './colours.ts';
import type { Tone } from './tokens.ts';

type Colours = (typeof light)['color'];
type Plain = { [Name in keyof Colours]: Colours[Name] extends string ? Name : never }[keyof Colours];

/** What each colour is for. */
export const colourMeanings: Readonly<Record<Plain, string>> = {
  canvas: 'The page',
  panel: 'The side panel',
  surface: 'Cards, dialogs, controls',
  sunken: 'Table heads, strips in cards',
  hover: 'Under the pointer',
  pressed: 'While pressed',
  panelCurrent: 'The current page in the side panel',
  border: 'Hairlines and card edges',
  borderStrong: 'Edges that separate, such as of a menu',
  controlBorder: 'Every input, select and checkbox',
  scrim: 'Behind a dialog',
  text: 'Names and figures',
  textSecondary: 'Body',
  textMuted: 'Labels and times',
  textDisabled: 'Text of what is disabled',
  primary: 'The one primary button of a region',
  primaryHover: 'The primary button under the pointer',
  primaryPressed: 'The primary button while pressed',
  onPrimary: 'Text on the primary button',
  focus: 'The ring around what has the focus',
  signal: 'The brand and the current item. Never a status, never text',
  track: 'What a bar fills',
  tooltip: 'Tooltips',
  onTooltip: 'Text in tooltips',
  knob: 'The knob of a switch',
};

/** What each tone says. */
export const toneMeanings: Readonly<Record<Tone, string>> = {
  neutral: 'Off, queued, cancelled',
  accent: 'Chosen, links',
  positive: 'Done, on',
  caution: 'Waits for somebody',
  critical: 'Failed, about to be lost',
  info: 'At work',
};
