import { contactFields, type ContactField, type ContactPair } from '@switchboard/api-contract/agents/contacts';
import { Facts } from '../../components/display/Facts/Facts.tsx';
import { RadioCards } from '../../components/forms/RadioCards/RadioCards.tsx';
import { clip } from '../../format/text.ts';
import { isShared, type Choice } from './choiceOf.ts';
import { contactLabels } from './contactLabels.ts';

interface PairFieldsProps {
  pair: ContactPair;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}

/** Two contacts side by side: each field that differs is taken of one of them. */
export function PairFields({ pair, choice, onChoice }: PairFieldsProps) {
  const { one, other } = pair;
  const wordsOf = (contact: ContactPair['one'], field: ContactField) => clip(contact[field]?.trim() || 'None', 80);
  const option = (value: 'one' | 'other', field: ContactField) => ({
    value,
    label: wordsOf(pair[value], field),
    ...(pair[value].edited.includes(field) && { hint: 'Edited by hand' }),
  });
  const same = contactFields.filter((field) => isShared(one, other, field));
  return (
    <>
      {contactFields
        .filter((field) => !same.includes(field))
        .map((field) => (
          <RadioCards
            key={field}
            label={contactLabels[field]}
            columns={2}
            options={[option('one', field), option('other', field)]}
            value={choice[field]}
            onValueChange={(value) => onChoice({ ...choice, [field]: value })}
          />
        ))}
      {same.length > 0 ? (
        <Facts items={same.map((field) => ({ label: contactLabels[field], value: wordsOf(one, field) }))} />
      ) : null}
    </>
  );
}
