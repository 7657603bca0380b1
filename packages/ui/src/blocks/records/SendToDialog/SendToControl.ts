import type {
  Destination,
  DestinationFields,
  MatchingRequest,
  SendAnswer,
  SendService,
} from '@switchboard/api-contract/records/send';
import type { Outcome } from '../../../format/outcome.ts';
import type { ViewState } from '../../../format/viewState.ts';

/** The records that are sent: their names by their ids, and what they are called. */
export interface SentRecords {
  readonly names: Readonly<Record<string, string>>;
  readonly one: string;
  readonly many: string;
}

/** Where records can go, what is chosen, and what sends them. */
export interface SendToControl {
  /** All destinations, connected or not. */
  readonly destinations: ViewState<readonly Destination[]>;
  /** The chosen destination. */
  readonly service: SendService | undefined;
  /** Called with the destination that was chosen. */
  readonly onService: (service: SendService) => void;
  /** Its fields, as it has them now. */
  readonly fields: ViewState<DestinationFields>;
  /** Reads another place of it. */
  readonly onTarget: (target: string) => void;
  /** Remembers the choice, then sends. */
  readonly onSend: (choice: MatchingRequest) => Promise<Outcome<SendAnswer>>;
  /** Where a service is connected; it leads back here. */
  readonly connectAt: (connect: string) => string;
}
