import { product } from '@switchboard/api-contract/product';
import { Brand } from '../../components/display/Brand/Brand.tsx';
import { SignInForm, type SignInFormProps } from '../../blocks/forms/SignInForm/SignInForm.tsx';
import { PatchPanel } from './PatchPanel.tsx';
import { art, body, column, foot, formBox, head, screen, sub, title } from './SignInScreen.css.ts';

/** The form beside the patch panel, which is hidden below 1024 px. */
export function SignInScreen(props: SignInFormProps) {
  return (
    <div className={screen}>
      <div className={column}>
        <header>
          <Brand name={product.name} />
        </header>
        <main className={body}>
          <div className={formBox}>
            <div className={head}>
              <h1 className={title} tabIndex={-1}>
                Sign In
              </h1>
              <p className={sub}>Your agents are on the line.</p>
            </div>
            <SignInForm {...props} />
          </div>
        </main>
        <footer className={foot}>Research, maps, contacts, calendar, email and leads in one place.</footer>
      </div>
      <div className={art}>
        <PatchPanel />
      </div>
    </div>
  );
}
