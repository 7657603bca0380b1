import { Button } from '../../components/actions/Button/Button.tsx';
import { screen } from '../SessionLoading/SessionLoadingScreen.css.ts';

/** In place of a page that could not be loaded; small, since it comes along with sign-in. */
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
