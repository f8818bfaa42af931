import type { ReactElement } from 'react';
import { emailProblems, nameProblems } from '#domain/account/account.ts';
import { peoplePickerWords } from '#messages/team/peoplePickerWords.ts';
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

interface InviteByEmailProps<Done> {
  readonly title?: string;
  /** what the person is invited to */
  readonly hint: string;
  readonly send: (invited: Invited, idempotencyKey: string) => Promise<Outcome<Done>>;
  /** confirmation text where the email may not have been sent */
  readonly said?: (done: Done, email: string) => string;
}

const nobody = { name: '', email: '' };

/** Invites someone without an account, or who was not found. Collapsed by default. */
export function InviteByEmail<Done>({
  title = peoplePickerWords.inviteTitle,
  hint,
  send,
  said = (_done, email) => peoplePickerWords.invited(email),
}: InviteByEmailProps<Done>): ReactElement {
  const form = useForm<typeof nobody, Done>({
    initial: nobody,
    labels: { name: peoplePickerWords.inviteName, email: peoplePickerWords.inviteEmail },
    check: ({ name, email }) => [...nameProblems(name), ...emailProblems(email.trim())],
    send: ({ name, email }, idempotencyKey) => send({ name, email }, idempotencyKey),
    onDone: (done, { email }) => {
      form.replace(nobody);
      flash(said(done, email));
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
