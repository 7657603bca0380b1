import { readDescription } from '@switchboard/api-contract/apiDescription';
import { descriptionEndpoints } from '@switchboard/api-contract/endpoints/description';
import { ApiScreen } from '@switchboard/ui/screens/Api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { useNow } from '../clock.ts';
import { useAddressState } from '../hooks/useAddressState.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { paths } from '../paths.ts';
import { toViewState, useRead } from '../queries/useRead.ts';

/** The description changes with the version of the server alone, so it is read once. */
const descriptionQuery = queryOptions({
  queryKey: ['description'],
  queryFn: async ({ signal }) => readDescription(await call(descriptionEndpoints.openApi, { signal })),
});

/** /api */
export function Component() {
  usePageTitle('API');
  const description = toViewState(useRead(descriptionQuery));
  const now = useNow(description);
  const [place, setPlace] = useAddressState({ search: '', subject: '', call: '' });
  const server = description.status === 'ready' ? description.data.server : '/';
  return (
    <ApiScreen
      description={description}
      now={now}
      origin={URL.parse(server, location.origin)?.origin ?? location.origin}
      place={place}
      onPlace={setPlace}
      documentHref={descriptionEndpoints.openApi.path}
      keysHref={`${paths.profile}?tab=keys`}
    />
  );
}
