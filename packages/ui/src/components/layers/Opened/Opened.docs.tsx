import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

const code = `import { Button } from '@switchboard/ui/components/actions/Button';
import { Dialog } from '@switchboard/ui/components/layers/Dialog';
import { Opened, useOpener } from '@switchboard/ui/components/layers/Opened';

function Records() {
  const detail = useOpener<string>();
  return (
    <>
      <Button onClick={() => detail.open('the first')}>First</Button>
      <Opened by={detail}>
        {(record) => <Dialog open title={record} onClose={detail.close} />}
      </Opened>
    </>
  );
}`;

export const docs: ComponentDocs = {
  summary: 'Shows a dialog that was opened from somewhere on the page, without rendering the page again.',
  use: 'Use it with `useOpener()` for a dialog that a page opens: a press on one of a thousand rows shows its detail at once.',
  stories: [{ story: 'Playground', code }],
  instead: [
    { when: 'It is the dialog itself.', use: 'Components/Layers/Dialog' },
    { when: 'It opens a few actions.', use: 'Components/Actions/Menu' },
  ],
  accessibility: {
    Role: 'None: it shows what it is given',
    Focus: 'The Dialog in it takes the focus and returns it to the button that was pressed',
  },
};
