import type { ReactElement } from 'react';
import { identityConfirmationWords, secondFactorStepWords } from '#messages/account/securityWords.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useConfirmByFactor } from '#web/parts/session/factors/useConfirmByFactor.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

export function ConfirmCodeForm({ onDone }: { readonly onDone: () => void }): ReactElement {
  const [confirmByFactor] = useConfirmByFactor();
  const form = useForm({
    initial: { code: '' },
    labels: { code: identityConfirmationWords.code },
    check: requireFields('code'),
    send: ({ code }) => confirmByFactor({ input: { code } }),
    onDone,
  });
  return (
    <Form label={identityConfirmationWords.title} {...form.form}>
      <TextField
        {...form.field('code')}
        hint={secondFactorStepWords.codeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <FormActions>
        <Button
          type="submit"
          variant="primary"
          isPending={form.isPending}
          pendingLabel={identityConfirmationWords.pending}
        >
          {identityConfirmationWords.send}
        </Button>
      </FormActions>
    </Form>
  );
}
