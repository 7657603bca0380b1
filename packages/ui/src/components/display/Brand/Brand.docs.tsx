import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  summary: 'The mark and the name of the product.',
  use: 'Use it once on a page: at the top of the navigation, as a link to the dashboard, or over the form to sign in, without a link. `BrandMark` is the mark alone.',
  instead: [
    { when: 'It identifies an agent or a service.', use: 'Components/Display/Mark' },
    { when: 'It leads back to a list.', use: 'Components/Actions/BackLink' },
  ],
  accessibility: {
    Role: '`link` if it has an address, else text',
    Name: 'The name of the product; the mark is hidden',
    Keys: '`Enter` follows the link',
    Pointer: '32 px high',
    Colour: 'The mark follows the theme, and keeps its colours under forced colours',
  },
};
