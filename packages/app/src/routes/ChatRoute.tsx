import { product } from '@switchboard/api-contract/product';
import { useOnline } from '@switchboard/ui/devices/useOnline';
import { AssistantScreen } from '@switchboard/ui/screens/Assistant';
import { useMemberAssistant } from '../assistant/useMemberAssistant.ts';
import { usePage } from '../hooks/usePage.ts';
import { paths } from '../paths.ts';

/** /chat */
export function Component() {
  usePage('Assistant');
  return (
    <AssistantScreen product={product} dashboardHref={paths.dashboard} online={useOnline()} {...useMemberAssistant()} />
  );
}
