import { DashedMark } from '../../../components/display/DashedMark/DashedMark.tsx';

/**
 * Says that a figure or record is made up. Goes beside the heading if the whole section is, in the tile if only that
 * figure is.
 */
export function SampleMark() {
  return <DashedMark explanation="Built-in sample, not your organisation's data">Sample</DashedMark>;
}
