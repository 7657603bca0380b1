import { DashedMark } from '../../../components/display/DashedMark/DashedMark.tsx';

/**
 * Says that a figure or record is made up. Stands beside the heading when the whole section is, inside the tile when
 * only that is.
 */
export function SampleMark() {
  return <DashedMark explanation="Built-in sample, not your organisation's data">Sample</DashedMark>;
}
