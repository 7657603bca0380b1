import { within } from 'storybook/test';
import type { Shows } from '../locator.ts';
import { badge, enabled, filled, inCells, named, toolsAtRest } from '../onPage.ts';

export const leadGenerationShows: Shows = {
  'lead-generation.active': (page) => [badge(page, 'Active'), ...enabled(page, 'Configure', 'Stop')],
  'lead-generation.idle': (page) => [badge(page, 'Idle'), ...enabled(page, 'Configure', 'Start')],
  'lead-generation.overview': (page) => [
    ...named(page, 'group', 'Total Leads', 'Qualified', 'Avg Score', 'Active Tasks'),
    ...named(page, 'button', 'Refresh Data'),
    ...named(page, 'region', /^Recent Activity/),
  ],
  'lead-generation.table': (page) => [
    ...named(page, 'columnheader', 'Contact', 'Company', 'Score', 'Status', 'Source', 'Actions'),
    ...named(page, 'button', 'Filter', 'Export', 'Add Lead'),
  ],
  'lead-generation.add-twice': (page) => [
    page.getByText(/already a lead with this e-mail address/),
    page.getByRole('link', { name: /^Open that one/ }),
  ],
  'lead-generation.status-new': (page) => inCells(page, 'New'),
  'lead-generation.status-qualified': (page) => inCells(page, 'Qualified'),
  'lead-generation.status-converted': (page) => inCells(page, 'Converted'),
  'lead-generation.empty': (page) => [
    page.getByRole('heading', { name: 'No leads yet' }),
    page.getByText('A run finds leads by your criteria. You can also add one by hand.'),
    ...toolsAtRest(page, 'leads', 'Filter', 'Export'),
  ],
  'lead-generation.configuration': (page) => {
    const form = within(page.getByRole('region', { name: 'Agent Configuration' }));
    return [
      ...named(page, 'region', 'Basic Settings', 'Search Criteria', 'API Integration', /^Performance Analytics/),
      ...named(page, 'switch', 'Active', 'Enrichment', 'E-mail validation'),
      filled(form, 'Leads per day', '50'),
      filled(form, 'Minimum score', '70'),
      ...named(page, 'list', 'Industries', 'Company sizes', 'Locations', 'Keywords'),
      form.getByLabelText('Apollo API key', { selector: '[type="password"]' }),
      ...named(page, 'textbox', 'Google Sheets address'),
      ...named(page, 'button', 'Reset to Defaults', 'Save Configuration'),
    ];
  },
  'lead-generation.number-empty': (page) => [
    filled(page, 'Leads per day', ''),
    page.getByText('Enter a number from 1 to 1000'),
    page.getByText('1 field needs your attention', { selector: 'div > span' }),
  ],
};
