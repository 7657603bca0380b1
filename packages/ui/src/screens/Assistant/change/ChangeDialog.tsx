import { lazy } from 'react';
import { LazyRegion } from '../../../components/states/LazyRegion/LazyRegion.tsx';
import type { ChangeDialogProps } from './ChangeDialogProps.ts';

const ChangeForms = lazy(() => import('./ChangeForms.tsx').then((module) => ({ default: module.ChangeForms })));

/** Opens what a question would do in the form that exists for it. The forms are loaded with it. */
export const ChangeDialog = (props: ChangeDialogProps) => (
  <LazyRegion>
    <ChangeForms {...props} />
  </LazyRegion>
);
