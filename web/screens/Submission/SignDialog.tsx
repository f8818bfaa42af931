import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import { signatureProblems } from '#domain/submission/signature.ts';
import { signatureWords } from '#messages/filling/signatureWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { SignDialogMutation } from '#web/__generated__/SignDialogMutation.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { SignatureField } from '#web/parts/signature/SignatureField.tsx';
import { useMutation } from '#web/relay/mutation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';

interface SignDialogProps {
  readonly activeStepId: string;
  readonly onSigned: () => void;
  readonly onCancel: () => void;
}

export function SignDialog({ activeStepId, onSigned, onCancel }: SignDialogProps): ReactElement {
  const [signStep] = useMutation<SignDialogMutation>(graphql`
    mutation SignDialogMutation($input: SignStepInput!) {
      signStep(input: $input) {
        ... on SignStepPayload {
          submission {
            ...afterChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const form = useForm({
    initial: { typedName: '', image: '' },
    labels: { typedName: submissionWords.signName, image: signatureWords.draw },
    check: ({ typedName, image }) => signatureProblems({ typedName, image: image || null }),
    send: ({ typedName, image }, idempotencyKey) =>
      signStep({ input: { activeStepId, typedName: typedName || null, image: image || null, idempotencyKey } }),
    fault: signatureWords.failed,
    onDone: onSigned,
  });
  return (
    <Dialog title={submissionWords.signTitle} isOpen onClose={onCancel}>
      <p>{submissionWords.signText}</p>
      <Form label={submissionWords.signTitle} {...form.form}>
        <SignatureField typed={form.field('typedName')} onDraw={(image) => form.set('image', image ?? '')} />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={submissionWords.signing}>
            {submissionWords.sign}
          </Button>
          <Button variant="quiet" onPress={onCancel}>
            {uiWords.cancel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
