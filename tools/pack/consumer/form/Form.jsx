'use client';
import { Button } from '@switchboard/ui/components/actions/Button';
import { Link } from '@switchboard/ui/components/actions/Link';
import { Field } from '@switchboard/ui/components/forms/Field';
import { TextInput } from '@switchboard/ui/components/forms/TextInput';
import { useTheme } from '@switchboard/ui/theme/Theme';

export function Form() {
  const { choice, setChoice } = useTheme();
  return (
    <>
      <Field label="Name">
        <TextInput defaultValue="Ada" />
      </Field>
      <Button variant="primary" onClick={() => setChoice('light')}>
        {choice}
      </Button>
      <Link href="/">Home</Link>
    </>
  );
}
