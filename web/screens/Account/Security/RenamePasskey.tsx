import type { ReactElement } from 'react';
import { passkeyNameProblems } from '#domain/account/secondFactor.ts';
import { securityWords } from '#messages/account/securityWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useRenamePasskey } from '#web/screens/Account/Security/useRenamePasskey.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface RenamePasskeyProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function RenamePasskey({ id, name, onClose }: RenamePasskeyProps): ReactElement {
  const [renamePasskey] = useRenamePasskey();
  const form = useForm({
    initial: { name },
    labels: { name: securityWords.passkeyName },
    check: (values) => passkeyNameProblems(values.name),
    send: (values) => renamePasskey({ input: { passkeyId: id, ...values } }),
    onDone: () => {
      flash(securityWords.renamed);
      onClose();
    },
  });
  return (
    <Dialog title={securityWords.renameTitle} isOpen onClose={onClose}>
      <Form label={securityWords.renameTitle} {...form.form}>
        <TextField {...form.field('name')} hint={securityWords.passkeyNameHint} />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={securityWords.saving}>
            {securityWords.saveName}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {securityWords.cancel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
