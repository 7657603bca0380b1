// A host's own tests, in jsdom, which lacks modal dialogs, popovers, matchMedia and ResizeObserver.
import { Button } from '@switchboard/ui/components/actions/Button';
import { Menu } from '@switchboard/ui/components/actions/Menu';
import { Tabs } from '@switchboard/ui/components/actions/Tabs';
import { Field } from '@switchboard/ui/components/forms/Field';
import { Select } from '@switchboard/ui/components/forms/Select';
import { Dialog } from '@switchboard/ui/components/layers/Dialog';
import { ToastProvider, useToast } from '@switchboard/ui/components/layers/Toast';
import { Table } from '@switchboard/ui/components/layout/Table';
import { Theme, useTheme } from '@switchboard/ui/theme/Theme';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

const tabs = [
  { value: 'one', label: 'One', content: 'The first' },
  { value: 'two', label: 'Two', content: 'The second' },
];

function Page() {
  const [tab, setTab] = useState('one');
  const [open, setOpen] = useState(false);
  const { resolved, setChoice } = useTheme();
  const { show } = useToast();
  return (
    <>
      <p>It is {resolved}</p>
      <Button onClick={() => setChoice('dark')}>Dark</Button>
      <Tabs label="Pages" tabs={tabs} value={tab} onValueChange={setTab} />
      <Menu inRow label="More" items={[{ value: 'tell', label: 'Tell' }]} onSelect={() => show({ title: 'Told' })} />
      <Button disabledReason="Not yet">Wait</Button>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} title="A dialog" onClose={() => setOpen(false)}>
        <Field label="Kind">
          <Select value="a" options={[{ value: 'a', label: 'A' }]} onValueChange={() => {}} />
        </Field>
      </Dialog>
      <Table
        label="People"
        columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name }]}
        rows={[{ name: 'Ada' }]}
        rowKey={({ name }) => name}
      />
    </>
  );
}

test('what a browser has and jsdom lacks is not missed', async () => {
  render(
    <Theme storage="theme">
      <ToastProvider>
        <Page />
      </ToastProvider>
    </Theme>,
  );
  expect(screen.getByText('It is light')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  fireEvent.keyDown(screen.getByRole('tab', { name: 'One' }), { key: 'ArrowRight' });
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Two' }));
  expect(await screen.findByText('The second')).toBeTruthy();
  fireEvent.focus(screen.getByRole('button', { name: 'Wait' }));
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'A dialog' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Tell' }));
  expect(await screen.findByText('Told')).toBeTruthy();
});
