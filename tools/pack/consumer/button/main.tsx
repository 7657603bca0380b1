// The least that a host can take: one button.
import { Button } from '@switchboard/ui/components/actions/Button';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Button>Save</Button>);
