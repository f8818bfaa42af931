import type { ReactElement } from 'react';
import { emailProblems, nameProblems } from '#domain/account/account.ts';
import { peoplePickerWords } from '#web/messages/peoplePickerWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface Invited {
  readonly name: string;
  readonly email: string;
}

interface InviteByEmailProps {
  readonly title?: string;
  /** what they get, and what for */
  readonly hint: string;
  readonly send: (invited: Invited, idempotencyKey: string) => Promise<Outcome<unknown>>;
}

const nobody = { name: '', email: '' };

/** For people who have no account yet, or are not found. It is folded until somebody is to be invited. */
export function InviteByEmail({ title = peoplePickerWords.inviteTitle, hint, send }: InviteByEmailProps): ReactElement {
  const form = useForm<typeof nobody, unknown>({
    initial: nobody,
    labels: { name: peoplePickerWords.inviteName, email: peoplePickerWords.inviteEmail },
    check: ({ name, email }) => [...nameProblems(name), ...emailProblems(email.trim())],
    send: ({ name, email }, idempotencyKey) => send({ name, email }, idempotencyKey),
    onDone: (_done, { email }) => {
      form.replace(nobody);
      flash(peoplePickerWords.invited(email));
    },
  });
  return (
    <details>
      <summary>{title}</summary>
      <Form label={title} {...form.form}>
        <p>{hint}</p>
        <TextField {...form.field('name')} />
        <TextField {...form.field('email')} type="email" />
        <FormActions>
          <Button type="submit" isPending={form.isPending} pendingLabel={peoplePickerWords.inviting}>
            {peoplePickerWords.invite}
          </Button>
        </FormActions>
      </Form>
    </details>
  );
}
