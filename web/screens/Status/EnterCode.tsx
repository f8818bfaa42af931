import type { ReactElement } from 'react';
import { statusWords as words } from '#messages/submission/statusWords.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import type { RequestedCode } from '#web/screens/Status/RequestedCode.ts';
import { useOpenStatus } from '#web/screens/Status/useOpenStatus.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface EnterCodeProps {
  readonly requested: RequestedCode;
  readonly onOpened: (token: string) => void;
  readonly onAgain: () => void;
}

const longestCode = 20;

export function EnterCode({ requested: { request, email }, onOpened, onAgain }: EnterCodeProps): ReactElement {
  const [openStatus] = useOpenStatus();
  const form = useForm({
    initial: { code: '' },
    labels: { code: words.code },
    check: requireFields('code'),
    send: ({ code }) => openStatus({ input: { request, code } }),
    onDone: ({ token }) => onOpened(token),
  });
  return (
    <>
      <PageTitle isFocused note={words.sent(email)}>
        {words.sentTitle}
      </PageTitle>
      <Form label={words.sentTitle} {...form.form}>
        <TextField
          {...form.field('code')}
          hint={words.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={longestCode}
        />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={words.opening}>
            {words.open}
          </Button>
          <Button variant="quiet" onPress={onAgain}>
            {words.again}
          </Button>
        </FormActions>
      </Form>
      <p>{words.sentHint}</p>
    </>
  );
}
