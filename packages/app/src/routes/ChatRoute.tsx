import { product } from '@switchboard/api-contract/product';
import { useOnline } from '@switchboard/ui/devices/useOnline';
import { AssistantScreen } from '@switchboard/ui/screens/Assistant';
import { useMemberAssistant } from '../assistant/useMemberAssistant.ts';
import { useNow } from '../hooks/useNow.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { paths } from '../paths.ts';
import { useConversations } from '../queries/useConversations.ts';

/** /chat */
export function Component() {
  usePageTitle('Assistant');
  const online = useOnline();
  const assistant = useMemberAssistant();
  const conversations = useConversations(assistant.state.conversation.id, assistant.commands);
  return (
    <AssistantScreen
      product={product}
      dashboardHref={paths.dashboard}
      online={online}
      conversations={conversations}
      now={useNow(conversations.view)}
      {...assistant}
    />
  );
}
