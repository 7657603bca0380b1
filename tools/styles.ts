import { radius, space } from '../packages/ui/src/theme/tokens.ts';
import { find, type Source } from './code.ts';

const colours = [
  /['"`(,\s]#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?=['"`),\s])/i,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/,
  /\b(?:color|background|backgroundColor|borderColor|outlineColor|fill|stroke)\s*[:=]\s*\{?['"](?:white|black|red|green|blue|gr[ae]y|orange|yellow|purple|pink|silver|gold)['"]/,
];
const fonts = [
  /\bfontFamily\s*:\s*['"`](?!inherit)/,
  /\bfontSize\s*:\s*(?:\d|['"][\d.]+(?:px|rem|pt)['"])/,
  /\bfontWeight\s*:\s*['"]?\d+/,
];

/** What holds text grows with it. A hairline may be in px. */
const heldInPx = /\b(?:fontSize|lineHeight|(?:min|max)?(?:height|width)|gridTemplate\w+)\s*:[^:]*?\b\d{2,}px/i;

/** A length in px at the usual text size. */
const inPx = (length: string): number => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1);
/** The steps of a scale. Values off the scale are specific geometry. */
const stepsOf = (scale: Record<string, string>): number[] =>
  Object.values(scale)
    .map(inPx)
    .filter((step) => step > 0);
const steps = { space: stepsOf(space), radius: stepsOf(radius) };
const spaces = /\b(?:gap|rowGap|columnGap|(?:padding|margin)\w*)\s*:\s*(['"`]?)-?[\d.][^'"`\n,}]*\1/;
const radii = /\bborder\w*Radius\s*:\s*(['"`]?)[\d.][^'"`\n,}]*\1/;
/** True if each length of a declaration is a step of the scale, and so should use the scale's name. */
const isOnScale = (line: string, scale: readonly number[]): boolean => {
  const lengths = (/:\s*['"`]?([^:'"`]*)['"`]?$/.exec(line)?.[1] ?? '')
    .split(/\s+/)
    .filter((part) => part !== '0' && part !== 'auto');
  return lengths.length > 0 && lengths.every((part) => /^[\d.]+(?:px|rem)?$/.test(part) && scale.includes(inPx(part)));
};

/** Colours, fonts and sizes that belong in `theme/`, and heights and widths that don't grow with text. */
export function unthemed(files: readonly Source[]): string[] {
  const sheets = files.filter(({ path }) => path.endsWith('.css.ts'));
  return [
    ...find(files, [...colours, ...fonts]),
    ...find(sheets, [heldInPx]),
    ...find(sheets, [spaces]).filter((line) => isOnScale(line, steps.space)),
    ...find(sheets, [radii]).filter((line) => isOnScale(line, steps.radius)),
  ];
}
