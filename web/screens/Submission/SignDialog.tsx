import type { ReactElement } from 'react';
import { graphql } from 'react-relay';

import type { SignDialogMutation } from '#web/__generated__/SignDialogMutation.graphql.ts';
import { submissionWords } from '#web/messages/submissionWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useMutation } from '#web/relay/mutation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { uiWords } from '#web/messages/uiWords.ts';

interface SignDialogProps {
  readonly activeStepId: string;
  readonly onSigned: () => void;
  readonly onCancel: () => void;
}

/** A typed name under the answers as they are now. */
export function SignDialog({ activeStepId, onSigned, onCancel }: SignDialogProps): ReactElement {
  const [signStep] = useMutation<SignDialogMutation>(graphql`
    mutation SignDialogMutation($input: SignStepInput!) {
      signStep(input: $input) {
        ... on SignStepPayload {
          submission {
            ...NextBar_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const form = useForm({
    initial: { typedName: '' },
    labels: { typedName: submissionWords.signName },
    check: ({ typedName }) => (typedName.trim() === '' ? [{ path: 'typedName', code: 'signatureMissing' }] : []),
    send: ({ typedName }, idempotencyKey) => signStep({ input: { activeStepId, typedName, idempotencyKey } }),
    onDone: onSigned,
  });
  return (
    <Dialog title={submissionWords.signTitle} isOpen onClose={onCancel}>
      <p>{submissionWords.signText}</p>
      <Form label={submissionWords.signTitle} {...form.form}>
        <TextField {...form.field('typedName')} autoComplete="name" />
        <FormActions>
          <Button type="submit" look="primary" isPending={form.isPending} pendingLabel={submissionWords.signing}>
            {submissionWords.sign}
          </Button>
          <Button look="quiet" onPress={onCancel}>
            {uiWords.cancel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
