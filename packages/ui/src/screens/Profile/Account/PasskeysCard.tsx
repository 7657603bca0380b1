import { limits } from '@switchboard/api-contract/limits';
import type { PasskeyRow } from '@switchboard/api-contract/passkeys';
import type { Rows } from '@switchboard/api-contract/wire';
import { Ellipsis, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { LeftOut } from '../../../blocks/records/LeftOut/LeftOut.tsx';
import { SkeletonRows } from '../../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { ViewRegion } from '../../../blocks/states/ViewRegion/ViewRegion.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Menu } from '../../../components/actions/Menu/Menu.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { Card, CardBody, CardHead } from '../../../components/layout/Card/Card.tsx';
import { List, ListRow } from '../../../components/layout/List/List.tsx';
import { clip } from '../../../format/text.ts';
import { dataOf, type ViewState } from '../../../format/viewState.ts';
import { note } from './AccountSections.css.ts';
import { PasskeyDialogs, type PasskeyActions, type PasskeyDialog } from './PasskeyDialogs.tsx';

export interface PasskeysCardProps extends PasskeyActions {
  view: ViewState<Rows<PasskeyRow>>;
  now: Date;
  /** Why the account can have none. */
  stays: string | undefined;
  /** Why none can be added here, in this browser or at this address. */
  unavailable: string | undefined;
}

const limitReached = `You have ${limits.members.passkeys}, which is the limit`;

/** The passkeys of the member. */
export function PasskeysCard({ view, now, stays, unavailable, ...actions }: PasskeysCardProps) {
  const [dialog, setDialog] = useState<PasskeyDialog>();
  const isFull = (dataOf(view)?.items.length ?? 0) >= limits.members.passkeys;
  return (
    <Card as="section" aria-labelledby="passkeys">
      <CardHead
        level={2}
        id="passkeys"
        title="Passkeys"
        actions={
          <Button
            size="sm"
            disabledReason={stays ?? unavailable ?? (isFull ? limitReached : undefined)}
            onClick={() => setDialog({ kind: 'add' })}
          >
            Add passkey
          </Button>
        }
      />
      <ViewRegion bare view={view} name="passkeys" now={now} loading={<SkeletonRows rows={2} />}>
        {({ items, leftOut }) => (
          <>
            {items.length === 0 ? (
              <CardBody>
                <p className={note}>
                  {stays ??
                    unavailable ??
                    'Sign in with this device, a phone or a security key in place of the password.'}
                </p>
              </CardBody>
            ) : (
              <List aria-labelledby="passkeys">
                {items.map((passkey) => (
                  <Passkey key={passkey.id} passkey={passkey} now={now} onOpen={setDialog} />
                ))}
              </List>
            )}
            <LeftOut count={leftOut} one="passkey" />
          </>
        )}
      </ViewRegion>
      {dialog ? <PasskeyDialogs dialog={dialog} onClose={() => setDialog(undefined)} {...actions} /> : null}
    </Card>
  );
}

interface PasskeyProps {
  passkey: PasskeyRow;
  now: Date;
  onOpen: (dialog: PasskeyDialog) => void;
}

function Passkey({ passkey, now, onOpen }: PasskeyProps) {
  const name = clip(passkey.name ?? 'Passkey', 80);
  return (
    <ListRow
      icon={KeyRound}
      title={name}
      sub={
        <>
          Added <Time at={passkey.at} now={now} show="sentence" />,{' '}
          {passkey.lastUsedAt === undefined ? (
            'not used yet'
          ) : (
            <>
              used <Time at={passkey.lastUsedAt} now={now} />
            </>
          )}
        </>
      }
      trailing={
        <Menu
          inRow
          label={`Actions for ${name}`}
          variant="ghost"
          size="sm"
          icon={Ellipsis}
          items={[
            { value: 'rename', label: 'Rename' },
            { value: 'remove', label: 'Remove' },
          ]}
          onSelect={(kind) => onOpen({ kind, passkey })}
        />
      }
    />
  );
}
