import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { moves } from './leaving/moves.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
moves.listen();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
