import { catalogue, type Service } from '@switchboard/api-contract/catalogue';
import { connectionCategories } from '@switchboard/api-contract/connections';
import { ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { ServiceMark } from '../../blocks/marks/ServiceMark/ServiceMark.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Dialog } from '../../components/layers/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/states/EmptyState/EmptyState.tsx';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { SearchInput } from '../../components/forms/SearchInput/SearchInput.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { plural } from '../../format/numbers.ts';
import { clip, isolateDirection } from '../../format/text.ts';
import { choiceCategory, choiceChevron, choice, choiceName, choiceText, list, choiceWords } from './Connections.css.ts';

interface AddConnectionDialogProps {
  /** Ids of the services already connected. */
  connected: readonly string[];
  onClose: () => void;
  onChoose: (service: Service) => void;
}

const matches = (service: Service, query: string) =>
  `${service.name}\n${service.description}\n${service.category}`.toLocaleLowerCase().includes(query);

/** Every service of the catalogue not connected yet, by category. Choosing one opens its setup dialog. */
export function AddConnectionDialog({ connected, onClose, onChoose }: AddConnectionDialogProps) {
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    // The clear button disappears with the message around it.
    input.current?.focus();
    setSearch('');
  };
  const query = search.trim().toLocaleLowerCase();
  const open = catalogue.filter((service) => !connected.includes(service.id) && matches(service, query));
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title="Add Connection"
      description="Choose a service that your agents may call."
    >
      <Stack gap={4}>
        <SearchInput
          inputRef={input}
          label="Search services"
          placeholder="Search services..."
          value={search}
          onValueChange={setSearch}
        />
        <LiveRegion message={query === '' ? '' : `${plural(open.length, 'service')} found`} />
        {open.length === 0 ? (
          <EmptyState
            kind="no-match"
            bare
            level={3}
            title={
              query === ''
                ? 'Every service is connected'
                : `Nothing matches “${isolateDirection(clip(search.trim(), 60))}”`
            }
            text={query === '' ? undefined : 'No service that is not connected yet has this name or description.'}
            action={query === '' ? undefined : <Button onClick={clear}>Clear search</Button>}
          />
        ) : null}
        {connectionCategories.map((name) => {
          const services = open.filter((service) => service.category === name);
          return services.length === 0 ? null : (
            <section key={name} aria-label={name}>
              <h3 className={choiceCategory}>{name}</h3>
              <ul className={list} role="list">
                {services.map((service) => (
                  <li key={service.id}>
                    <button type="button" className={choice} onClick={() => onChoose(service)}>
                      <ServiceMark service={service.id} icon={service.icon} />
                      <span className={choiceWords}>
                        <span className={choiceName}>{service.name}</span>{' '}
                        <span className={choiceText}>{service.description}</span>
                      </span>
                      <Icon icon={ChevronRight} className={choiceChevron} />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </Stack>
    </Dialog>
  );
}
