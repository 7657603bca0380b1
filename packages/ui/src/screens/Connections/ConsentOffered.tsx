import type { ConsentOffer } from '@switchboard/api-contract/consent';
import { Check, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { clip } from '../../format/text.ts';
import { toneClass } from '../../theme/tone.css.ts';
import { hint, list, name, refused, scope, scopeIcon, what, why, endpointLabel } from './SetupForm.css.ts';
import { CopyBlock } from './CopyBlock.tsx';

/** The address to register at Google, and what Google will ask to allow: each permission, and who needs it for what. */
export function ConsentOffered({ offer: { redirect, scopes } }: { offer: ConsentOffer }) {
  const heading = useId();
  return (
    <Stack gap={5}>
      <CopyBlock label="Redirect address" copied="redirect address" value={redirect}>
        <span className={hint}>
          Enter exactly this under “Authorized redirect URIs” of an OAuth client of the type “Web application”. Without
          it Google shows “redirect_uri_mismatch” and does not come back.
        </span>
      </CopyBlock>
      <Stack gap={2}>
        <h3 className={endpointLabel} id={heading}>
          Google will ask you to allow
        </h3>
        <ul className={list} aria-labelledby={heading}>
          {scopes.map((one) => (
            <li key={one.name} className={scope}>
              <Icon
                icon={one.granted === false ? CircleAlert : Check}
                size={14}
                className={one.granted === false ? `${scopeIcon} ${toneClass.caution} ${refused}` : scopeIcon}
              />
              <div>
                <p className={what}>{clip(one.what, 120)}</p>
                {one.granted === false ? (
                  <p className={`${toneClass.caution} ${refused}`}>Not allowed: {clip(one.without.join('. '), 400)}</p>
                ) : (
                  one.why.map((reason) => (
                    <p key={reason} className={why}>
                      {clip(reason, 200)}
                    </p>
                  ))
                )}
                <code className={name}>{clip(one.name, 80)}</code>
              </div>
            </li>
          ))}
        </ul>
      </Stack>
    </Stack>
  );
}
