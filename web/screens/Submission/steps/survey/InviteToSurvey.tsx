import { useState, type ReactElement } from 'react';
import { surveyStaffWords as words } from '#messages/survey/surveyStaffWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useInviteToSurvey } from '#web/screens/Submission/steps/survey/useInviteToSurvey.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileChooser } from '#web/ui/FileChooser.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import styles from '#web/screens/Submission/steps/survey/SurveyStaffView.module.css';

const nothing = { emails: '', message: '' };

/** Recipients, typed, pasted, or read from a file, and a message to them. */
export function InviteToSurvey({ activeStepId }: { readonly activeStepId: string }): ReactElement {
  const [inviteToSurvey] = useInviteToSurvey();
  const [isReading, setReading] = useState(false);
  const [notRead, setNotRead] = useState<string | null>(null);
  const form = useForm({
    initial: nothing,
    labels: { emails: words.emails, message: words.message },
    check: ({ emails }) => (emails.trim() === '' ? [{ path: 'emails', code: 'recipientsMissing' as const }] : []),
    send: (values, idempotencyKey) => inviteToSurvey({ input: { activeStepId, ...values, idempotencyKey } }),
    onDone: () => {
      form.replace(nothing);
      flash(words.sent);
    },
  });
  const read = async (file: File): Promise<void> => {
    setReading(true);
    try {
      const listed = await file.text();
      form.set('emails', [form.values.emails.trim(), listed.trim()].filter(Boolean).join('\n'));
      setNotRead(null);
    } catch {
      setNotRead(words.notRead);
    }
    setReading(false);
  };
  return (
    <details className={styles.part}>
      <summary>{words.invite}</summary>
      <Form label={words.invite} {...form.form}>
        <TextArea {...form.field('emails')} hint={words.emailsHint} rows={4} />
        <FileChooser
          label={words.file}
          hint={words.fileHint}
          accept="text/csv,.csv,text/plain"
          isPending={isReading}
          pendingLabel={words.reading}
          refusal={notRead}
          onChoose={(file) => void read(file)}
        />
        <TextArea {...form.field('message')} hint={words.messageHint} isOptional />
        <FormActions>
          <Button type="submit" isPending={form.isPending} pendingLabel={words.sending}>
            {words.send}
          </Button>
        </FormActions>
      </Form>
    </details>
  );
}
