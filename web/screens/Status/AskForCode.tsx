import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { emailProblems } from '#domain/account/account.ts';
import { ownSubmissionsWords } from '#messages/filling/ownSubmissionsWords.ts';
import { statusWords as words } from '#messages/submission/statusWords.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import type { RequestedCode } from '#web/screens/Status/RequestedCode.ts';
import { useRequestStatusCode } from '#web/screens/Status/useRequestStatusCode.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface AskForCodeProps {
  readonly teamId: string;
  readonly isSignedIn: boolean;
  readonly onAsked: (requested: RequestedCode) => void;
}

const longestNumber = 40;

export function AskForCode({ teamId, isSignedIn, onAsked }: AskForCodeProps): ReactElement {
  const [requestStatusCode] = useRequestStatusCode();
  // Emails link here with the number.
  const number = useSearchParameters().get('number')?.slice(0, longestNumber) ?? '';
  const form = useForm({
    initial: { number, email: '' },
    labels: { number: words.number, email: words.email },
    check: (values) => [...requireFields('number')(values), ...emailProblems(values.email.trim())],
    send: (values) => requestStatusCode({ input: { teamId, ...values } }),
    onDone: ({ request, email }) => onAsked({ request, email }),
  });
  return (
    <>
      <PageTitle note={words.lead}>{words.title}</PageTitle>
      {isSignedIn && (
        <p>
          {words.signedIn} <Link to="/dashboard">{ownSubmissionsWords.title}</Link>.
        </p>
      )}
      <Form label={words.title} {...form.form}>
        <TextField {...form.field('number')} hint={words.numberHint} maxLength={longestNumber} />
        <TextField {...form.field('email')} hint={words.emailHint} type="email" autoComplete="email" />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={words.sending}>
            {words.send}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
