import { motion } from '../../src/theme/tokens.ts';
import { DocTable } from '../frame/DocTable.tsx';

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

export const Motion = () => (
  <DocTable
    label="Durations and easings"
    heads={['Token', 'Value', 'For']}
    rows={(Object.keys(motion) as (keyof typeof motion)[]).map((name) => [
      <code key="name">{name}</code>,
      motion[name],
      uses[name],
    ])}
  />
);
