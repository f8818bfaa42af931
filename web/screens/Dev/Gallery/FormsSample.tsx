import type { ReactElement } from 'react';
import { nameProblems, passwordProblems } from '#domain/account/account.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const answersAfterMs = 900;

/** Responds like a server: after a delay, and refusing the name 'Taken'. */
export function FormsSample(): ReactElement {
  const form = useForm({
    initial: { name: '', password: '' },
    labels: { name: 'Name', password: 'Password' },
    check: ({ name, password }) => [...nameProblems(name), ...passwordProblems(password)],
    send: async ({ name }) => {
      await new Promise((resolve) => setTimeout(resolve, answersAfterMs));
      if (name === 'Taken') return { kind: 'refused', code: 'nameTaken', message: 'Name already taken' };
      return { kind: 'done', value: name };
    },
    onDone: () => flash('Profile updated'),
  });
  return (
    <Form label="Sample" {...form.form}>
      <TextField {...form.field('name')} />
      <PasswordField {...form.field('password')} hint="At least 8 characters." autoComplete="new-password" />
      <FormActions>
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel="Saving…">
          Save
        </Button>
      </FormActions>
    </Form>
  );
}
