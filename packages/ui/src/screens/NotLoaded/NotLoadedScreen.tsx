import { Button } from '../../components/actions/Button/Button.tsx';
import { screen } from '../SessionLoading/SessionLoadingScreen.css.ts';

/** Shown when a page's code could not be loaded. Kept small, since it is part of the sign-in chunk. */
export function NotLoadedScreen({ onReload }: { onReload: () => void }) {
  return (
    <main className={screen}>
      <h1>
        <span role="alert">This page did not load</span>
      </h1>
      <Button onClick={onReload}>Reload</Button>
    </main>
  );
}
