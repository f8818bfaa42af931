import type { ReactElement } from 'react';
import { secondFactorStepWords } from '#messages/account/securityWords.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useFinishSignIn } from '#web/parts/session/factors/useFinishSignIn.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

export type SignedInResult = { readonly viewer?: { readonly id: string } | null | undefined };

interface FactorCodeFormProps {
  readonly kind: 'code' | 'recoveryCode';
  readonly token: string;
  readonly onDone: (signedIn: SignedInResult, departure: GuardedNavigation) => void;
}

/** Form for an authenticator code or a recovery code. */
export function FactorCodeForm({ kind, token, onDone }: FactorCodeFormProps): ReactElement {
  const [finishSignIn] = useFinishSignIn();
  const form = useForm({
    initial: { code: '', recoveryCode: '' },
    labels: { code: secondFactorStepWords.code, recoveryCode: secondFactorStepWords.recoveryCode },
    check: requireFields(kind),
    send: (values) => finishSignIn({ input: { token, [kind]: values[kind] } }),
    onDone: (done, _values, departure) => onDone(done, departure),
  });
  return (
    <Form label={secondFactorStepWords.title} {...form.form}>
      <p>{kind === 'code' ? secondFactorStepWords.app : secondFactorStepWords.recovery}</p>
      {kind === 'code' ? (
        <TextField
          {...form.field('code')}
          hint={secondFactorStepWords.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      ) : (
        <TextField {...form.field('recoveryCode')} />
      )}
      <FormActions>
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={secondFactorStepWords.pending}>
          {secondFactorStepWords.send}
        </Button>
      </FormActions>
    </Form>
  );
}
