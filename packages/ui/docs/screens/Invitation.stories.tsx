import preview from '../../../../.storybook/preview.tsx';
import { aboutScreen } from './aboutScreen.ts';

// It reads the index, which only Storybook itself has, and changes with every story of the screen.
const meta = preview.meta({ title: 'Screens/Invitation', ...aboutScreen('Invitation'), tags: ['!test', 'unpictured'] });

export const About = meta.story();
