import type { SessionRow } from '@switchboard/api-contract/members';
import type { Rows } from '@switchboard/api-contract/wire';
import { Globe } from 'lucide-react';
import { useBusy } from '../../../components/useBusy.ts';
import { LeftOut } from '../../../blocks/records/LeftOut/LeftOut.tsx';
import { SkeletonRows } from '../../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { ViewRegion } from '../../../blocks/states/ViewRegion/ViewRegion.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Badge } from '../../../components/display/Badge/Badge.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { Card, CardHead } from '../../../components/layout/Card/Card.tsx';
import { List, ListRow } from '../../../components/layout/List/List.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { clip } from '../../../format/text.ts';
import type { ViewState } from '../../../format/viewState.ts';

export interface SessionsCardProps {
  view: ViewState<Rows<SessionRow>>;
  now: Date;
  /** Ends a session, and tells if it could not. */
  onEnd: (sessionId: string) => Promise<Outcome<unknown>>;
}

/** Where the member is signed in. */
export function SessionsCard({ view, now, onEnd }: SessionsCardProps) {
  const [end, busy, { of }] = useBusy(onEnd);
  return (
    <Card as="section" aria-labelledby="sessions">
      <CardHead level={2} id="sessions" title="Signed in on" />
      <ViewRegion bare view={view} name="sessions" now={now} loading={<SkeletonRows rows={3} />}>
        {({ items, leftOut }) => (
          <>
            <List aria-labelledby="sessions">
              {items.map(({ id, browser = 'An unknown browser', at, lastSeenAt, current }) => (
                <ListRow
                  key={id}
                  icon={Globe}
                  title={clip(browser, 80)}
                  sub={
                    <>
                      Since <Time at={at} now={now} show="sentence" />
                      {current ? null : (
                        <>
                          , last seen <Time at={lastSeenAt ?? at} now={now} />
                        </>
                      )}
                    </>
                  }
                  trailing={
                    current ? (
                      <Badge tone="positive">This one</Badge>
                    ) : (
                      <Button
                        size="sm"
                        aria-label={`Sign out on ${clip(browser, 60)}`}
                        busy={busy && of?.[0] === id}
                        onClick={() => end(id)}
                      >
                        Sign out
                      </Button>
                    )
                  }
                />
              ))}
            </List>
            <LeftOut count={leftOut} one="session" />
          </>
        )}
      </ViewRegion>
    </Card>
  );
}
