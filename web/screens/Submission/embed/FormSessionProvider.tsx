import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { buildForm } from '#domain/form/buildForm.ts';
import { fieldOf, type Form } from '#domain/form/Form.ts';
import type { FormSource } from '#domain/form/FormSource.ts';
import { answersByField } from '#domain/form/rows.ts';
import type {
  FormSessionProvider_submission$data,
  FormSessionProvider_submission$key,
} from '#web/__generated__/FormSessionProvider_submission.graphql.ts';
import { AnswerAutosave, type StoredAnswer } from '#web/forms/draft/AnswerAutosave.ts';
import { browserOutbox } from '#web/forms/draft/browserOutbox.ts';
import { isSameAnswer } from '#web/forms/draft/isSameAnswer.ts';
import { fieldViews, type FieldView } from '#web/forms/fieldViews.ts';
import { answerFilePath, type ViewableFile } from '#web/forms/files/ViewableFile.ts';
import { FormServicesProvider } from '#web/forms/FormServices.ts';
import { FormSession } from '#web/forms/FormSession.ts';
import { plainId } from '#web/relay/plainId.ts';
import { retryDelayMs } from '#web/relay/retryDelayMs.ts';
import { locateAnswer } from '#web/screens/Submission/locateAnswer.ts';
import { FormSessionContext } from '#web/screens/Submission/useFormSession.ts';
import { useLazyFormServices } from '#web/screens/Submission/useLazyFormServices.ts';
import { useSaveAnswer } from '#web/screens/Submission/useSaveAnswer.ts';

interface FormSessionProviderProps {
  readonly viewerId: string;
  readonly submission: FormSessionProvider_submission$key;
  /** a requirement outside the steps, when it is being filled in */
  readonly beside?: Beside;
  readonly children: ReactNode;
}

interface Beside {
  readonly id: string;
  readonly rules: object;
  readonly activeStep: { readonly id: string; readonly step: { readonly identity: string } };
}

/** Kept across steps, because form logic uses answers of other steps. */
export function FormSessionProvider({
  viewerId,
  submission,
  beside,
  children,
}: FormSessionProviderProps): ReactElement {
  const { id, formSession, files } = useOpenFormSession(viewerId, submission, beside);
  const lateInputs = useLazyFormServices(id, formSession);
  return (
    <FormServicesProvider value={{ ...lateInputs, files: shownFiles(files) }}>
      <FormSessionContext value={formSession}>{children}</FormSessionContext>
    </FormServicesProvider>
  );
}

/** The form session of the whole submission, created once per page. */
function useOpenFormSession(
  viewerId: string,
  key: FormSessionProvider_submission$key,
  beside: Beside | undefined,
): {
  readonly id: string;
  readonly formSession: FormSession;
  readonly files: FormSessionProvider_submission$data['files'];
} {
  const submission = useFragment(
    graphql`
      fragment FormSessionProvider_submission on Submission {
        id
        flowTemplate {
          rules
        }
        activeSteps {
          id
          step {
            identity
          }
        }
        answers {
          fieldIdentity
          rowPath
          content
          revision
        }
        files {
          id
          fileId
          fileName
          contentType
          byteSize
          isShownInPage
          state
          note
        }
      }
    `,
    key,
  );
  const rules = (beside?.rules ?? submission.flowTemplate.rules) as object as FormSource;
  const sendAnswer = useSaveAnswer(submission.id);
  const [formSession] = useState(() => {
    const form = buildForm(rules);
    const steps = beside ? [beside.activeStep] : submission.activeSteps;
    const activeSteps = new Map(steps.map(({ id, step }) => [step.identity, id]));
    const autosave = new AnswerAutosave(
      {
        outbox: browserOutbox(viewerId, beside?.id ?? submission.id),
        send: (identity, answer) => sendAnswer({ ...locateAnswer(form, activeSteps, identity), answer }),
        delayMs: (identity) => viewOf(form, identity).saveDelayMs,
        takesBack: (identity) => viewOf(form, identity).takesBack,
        takesSaved: (identity) => viewOf(form, identity).takesSaved,
        isSame: (identity, one, other) => isSameAnswer(form, identity, one, other),
        retryMs: retryDelayMs,
      },
      storedIn(form, submission.answers),
    );
    return new FormSession(form, autosave);
  });

  useEffect(() => {
    for (const [identity, stored] of storedIn(formSession.form, submission.answers))
      formSession.autosave.receive(identity, stored);
  }, [formSession, submission.answers]);

  useEffect(() => {
    const flush = (): void => formSession.autosave.flush();
    const flushWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    formSession.open();
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flush();
      formSession.close();
    };
  }, [formSession]);
  return { id: submission.id, formSession, files: submission.files };
}

const viewOf = (form: Form, identity: string): FieldView => fieldViews[fieldOf(form, identity)?.dataType ?? 'string'];

const shownFiles = (files: FormSessionProvider_submission$data['files']): ReadonlyMap<string, ViewableFile> =>
  new Map(
    files.map(({ id, fileId, fileName, contentType, byteSize, isShownInPage, state, note }) => [
      fileId,
      {
        path: state === 'stored' ? answerFilePath(plainId(id)) : null,
        ...{ name: fileName, contentType, isShownInPage },
        byteSize: byteSize ?? null,
        note: note ?? null,
      },
    ]),
  );

const storedIn = (
  form: Form,
  answers: FormSessionProvider_submission$data['answers'],
): ReadonlyMap<string, StoredAnswer> => {
  const placed = answers.map(({ fieldIdentity, rowPath, content, revision }) => {
    return { fieldIdentity, rowPath, stored: { content: content ?? null, revision } };
  });
  return new Map([...answersByField(form, placed)].map(([identity, { stored }]) => [identity, stored]));
};
