import { product } from '@switchboard/api-contract/product';
import type { ReactNode } from 'react';
import { Brand } from '../../components/display/Brand/Brand.tsx';
import { PatchPanel } from './PatchPanel.tsx';
import {
  art,
  body,
  column,
  foot as footClass,
  formBox,
  head,
  screen,
  sub as subClass,
  title as titleClass,
} from './SignInScreen.css.ts';

interface SignInFrameProps {
  title: string;
  sub?: ReactNode;
  foot?: ReactNode;
  /** The form. */
  children?: ReactNode;
}

/** The page of who is not signed in: a form beside the patch panel, which is hidden below 1024 px. */
export function SignInFrame({ title, sub, foot, children }: SignInFrameProps) {
  return (
    <div className={screen}>
      <div className={column}>
        <header>
          <Brand name={product.name} />
        </header>
        <main className={body}>
          <div className={formBox}>
            <div className={head}>
              <h1 className={titleClass} tabIndex={-1}>
                {title}
              </h1>
              <p className={subClass}>{sub}</p>
            </div>
            {children}
          </div>
        </main>
        <footer className={footClass}>{foot}</footer>
      </div>
      <div className={art}>
        <PatchPanel />
      </div>
    </div>
  );
}
