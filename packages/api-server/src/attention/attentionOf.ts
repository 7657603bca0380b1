import { attentionLimits } from '@switchboard/api-contract/attention';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { roleMay } from '@switchboard/api-contract/roles';
import type { CauseContext } from './Cause.ts';
import { readOpenItems } from './openItems.ts';
import { readDismissed } from './dismissItem.ts';

type Answer = AnswerOf<typeof endpoints.attention>;
export type AttentionItems = Required<Pick<Answer, 'items'>> & Pick<Answer, 'more'>;

/** Whose attention: of a member, without what they put off; without `userId`, of nobody in particular. */
export interface Viewer {
  readonly tenantId: string;
  readonly userId?: string;
  readonly role?: string;
}

/** What needs somebody, the worst first. */
export async function attentionOf(context: CauseContext, { tenantId, userId, role }: Viewer): Promise<AttentionItems> {
  const later = userId === undefined ? undefined : await readDismissed(context, { tenantId, userId });
  const open = (await readOpenItems(context, tenantId)).filter(
    ({ id, needs }) => !later?.has(id) && (role === undefined || needs === undefined || roleMay(role, needs)),
  );
  const more = open.length - attentionLimits.items;
  return {
    items: open
      .slice(0, attentionLimits.items)
      .map((finding) => ({ ...finding, needs: undefined, cause: undefined, mends: undefined })),
    ...(more > 0 && { more }),
  };
}
