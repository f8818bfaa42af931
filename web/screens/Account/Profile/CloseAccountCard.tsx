import { useState, type ReactElement } from 'react';
import { closeAccountWords } from '#messages/account/accountWords.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useCloseAccount } from '#web/screens/Account/Profile/useCloseAccount.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

interface Props {
  /** an unverified account can be claimed by anyone who reads email at its address */
  readonly isVerified: boolean;
}

export function CloseAccountCard({ isVerified }: Props): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={closeAccountWords.title}>
      <p>{closeAccountWords.lead}</p>
      <FormActions>
        <Button onPress={() => setOpen(true)}>{closeAccountWords.begin}</Button>
      </FormActions>
      {isOpen && <CloseAccountDialog isVerified={isVerified} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function CloseAccountDialog({ isVerified, onClose }: Props & { readonly onClose: () => void }): ReactElement {
  const [closeAccount] = useCloseAccount();
  const form = useForm({
    initial: { password: '' },
    labels: { password: closeAccountWords.password },
    check: requireFields('password'),
    send: (values) => closeAccount({ input: values }),
    // A full page load, so that nothing of the account stays in memory.
    onDone: (_closed, _values, { startOver }) => startOver('/users/sign_in?notice=account_closed'),
  });
  return (
    <Dialog title={closeAccountWords.confirmTitle} isOpen onClose={onClose}>
      <p>{isVerified ? closeAccountWords.text : closeAccountWords.textUnverified}</p>
      <Form label={closeAccountWords.confirmTitle} {...form.form}>
        <PasswordField
          {...form.field('password')}
          hint={closeAccountWords.passwordHint}
          autoComplete="current-password"
        />
        <FormActions>
          <Button type="submit" variant="danger" isPending={form.isPending} pendingLabel={closeAccountWords.pending}>
            {closeAccountWords.confirm}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {closeAccountWords.cancel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
