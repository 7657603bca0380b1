import { product } from '@switchboard/api-contract/product';
import { useOnline } from '@switchboard/ui/devices/useOnline';
import { AssistantScreen } from '@switchboard/ui/screens/Assistant';
import { useAssistant } from '../assistant/useAssistant.ts';
import { usePage } from '../hooks/usePage.ts';
import { paths } from '../paths.ts';

/** /chat */
export function ChatRoute() {
  usePage('Assistant');
  const { state, ...rest } = useAssistant();
  return (
    <AssistantScreen
      product={product}
      dashboardHref={paths.dashboard}
      online={useOnline()}
      conversation={state}
      {...rest}
    />
  );
}
