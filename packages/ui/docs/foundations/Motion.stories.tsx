import preview from '../../../../.storybook/preview.tsx';
import { motion } from '../../src/theme/tokens.ts';
import { DocPage, DocPart } from '../frame/DocPage.tsx';
import { DocTable } from '../frame/DocTable.tsx';

const meta = preview.meta({ title: 'Foundations/Motion' });

const uses: Readonly<Record<keyof typeof motion, string>> = {
  fast: 'Hover',
  base: 'Controls',
  slow: 'Dialogs (opacity and 8 px up) and the drawer',
  out: 'Everything that appears',
  inOut: 'What goes there and back',
  orbBreath: 'The orb at rest',
  orbThink: 'The orb while it thinks',
  dotDrift: 'The dots behind the orb',
  lampPulse: 'The lamp of what is at work',
  skeleton: 'Placeholders',
  spin: 'Spinners',
};

/** Durations and easings. */
export const Motion = meta.story({
  render: () => (
    <DocPage
      path="Foundations"
      name="Motion"
      summary="Motion explains where something came from. Never more than one thing moves outside the assistant, and under reduced motion nothing does."
    >
      <DocPart title="Durations and easings">
        <DocTable
          label="Durations and easings"
          heads={['Token', 'Value', 'For']}
          rows={(Object.keys(motion) as (keyof typeof motion)[]).map((name) => [
            <code key="name">{name}</code>,
            motion[name],
            uses[name],
          ])}
        />
      </DocPart>
    </DocPage>
  ),
});
