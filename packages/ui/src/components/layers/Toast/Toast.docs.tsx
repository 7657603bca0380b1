import { CircleCheck, CircleX } from 'lucide-react';
import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Row } from '../../layout/Row/Row.tsx';

const code = `import { Button } from '@switchboard/ui/components/actions/Button';
import { ToastProvider, useToast } from '@switchboard/ui/components/layers/Toast';

function Restart() {
  const toast = useToast();
  return (
    <Button
      onClick={() => toast.show({ title: 'Agent Updated', description: 'Agent restarted successfully' })}
    >
      Restart
    </Button>
  );
}

<ToastProvider>
  <Restart />
</ToastProvider>`;

export const docs: ComponentDocs = {
  summary: 'Tells for five seconds how something ended that the reader started.',
  use: 'Use it when an action has ended and the page does not show it by itself. Put one provider around the app; `useToast()` gives `show({ title, description, tone })` and `dismiss()`.',
  stories: [{ story: 'Playground', code }],
  instead: [
    { when: 'It must still be there in a minute.', use: 'Components/States/Banner' },
    { when: 'It belongs to a field.', use: 'Components/Forms/Field' },
    { when: 'A part of the page could not be loaded.', use: 'Components/States/ErrorState' },
    { when: 'It asks something.', use: 'Components/Layers/ConfirmDialog' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row>
            <Icon icon={CircleCheck} size={20} />
            <span>Email agent paused</span>
          </Row>
        ),
        why: 'What happened, to what. It is read in a second.',
      },
      dont: {
        example: (
          <Row>
            <Icon icon={CircleX} size={20} />
            <span>Error 503: enter the key again under Connections, then restart</span>
          </Row>
        ),
        why: 'What has to be done must not disappear after five seconds: it belongs where it is done.',
      },
    },
  ],
  accessibility: {
    Role: '`status` for a second, for a success, which waits; a failure interrupts',
    Announced: 'Title, then description, once',
    Keys: '`F8` moves the focus to it, `Escape` closes it',
    Focus: 'Never moves by itself. It returns to where it was when the toast goes',
    Pointer: 'A swipe to the right closes it; while the pointer or the focus is on it, it stays',
    Motion: 'Slides in; only fades under reduced motion',
    Colour: 'An icon of its own for each tone',
  },
  words: [
    { state: 'Success', says: 'Agent restarted successfully', never: 'Done' },
    { state: 'Failure', says: 'Failed to update configuration', never: 'Something went wrong' },
  ],
};
