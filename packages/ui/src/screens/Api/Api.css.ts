import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { monospaced, text as textOf } from '../../theme/mixins.ts';

const mono = { ...textOf('mono'), ...monospaced } as const;
const line = `1px solid ${vars.color.border}`;

export const code = style({ ...mono, lineHeight: 'inherit', color: vars.color.text });
export const hint = style({ ...textOf('small'), marginTop: vars.space[3], color: vars.color.textMuted });
export const note = style({ color: vars.color.textMuted });
export const muted = style({ color: vars.color.textMuted });

/** The subjects beside the calls, so wide that a line of curl fits beside them; above them on a narrow page. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  overflowWrap: 'anywhere',
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const subjects = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  '@media': { [below.lg]: { flexDirection: 'row', flexWrap: 'wrap' } },
});
export const subject = style({
  ...textOf('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: '2rem',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.md,
  color: vars.color.textSecondary,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current]': {
      background: vars.color.panelCurrent,
      boxShadow: `0 0 0 1px ${vars.color.border}`,
      color: vars.color.text,
      fontWeight: vars.fontWeight.strong,
    },
  },
  '@media': { [below.lg]: { minHeight: '2.75rem' } },
});
export const subjectName = style({ flex: '1 1 auto', minWidth: 0 });
globalStyle(`${subject} > :last-child`, { ...textOf('caption'), color: vars.color.textMuted });
export const basePath = style({
  ...mono,
  color: vars.color.textMuted,
  paddingInlineEnd: '0.4375rem',
});

export const call = style({ selectors: { '& + &': { borderTop: line } } });
/** A press anywhere on the row folds it. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto 1rem',
  gridTemplateAreas: '"verb summary right fold" "verb path right fold"',
  columnGap: vars.space[3],
  alignItems: 'center',
  minHeight: '3.5rem',
  padding: '0.5rem 1.1875rem',
  selectors: { '&:hover': { background: vars.color.hover } },
  '@media': { [below.md]: { columnGap: vars.space[2], paddingInline: '0.9375rem' } },
});
globalStyle(`${row} > :nth-last-child(-n + 2)`, { gridRow: '1 / -1' });
export const verb = style({ ...mono, gridArea: 'verb', color: vars.color.text });
export const summary = style({ gridArea: 'summary', minWidth: 0 });
globalStyle(`${summary} > button`, {
  ...textOf('body'),
  fontWeight: vars.fontWeight.medium,
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
});
globalStyle(`${summary} > button::after`, { content: '', position: 'absolute', inset: 0 });
export const path = style({
  ...mono,
  gridArea: 'path',
  lineHeight: '1rem',
  color: vars.color.textSecondary,
});
export const body = style({
  ...textOf('small'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: '0.25rem 1.1875rem 1.25rem 5.4375rem',
  color: vars.color.textSecondary,
  '@media': { [below.md]: { padding: '0.25rem 0.9375rem 1.25rem' } },
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: '8rem 8rem minmax(0, 1fr)',
  columnGap: vars.space[4],
  paddingBlock: '0.125rem',
  '@media': { [below.md]: { gridTemplateColumns: '8rem minmax(0, 1fr)', paddingBlock: vars.space[1] } },
});
export const fieldName = style({ ...mono, color: vars.color.text });
export const fieldKind = style({ color: vars.color.textMuted });
export const about = style({ '@media': { [below.md]: { gridColumn: '1 / -1' } } });
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.375rem' });
export const partTitle = style({ ...textOf('label'), color: vars.color.text });
export const box = style({
  ...mono,
  maxHeight: '24rem',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  overflow: 'auto',
  border: line,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  color: vars.color.text,
});
export const key = style({ color: vars.tone.info.text });
export const text = style({ color: vars.tone.positive.text });
