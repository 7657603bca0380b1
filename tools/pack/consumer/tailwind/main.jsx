// The host's style sheet comes first: it says where our layers are among its own.
import './host.css';
import { Button } from '@switchboard/ui/components/actions/Button';
import { Theme } from '@switchboard/ui/theme/Theme';
import { createRoot } from 'react-dom/client';
import { Form } from '../form/Form';

createRoot(document.querySelector('#root')).render(
  <Theme storage="theme">
    <main className="grid justify-items-start gap-4 p-8">
      <h1 className="text-3xl">A host</h1>
      <Form />
      <Button variant="primary" className="bg-red-500 p-8">
        With utilities
      </Button>
      <button type="button" className="rounded bg-sky-700 px-4 py-2 text-white">
        The host’s own
      </button>
    </main>
  </Theme>,
);
