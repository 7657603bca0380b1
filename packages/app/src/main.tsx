import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFocus } from '@switchboard/ui/devices/keepFocus';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { rememberMissingCode } from './pageStates.tsx';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
// `public/tooOld.js` takes it away where the browser is too old.
if (root) {
  window.addEventListener('vite:preloadError', rememberMissingCode);
  keepFocus();
  createRoot(root).render(
    <StrictMode>
      <App router={createBrowserRouter(routes)} />
    </StrictMode>,
  );
}
