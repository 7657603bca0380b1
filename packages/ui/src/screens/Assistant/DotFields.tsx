import { edges, far, fields, near } from './DotFields.css.ts';

/** Two fields of dots that drift past each other in the background. */
export function DotFields() {
  return (
    <div className={fields} aria-hidden="true">
      <div className={near} />
      <div className={far} />
      <div className={edges} />
    </div>
  );
}
