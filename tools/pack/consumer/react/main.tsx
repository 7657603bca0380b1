// What React costs by itself.
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<button type="button">Save</button>);
