import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { Content } from '#domain/form/Content.ts';
import { buildForm } from '#domain/form/buildForm.ts';
import { fieldOf, type Form } from '#domain/form/Form.ts';
import type { FormSource } from '#domain/form/FormSource.ts';
import { answersByField } from '#domain/form/rows.ts';
import type {
  FillInProvider_submission$data,
  FillInProvider_submission$key,
} from '#web/__generated__/FillInProvider_submission.graphql.ts';
import { AnswerKeeper, type Stored } from '#web/forms/draft/AnswerKeeper.ts';
import { browserOutbox } from '#web/forms/draft/outbox.ts';
import { saveDelayMs } from '#web/forms/draft/saveDelays.ts';
import { answerFilePath, type ShownFile } from '#web/forms/files/ShownFile.ts';
import { FillIn } from '#web/forms/FillIn.ts';
import { FillingProvider } from '#web/forms/Filling.ts';
import { backOffMs } from '#web/relay/backOff.ts';
import { plainId } from '#web/relay/plainId.ts';

import { isSameAnswer } from '#web/forms/draft/isSameAnswer.ts';
import { placeOf } from './answerPlace.ts';
import { FillInContext } from './FillInContext.ts';
import { useLateInputs } from './useLateInputs.ts';
import { useSendAnswer } from './useSendAnswer.ts';

interface FillInProviderProps {
  readonly viewerId: string;
  readonly submission: FillInProvider_submission$key;
  readonly children: ReactNode;
}

/** What is filled in outlives the step that is shown: answers of one step decide about others. */
export function FillInProvider({ viewerId, submission, children }: FillInProviderProps): ReactElement {
  const { id, fillIn, files } = useFillIn(viewerId, submission);
  const lateInputs = useLateInputs(id);
  return (
    <FillingProvider value={{ ...lateInputs, files: shownFiles(files) }}>
      <FillInContext value={fillIn}>{children}</FillInContext>
    </FillingProvider>
  );
}

/** The whole submission as it is filled in, made once and kept while it is shown. */
function useFillIn(
  viewerId: string,
  key: FillInProvider_submission$key,
): { readonly id: string; readonly fillIn: FillIn; readonly files: FillInProvider_submission$data['files'] } {
  const submission = useFragment(
    graphql`
      fragment FillInProvider_submission on Submission {
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
  const rules = submission.flowTemplate.rules as FormSource;
  const sendAnswer = useSendAnswer(submission.id);
  const [fillIn] = useState(() => {
    const form = buildForm(rules);
    const activeSteps = new Map(submission.activeSteps.map(({ id, step }) => [step.identity, id]));
    const keeper = new AnswerKeeper(
      {
        outbox: browserOutbox(viewerId, submission.id),
        send: (identity, answer) => sendAnswer({ ...placeOf(form, activeSteps, identity), answer }),
        delayMs: (identity) => saveDelayMs(fieldOf(form, identity)?.dataType ?? 'string'),
        takesBack: (identity) => fieldOf(form, identity)?.dataType === 'file',
        isSame: (identity, one, other) => isSameAnswer(form, identity, one, other),
        retryMs: (failures) => backOffMs(failures, Math.random()),
      },
      storedIn(form, submission.answers),
    );
    return new FillIn(form, keeper);
  });

  useEffect(() => {
    for (const [identity, stored] of storedIn(fillIn.form, submission.answers)) fillIn.keeper.receive(identity, stored);
  }, [fillIn, submission.answers]);

  useEffect(() => {
    const flush = (): void => fillIn.keeper.flush();
    const flushWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    fillIn.open();
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flush();
      fillIn.close();
    };
  }, [fillIn]);
  return { id: submission.id, fillIn, files: submission.files };
}

const shownFiles = (files: FillInProvider_submission$data['files']): ReadonlyMap<string, ShownFile> =>
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

const storedIn = (form: Form, answers: FillInProvider_submission$data['answers']): ReadonlyMap<string, Stored> => {
  const placed = answers.map(({ fieldIdentity, rowPath, content, revision }) => {
    return { fieldIdentity, rowPath, stored: { content: content as Content, revision } };
  });
  return new Map([...answersByField(form, placed)].map(([identity, { stored }]) => [identity, stored]));
};
