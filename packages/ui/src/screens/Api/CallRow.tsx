import type { DescribedCall, DescribedField } from '@switchboard/api-contract/apiDescription';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Badge } from '../../components/display/Badge/Badge.tsx';
import { CopyField } from '../../components/display/CopyField/CopyField.tsx';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { listInWords } from '../../format/text.ts';
import {
  about,
  body as bodyClass,
  call as callClass,
  fields as fieldsClass,
  fieldKind,
  fieldName,
  muted,
  note,
  part,
  partTitle,
  path as pathClass,
  row,
  summary as summaryClass,
  verb,
} from './Api.css.ts';
import { Coded, JsonBox } from './Code.tsx';
import { curlOf } from './curl.ts';
import { aboutField, kindOf, shapeOf, type Schemas } from './schemaWords.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={part}>
      <h4 className={partTitle}>{title}</h4>
      {children}
    </div>
  );
}

interface FieldsProps {
  fields: readonly DescribedField[];
  schemas: Schemas;
  /** The values of the place `{collection}`. */
  collections?: readonly string[];
  /** In place of the kind of each. */
  kind?: string;
}

/** What a call takes: names, kinds, and what each is. */
function Fields({ fields, schemas, collections = [], kind }: FieldsProps) {
  return fields.map(({ name, required, description, schema }) => (
    <div key={name} className={fieldsClass}>
      <dt className={fieldName}>{name}</dt>
      <dd className={fieldKind}>
        {kind ?? kindOf(schema, schemas)}
        {required && kind === undefined ? ', needed' : ''}
      </dd>
      <dd className={about}>
        <Coded>
          {name === 'collection' && collections.length > 0 ? listInWords(collections) : aboutField(schema, description)}
        </Coded>
      </dd>
    </div>
  ));
}

/** What a call answers: an example if there is one, else its shape. */
function Answer({
  answer: { types, schema, ...given },
  schemas,
}: Pick<DescribedCall, 'answer'> & { schemas: Schemas }) {
  if ('example' in given)
    return (
      <Part title="Answer">
        <JsonBox label="Example answer">{JSON.stringify(given.example, null, 2)}</JsonBox>
      </Part>
    );
  if (schema)
    return (
      <Part title="Shape of the answer">
        <JsonBox label="Shape of the answer">{shapeOf(schema, schemas)}</JsonBox>
        <p className={note}>Names and kinds, not a real answer. What has a question mark may be missing.</p>
      </Part>
    );
  return (
    <Part title="Answer">
      <p className={note}>
        {types.length === 0
          ? 'Nothing but that it is done.'
          : types.includes('text/event-stream')
            ? 'Server-sent events, as long as the connection is open.'
            : `A file: ${listInWords(types)}.`}
      </p>
    </Part>
  );
}

interface CallRowProps {
  call: DescribedCall;
  /** What all paths of its subject begin with, said once above them. */
  base: string;
  open: boolean;
  onToggle: () => void;
  origin: string;
  schemas: Schemas;
}

/** One call: what it does and needs; open, all that a program must know to make it. */
export function CallRow({ call, base, open, onToggle, origin, schemas }: CallRowProps) {
  const { method, path, summary, description, right, places, parameters, body, collections } = call;
  const id = useId();
  const begins = base === '' ? '' : `…/${base.split('/').at(-1)}`;
  return (
    <li className={callClass}>
      <div className={row}>
        <span className={verb}>{method}</span>{' '}
        <h3 className={summaryClass}>
          <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
            {summary}
          </button>
        </h3>{' '}
        <span className={pathClass} title={path}>
          <span className={muted}>{begins}</span>
          {path.slice(base.length)}
        </span>{' '}
        <Badge variant="outline">{right}</Badge> <Icon icon={open ? ChevronUp : ChevronDown} className={muted} />
      </div>
      {open ? (
        <div id={id} className={bodyClass}>
          {description ? (
            <p>
              <Coded>{description}</Coded>
            </p>
          ) : null}
          {places.length + parameters.length > 0 ? (
            <dl>
              <Fields fields={places} schemas={schemas} collections={collections} kind="in the path" />
              <Fields fields={parameters} schemas={schemas} />
            </dl>
          ) : null}
          {body.length > 0 ? (
            <Part title={collections.length > 0 ? `Body, of ${String(collections.at(-1))}` : 'Body'}>
              <dl>
                <Fields fields={body} schemas={schemas} />
              </dl>
            </Part>
          ) : null}
          <Part title="curl">
            <CopyField
              value={curlOf(call, origin, schemas)}
              shown={curlOf(call, origin, schemas)}
              label="the line for curl"
            />
          </Part>
          <Answer answer={call.answer} schemas={schemas} />
        </div>
      ) : null}
    </li>
  );
}
