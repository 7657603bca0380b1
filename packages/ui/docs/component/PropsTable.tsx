import type { ComponentInfo } from '../../../../.storybook/docgen/ComponentInfo.ts';
import { DocTable } from '../frame/DocTable.tsx';
import { Prose } from './Prose.tsx';
import {
  fallback as fallbackClass,
  name as nameClass,
  others,
  purpose,
  required as requiredClass,
  type as typeClass,
} from './PropsTable.css.ts';

/** What a component takes, as its types say it. */
export function PropsTable({ of }: { of: ComponentInfo }) {
  return (
    <>
      {of.props.length > 0 ? (
        <DocTable
          label={`Props of ${of.name}`}
          heads={['Name', 'Type', 'Default', 'What it is for']}
          rows={of.props.map(({ name, type, required, fallback, description }) => [
            <code key="name" className={nameClass}>
              {name}
            </code>,
            <code key="type" className={typeClass}>
              {type}
            </code>,
            required ? (
              <span key="default" className={requiredClass}>
                required
              </span>
            ) : fallback ? (
              <code key="default" className={fallbackClass}>
                {fallback}
              </code>
            ) : (
              '–'
            ),
            <span key="for" className={purpose}>
              <Prose>{description}</Prose>
            </span>,
          ])}
        />
      ) : null}
      {of.element ? (
        <p className={others}>
          And everything that a <code>{`<${of.element}>`}</code> takes.
        </p>
      ) : null}
    </>
  );
}
