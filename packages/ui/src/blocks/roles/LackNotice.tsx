import type { Right } from '@switchboard/api-contract/roles';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { useLack } from './RoleContext.ts';

/** Says why the member can't do what is below; nothing for those who can. */
export function LackNotice({ needs }: { needs: Right }) {
  const lack = useLack(needs);
  return lack === undefined ? null : <Banner role="none">{lack}</Banner>;
}
