import type { ReactElement } from 'react';
import { secondStepWords } from '#messages/account/securityWords.ts';
import type { Departure } from '#web/navigation/Departure.ts';
import { filled } from '#web/parts/form/filled.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useFinishSignIn } from '#web/parts/session/factors/useFinishSignIn.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

export type SignedIn = { readonly viewer?: { readonly id: string } | null | undefined };

interface FactorCodeFormProps {
  readonly kind: 'code' | 'recoveryCode';
  readonly token: string;
  readonly onDone: (signedIn: SignedIn, departure: Departure) => void;
}

/** Form for an authenticator code or a recovery code. */
export function FactorCodeForm({ kind, token, onDone }: FactorCodeFormProps): ReactElement {
  const [finishSignIn] = useFinishSignIn();
  const form = useForm({
    initial: { code: '', recoveryCode: '' },
    labels: { code: secondStepWords.code, recoveryCode: secondStepWords.recoveryCode },
    check: filled(kind),
    send: (values) => finishSignIn({ input: { token, [kind]: values[kind] } }),
    onDone: (done, _values, departure) => onDone(done, departure),
  });
  return (
    <Form label={secondStepWords.title} {...form.form}>
      <p>{kind === 'code' ? secondStepWords.app : secondStepWords.recovery}</p>
      {kind === 'code' ? (
        <TextField
          {...form.field('code')}
          hint={secondStepWords.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      ) : (
        <TextField {...form.field('recoveryCode')} />
      )}
      <FormActions>
        <Button type="submit" look="primary" isPending={form.isPending} pendingLabel={secondStepWords.pending}>
          {secondStepWords.send}
        </Button>
      </FormActions>
    </Form>
  );
}
