import { emailAgent } from '@switchboard/api-contract/agents/email';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { clip } from '@switchboard/ui/format/text';
import type { ComposeControl } from '@switchboard/ui/screens/Email';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { write } from '../../api/write.ts';
import { paths } from '../../paths.ts';
import { thereAndBack } from '../../thereAndBack.ts';
import { agentStatusKey } from '../agents.ts';
import { recordsKey } from '../records/recordsKey.ts';

const { sendEmail, addressee } = emailAgent.calls;

/** What a member's own messages ask of the server. The page is read anew after each, and a toast says what was sent. */
export function useCompose(): ComposeControl {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { pathname } = useLocation();
  return useMemo(() => {
    const renew = () =>
      Promise.all(
        [agentStatusKey('email'), recordsKey('email')].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    return {
      onWrite: (body) => write(emailAgent.add.emails, { body }),
      onSend: async (emailId) => {
        const outcome = await write(sendEmail, { body: { emailId } });
        await renew();
        if (outcome.kind === 'done' && outcome.value.sentAt !== undefined) {
          const { to = '', sentBy: service = '' } = outcome.value;
          toast.show({ title: wordsOf({ kind: 'messageSent', args: { to: clip(to, 80), service } }) });
        }
        return outcome;
      },
      onAddressee: (to) => write(addressee, { body: { to } }),
      connectAt: (service) => thereAndBack(`${paths.connections}?setup=${service}`, pathname),
    };
  }, [queryClient, pathname, toast]);
}
