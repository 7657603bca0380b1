import type { Right } from '@switchboard/api-contract/roles';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { useDeniedReason } from './RoleContext.ts';

/** Says why the member can't do what is below; nothing for those who can. */
export function DeniedNotice({ needs }: { needs: Right }) {
  const deniedReason = useDeniedReason(needs);
  return deniedReason === undefined ? null : <Banner role="none">{deniedReason}</Banner>;
}
