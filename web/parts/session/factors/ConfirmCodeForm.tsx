import type { ReactElement } from 'react';
import { confirmWords, secondStepWords } from '#messages/account/securityWords.ts';
import { filled } from '#web/parts/form/filled.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useConfirmByFactor } from '#web/parts/session/factors/useConfirmByFactor.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

export function ConfirmCodeForm({ onDone }: { readonly onDone: () => void }): ReactElement {
  const [confirmByFactor] = useConfirmByFactor();
  const form = useForm({
    initial: { code: '' },
    labels: { code: confirmWords.code },
    check: filled('code'),
    send: ({ code }) => confirmByFactor({ input: { code } }),
    onDone,
  });
  return (
    <Form label={confirmWords.title} {...form.form}>
      <TextField
        {...form.field('code')}
        hint={secondStepWords.codeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <FormActions>
        <Button type="submit" look="primary" isPending={form.isPending} pendingLabel={confirmWords.pending}>
          {confirmWords.send}
        </Button>
      </FormActions>
    </Form>
  );
}
