import { useEffect, useId, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '#domain/kernel/instants.ts';
import { surveyWords as words } from '#messages/survey/surveyWords.ts';
import type { AnswerSurvey_survey$key } from '#web/__generated__/AnswerSurvey_survey.graphql.ts';
import { SurveyQuestions } from '#web/screens/Survey/SurveyQuestions.tsx';
import { useSubmitSurvey } from '#web/screens/Survey/useSubmitSurvey.ts';
import { useSurveyDraft } from '#web/screens/Survey/useSurveyDraft.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/ui/VisuallyHidden.module.css';

interface AnswerSurveyProps {
  readonly token: string;
  readonly survey: AnswerSurvey_survey$key;
  readonly onSent: (responseToken: string) => void;
}

/** A survey form. Answers stay on the device until submitted, even across reloads. */
export function AnswerSurvey({ token, survey: key, onSent }: AnswerSurveyProps): ReactElement {
  const survey = useFragment(
    graphql`
      fragment AnswerSurvey_survey on AskedSurvey {
        title
        instructions
        identity
        identified
        teamName
        invitedEmail
        response {
          scopedId
          email
          createdAt
        }
        ...SurveyQuestions_survey
        ...useSurveyDraft_survey
      }
    `,
    key,
  );
  const { title, instructions, identity, identified, teamName, invitedEmail, response } = survey;
  const draft = useSurveyDraft(token, survey);
  const emailId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const email = typed ?? response?.email ?? invitedEmail ?? '';
  const [isAsked, setAsked] = useState(false);
  const { submit, ...sending } = useSubmitSurvey(draft, { token, identity, identified, emailId, onSent });
  const { isPending, mistakes, refusal, failures } = sending;
  useEffect(() => {
    void draft.email().then((kept) => setTyped((now) => now ?? kept));
  }, [draft]);
  const startOver = async (): Promise<void> => {
    await draft.forget();
    globalThis.location.reload();
  };
  const about = response
    ? `${teamName} · ${words.given(response.scopedId, formatDate(String(response.createdAt).slice(0, 10)))}`
    : teamName;
  return (
    <>
      <PageTitle within={words.within} note={about}>
        {title}
      </PageTitle>
      {instructions && <SafeHtml html={instructions} />}
      <Form
        label={title}
        mistakes={mistakes}
        refusal={refusal}
        failures={failures}
        isEdited={false}
        onSubmit={() => submit(email)}
      >
        {identified && (
          <TextField
            id={emailId}
            name="email"
            type="email"
            autoComplete="email"
            label={words.email}
            hint={words.emailHint}
            value={email}
            error={mistakes.find(({ fieldId }) => fieldId === emailId)?.sentence ?? null}
            onChange={(next) => {
              setTyped(next);
              draft.keepEmail(next);
            }}
            onBlur={() => undefined}
          />
        )}
        <h2 className={styles.hidden}>{words.questions}</h2>
        <SurveyQuestions token={token} survey={survey} formSession={draft.formSession} isReadOnly={false} />
        <p>{words.kept}</p>
        <FormActions>
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel={words.sending}>
            {response ? words.update : words.submit}
          </Button>
          <Button variant="quiet" onPress={() => setAsked(true)}>
            {words.startOver}
          </Button>
        </FormActions>
      </Form>
      <ConfirmDialog
        title={words.startOverTitle}
        confirm={words.startOver}
        isOpen={isAsked}
        onConfirm={() => void startOver()}
        onCancel={() => setAsked(false)}
      >
        {words.startOverText}
      </ConfirmDialog>
    </>
  );
}
