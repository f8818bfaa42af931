import { useState, type ReactElement } from 'react';
import { passwordMinLength, signUpProblems } from '#domain/account/account.ts';
import { launchWords } from '#messages/filling/launchWords.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { requestLaunch, launchDraft } from '#web/parts/launchDraft.ts';
import { launchPath } from '#web/parts/launchPaths.ts';
import { UsernameForPasswordManagers } from '#web/parts/session/UsernameForPasswordManagers.tsx';
import { useSignUp } from '#web/parts/session/useSignUp.ts';
import { useLaunchForm } from '#web/screens/PublicForm/Launch/LaunchFormContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

const words = launchWords.password;

export function PasswordPage(): ReactElement {
  const started = useLaunchForm();
  const depart = useGuardedNavigation();
  const [signUp] = useSignUp();
  const [isClaimMailed, setClaimMailed] = useState(false);
  const { email = '', name = '' } = launchDraft(started.id);
  const form = useForm({
    initial: { password: '' },
    labels: { password: words.label },
    check: ({ password }) => signUpProblems({ email, name, password }),
    send: ({ password }, idempotencyKey) =>
      signUp({ input: { email, name, password, timeZone: browserTimeZone(), idempotencyKey } }),
    onDone: (done, _values, departure) => {
      if (done.isClaimMailed) return setClaimMailed(true);
      // If the user navigated away in the meantime, only continuing there may launch.
      if (!departure.isLate()) requestLaunch(started.id, started.requirementId);
      departure.startOver(launchPath(started));
    },
  });
  if (isClaimMailed) {
    return (
      <>
        <PageTitle within={started.name} isFocused>
          {launchWords.claim.title}
        </PageTitle>
        <p>{launchWords.claim.text(email)}</p>
      </>
    );
  }
  const isTooShort = form.values.password.length < passwordMinLength;
  return (
    <>
      <PageTitle within={started.name}>{words.title}</PageTitle>
      <Form label={words.title} {...form.form}>
        <UsernameForPasswordManagers email={email} />
        <PasswordField {...form.field('password')} hint={words.hint} autoComplete="new-password" />
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isPending}
            pendingLabel={words.pending}
            blockedBecause={isTooShort ? words.hint : null}
            isReasonShown={false}
            onBlocked={form.submit}
          >
            {isTooShort ? words.tooShort : words.launch}
          </Button>
          <Button variant="quiet" onPress={() => depart().go(launchPath(started, '/personal-info'))}>
            {launchWords.back}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
