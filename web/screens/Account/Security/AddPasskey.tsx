import { useRef, useState, type ReactElement } from 'react';
import { passkeyNameProblems } from '#domain/account/secondFactor.ts';
import type { Content } from '#domain/form/Content.ts';
import { deviceWords, securityWords } from '#messages/account/securityWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { callAuthenticator } from '#web/parts/session/factors/callAuthenticator.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { useAddPasskey } from '#web/screens/Account/Security/useAddPasskey.ts';
import { useBeginPasskey } from '#web/screens/Account/Security/useBeginPasskey.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface AddPasskeyProps {
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
}

const firstTyped: { readonly name: string } = { name: securityWords.firstPasskeyName };

/** WebAuthn registration, after the user has reauthenticated and named the passkey. */
export function AddPasskey({ onAdded }: AddPasskeyProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <AddPasskeyForm onAdded={onAdded} onClose={() => setOpen(false)} />;
  return (
    <FormActions>
      <Button icon="plus" onPress={() => setOpen(true)}>
        {securityWords.addPasskey}
      </Button>
    </FormActions>
  );
}

interface AddPasskeyFormProps extends AddPasskeyProps {
  readonly onClose: () => void;
}

function AddPasskeyForm({ onAdded, onClose }: AddPasskeyFormProps): ReactElement {
  const [beginPasskey] = useBeginPasskey();
  const [addPasskey] = useAddPasskey();
  const made = useRef<{ token: string; passkey: Content } | null>(null);

  const makeAndAdd = async (name: string): ReturnType<typeof addPasskey> => {
    const begun = await beginPasskey({});
    if (begun.kind !== 'done') return begun;
    const { token, options } = begun.value;
    const told = await callAuthenticator('make', options as object);
    if ('sentence' in told) return refused(told.sentence);
    made.current = { token, passkey: told.answer };
    return addPasskey({ input: { name, ...made.current } });
  };

  const form = useForm({
    initial: firstTyped,
    labels: { name: securityWords.passkeyName },
    check: ({ name }) => passkeyNameProblems(name),
    send: ({ name }) => makeAndAdd(name),
    onDone: ({ recoveryCodes }) => {
      flash(securityWords.passkeyAdded);
      onClose();
      onAdded(recoveryCodes);
    },
  });
  return (
    <Form label={securityWords.addPasskey} {...form.form}>
      <TextField {...form.field('name')} hint={securityWords.passkeyNameHint} />
      <FormActions>
        <Button
          type="submit"
          variant="primary"
          icon="key"
          isPending={form.isPending}
          pendingLabel={securityWords.adding}
        >
          {securityWords.addPasskey}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {securityWords.cancel}
        </Button>
      </FormActions>
    </Form>
  );
}

/** A refusal, so that the message is shown at the form. */
const refused = (message: string = deviceWords.failed): Extract<Outcome<never>, { kind: 'refused' }> => ({
  kind: 'refused',
  code: 'passkeyRefused',
  message,
});
