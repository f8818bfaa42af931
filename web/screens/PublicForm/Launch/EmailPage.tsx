import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { emailProblems } from '#domain/account/account.ts';
import { launchWords } from '#messages/filling/launchWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { updateLaunchDraft, launchDraft } from '#web/parts/launchDraft.ts';
import { launchPath } from '#web/parts/launchPaths.ts';
import { signInPath } from '#web/parts/session/safePath.ts';
import { useLaunchForm } from '#web/screens/PublicForm/Launch/LaunchFormContext.ts';
import { useEmailCheck } from '#web/screens/PublicForm/Launch/useEmailCheck.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const words = launchWords.email;

export function EmailPage(): ReactElement {
  const started = useLaunchForm();
  const checkEmail = useEmailCheck();
  const form = useForm({
    initial: { email: launchDraft(started.id).email ?? '' },
    labels: { email: words.label },
    check: ({ email }) => emailProblems(email.trim()),
    send: ({ email }) => checkEmail(email.trim()),
    onDone: ({ isTaken }, { email }, { go }) => {
      updateLaunchDraft(started.id, { email: email.trim() });
      go(launchPath(started, isTaken ? '/existing' : '/personal-info'));
    },
  });
  const isValid = emailProblems(form.values.email.trim()).length === 0;
  return (
    <>
      <PageTitle within={started.name}>{words.title}</PageTitle>
      <Form label={words.title} {...form.form}>
        <TextField {...form.field('email')} hint={words.hint} type="email" autoComplete="email" />
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isPending}
            pendingLabel={words.checking}
            blockedBecause={isValid ? null : words.needed}
            onBlocked={form.submit}
          >
            {launchWords.next}
          </Button>
        </FormActions>
      </Form>
      <p>
        {words.known} <Link to={signInPath({ pathname: '/dashboard', search: '' })}>{words.resume}</Link>
      </p>
    </>
  );
}
