import { lazy, Suspense, type ReactElement } from 'react';
import { securityWords } from '#messages/account/securityWords.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useAddAuthenticatorApp } from '#web/screens/Account/Security/useAddAuthenticatorApp.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Account/Security/Security.module.css';

const QrCode = lazy(async () => ({ default: (await import('#web/screens/Account/Security/QrCode.tsx')).QrCode }));

export interface AuthenticatorKey {
  readonly token: string;
  readonly secret: string;
  readonly address: string;
}

interface AppSetupProps {
  readonly newKey: AuthenticatorKey;
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The key as a QR code and as text, and a field for the first code, which proves that the app has the key. */
export function AuthenticatorAppSetup({
  newKey: { token, secret, address },
  onAdded,
  onCancel,
}: AppSetupProps): ReactElement {
  const [addAuthenticatorApp] = useAddAuthenticatorApp();
  const form = useForm({
    initial: { code: '' },
    labels: { code: securityWords.firstCode },
    check: requireFields('code'),
    send: ({ code }) => addAuthenticatorApp({ input: { token, code } }),
    onDone: ({ recoveryCodes }) => {
      flash(securityWords.appAdded);
      onAdded(recoveryCodes);
    },
  });
  return (
    <Form label={securityWords.setUpApp} {...form.form}>
      <p>{securityWords.scan}</p>
      <Suspense fallback={<div className={styles.qr} />}>
        <QrCode text={address} label={securityWords.qrLabel} />
      </Suspense>
      <p>
        {securityWords.orType} <span className={styles.secret}>{inGroups(secret)}</span>
      </p>
      <p>
        <CopyButton text={secret} done={securityWords.keyCopied}>
          {securityWords.copyKey}
        </CopyButton>
      </p>
      <TextField
        {...form.field('code')}
        hint={securityWords.firstCodeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <FormActions>
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={securityWords.confirming}>
          {securityWords.confirmApp}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {securityWords.cancel}
        </Button>
      </FormActions>
    </Form>
  );
}

/** Groups of four are easier to copy by eye. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
