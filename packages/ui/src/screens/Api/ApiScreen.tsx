import type { ApiDescription, DescribedCall } from '@switchboard/api-contract/apiDescription';
import { catalogue } from '@switchboard/api-contract/catalogue';
import { callLimits } from '@switchboard/api-contract/endpoints/callLimits';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { LeftOut } from '../../blocks/records/LeftOut/LeftOut.tsx';
import { NoMatch } from '../../blocks/records/NoMatch/NoMatch.tsx';
import { ViewRegion } from '../../blocks/states/ViewRegion/ViewRegion.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { CopyField } from '../../components/display/CopyField/CopyField.tsx';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../components/display/Skeleton/Skeleton.tsx';
import { SearchInput } from '../../components/forms/SearchInput/SearchInput.tsx';
import { Card, CardBody, CardHead } from '../../components/layout/Card/Card.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { List } from '../../components/layout/List/List.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageHeader } from '../../components/layout/PageHeader/PageHeader.tsx';
import { count, plural } from '../../format/numbers.ts';
import { dataOf, mapReady, type ViewState } from '../../format/viewState.ts';
import {
  code,
  columns,
  hint,
  side,
  subject as subjectClass,
  subjectName,
  subjects as subjectsClass,
  basePath,
} from './Api.css.ts';
import { CallRow } from './CallRow.tsx';

/** Where `npm run sandbox` listens unless it is told otherwise. */
const sandboxAddress = 'http://127.0.0.1:4010';

/** What is looked for, which subject is chosen, and which call is open; each empty if none is. */
export interface ApiPlace {
  readonly search: string;
  readonly subject: string;
  readonly call: string;
}

export interface ApiScreenProps {
  description: ViewState<ApiDescription>;
  now: Date;
  /** Where this server is reached: 'https://board.example.com'. */
  origin: string;
  place: ApiPlace;
  onPlace: (change: Partial<ApiPlace>) => void;
  /** Of the description itself. */
  documentHref: string;
  /** Of the member's keys. */
  keysHref: string;
}

const matches = ({ method, path, summary, description, subject }: DescribedCall, search: string): boolean => {
  const text = [method, path, summary, description, subject].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** What the paths of several calls begin with, by whole parts; empty if that says no more than '/api'. */
function baseOf(calls: readonly DescribedCall[]): string {
  const [first = [], ...others] = calls.map(({ path }) => path.split('/'));
  const end = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  const same = end < 0 ? first : first.slice(0, end);
  return calls.length > 1 && same.length > 2 ? same.join('/') : '';
}

/** Where programs reach this server, and where they can be tried. */
function Places({ origin }: { origin: string }) {
  return (
    <Grid columns={2}>
      <Card as="section" aria-labelledby="api-server">
        <CardHead level={2} id="api-server" title="This server" />
        <CardBody>
          <CopyField value={`${origin}/api`} label="the address of this server" />
          <p className={hint}>
            With <code className={code}>Authorization: Bearer sb_…</code>, {count(callLimits.keyCalls.most)} calls a
            minute. A key in the address is refused.
          </p>
        </CardBody>
      </Card>
      <Card as="section" aria-labelledby="api-sandbox">
        <CardHead level={2} id="api-sandbox" title="Sandbox" />
        <CardBody>
          <CopyField value={sandboxAddress} label="the address of the sandbox" />
          <p className={hint}>
            <code className={code}>npm run sandbox</code> plays all {count(catalogue.length)} services there for your
            own programs, each under its host name. The key is <code className={code}>sandbox</code>.
          </p>
        </CardBody>
      </Card>
    </Grid>
  );
}

interface CallsProps extends Pick<ApiScreenProps, 'origin' | 'place' | 'onPlace'> {
  description: ApiDescription;
}

/** The subjects, and the calls of one of them. */
function Calls({ description, origin, place: { search, subject, call: open }, onPlace }: CallsProps) {
  const heading = useId();
  const found = description.calls.items.filter((call) => call.forKeys && matches(call, search.trim()));
  const groups = description.subjects.flatMap((name) => {
    const calls = found.filter((call) => call.subject === name);
    return calls.length > 0 ? [{ name, calls }] : [];
  });
  const opened = found.find(({ id }) => id === open)?.subject;
  const shown = groups.find(({ name }) => name === (subject || opened)) ?? groups[0];
  const base = baseOf(shown?.calls ?? []);
  return (
    <div className={columns}>
      <LiveRegion message={search.trim() === '' ? '' : `${plural(found.length, 'call')} found`} />
      <div className={side}>
        <SearchInput
          value={search}
          onValueChange={(next) => onPlace({ search: next })}
          label="Search calls"
          placeholder="Search calls…"
        />
        <nav aria-label="Subjects">
          <ul role="list" className={subjectsClass}>
            {groups.map(({ name, calls }) => (
              <li key={name}>
                <button
                  type="button"
                  className={subjectClass}
                  aria-current={name === shown?.name ? 'true' : undefined}
                  onClick={() => onPlace({ subject: name, call: '' })}
                >
                  <span className={subjectName}>{name}</span> <span>{calls.length}</span>
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <LeftOut count={description.calls.leftOut} one="call" />
      </div>
      {shown ? (
        <Card as="section" aria-labelledby={heading}>
          <CardHead
            level={2}
            id={heading}
            title={shown.name}
            actions={base ? <span className={basePath}>{base}</span> : null}
          />
          <List aria-label={shown.name}>
            {shown.calls.map((call) => (
              <CallRow
                key={call.id}
                call={call}
                base={base}
                open={call.id === open}
                onToggle={() => onPlace({ subject: shown.name, call: call.id === open ? '' : call.id })}
                origin={origin}
                schemas={description.schemas}
              />
            ))}
          </List>
        </Card>
      ) : (
        <NoMatch one="call" search={search} filters={[]} hidden={0} onClear={() => onPlace({ search: '' })} />
      )}
    </div>
  );
}

/** The calls of the API for those who write programs: what each needs, takes and answers, and how it is tried. */
export function ApiScreen({ description, now, origin, place, onPlace, documentHref, keysHref }: ApiScreenProps) {
  const calls = dataOf(mapReady(description, ({ calls: { items } }) => items.filter(({ forKeys }) => forKeys).length));
  return (
    <Page>
      <PageHeader
        back={{ href: keysHref, label: 'Keys' }}
        title="API"
        sub={`${calls === undefined ? 'Calls' : plural(calls, 'call')} that a key can make. A released call only gains fields.`}
        actions={
          <LinkButton icon={Download} href={documentHref}>
            openapi.json
          </LinkButton>
        }
      />
      <Places origin={origin} />
      <ViewRegion view={description} name="calls" now={now} loading={<Skeleton height={480} radius={12} />}>
        {(data) => <Calls description={data} origin={origin} place={place} onPlace={onPlace} />}
      </ViewRegion>
    </Page>
  );
}
