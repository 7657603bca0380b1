import { emailAgent } from '@switchboard/api-contract/agents/email';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { clip } from '@switchboard/ui/format/text';
import type { ComposeControl } from '@switchboard/ui/screens/Email';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { write } from '../../api/write.ts';
import { paths } from '../../paths.ts';
import { withReturnAddress } from '../../returnAddress.ts';
import { useAgentCache } from '../cachedReads.ts';

const { sendEmail, addressee } = emailAgent.calls;

/** What a member's own messages ask of the server. A toast says what was sent. */
export function useCompose(): ComposeControl {
  const cache = useAgentCache('email');
  const toast = useToast();
  const { pathname } = useLocation();
  return useMemo(
    () => ({
      onWrite: (body) => write(emailAgent.add.emails, { body }),
      onSend: async (emailId) => {
        // It may be new: where it stands is in no answer.
        const outcome = await cache.afterWrite(write(sendEmail, { body: { emailId } }), cache.invalidate);
        if (outcome.kind === 'done' && outcome.value.sentAt !== undefined) {
          const { to = '', sentBy: service = '' } = outcome.value;
          toast.show({ title: wordsOf({ kind: 'messageSent', args: { to: clip(to, 80), service } }) });
        }
        return outcome;
      },
      onAddressee: (to) => write(addressee, { body: { to } }),
      connectAt: (service) => withReturnAddress(`${paths.connections}?setup=${service}`, pathname),
    }),
    [cache, pathname, toast],
  );
}
