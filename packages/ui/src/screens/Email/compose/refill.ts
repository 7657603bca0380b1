import type { Addressee, Template } from '@switchboard/api-contract/agents/email';
import { fillTemplate } from '@switchboard/api-contract/agents/fillTemplate';

/** The texts of a message. */
export interface MessageTexts {
  readonly subject: string;
  readonly content: string;
}

/** What texts are filled from. */
export interface TemplateValues {
  readonly template: Template | undefined;
  readonly who: Addressee;
}

const filledBy = ({ template, who }: TemplateValues): MessageTexts => ({
  subject: fillTemplate(template?.subject ?? '', who),
  content: fillTemplate(template?.content ?? '', who),
});

/** The texts once another template is chosen, or another addressee is known. What was typed by hand stays. */
export function refill(texts: MessageTexts, before: TemplateValues, after: TemplateValues): MessageTexts {
  const old = filledBy(before);
  const next = filledBy(after);
  const same = before.template?.id === after.template?.id;
  const typed = (text: string) => (same && after.template ? fillTemplate(text, after.who) : text);
  const untouched = (name: keyof MessageTexts) => texts[name].trim() === '' || texts[name] === old[name];
  const above = same || !next.content ? '' : `${next.content}\n\n`;
  return {
    subject: untouched('subject') ? next.subject : typed(texts.subject),
    content: untouched('content') ? next.content : `${above}${typed(texts.content)}`,
  };
}
