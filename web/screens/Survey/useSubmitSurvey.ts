import { useState } from 'react';
import type { Content } from '#domain/form/Content.ts';
import { isEmail } from '#domain/kernel/emails.ts';
import { failureSentences } from '#messages/shell/failureWords.ts';
import { surveyWords as words } from '#messages/survey/surveyWords.ts';
import { fieldElementId } from '#web/forms/FieldRow.tsx';
import type { FormSession } from '#web/forms/FormSession.ts';
import { validateStep } from '#web/forms/validateStep.ts';
import { labeledSentence } from '#web/parts/form/labeledSentence.ts';
import { loadRefusalWords } from '#web/parts/form/loadRefusalWords.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { useSubmitOnce } from '#web/parts/form/useSubmitOnce.ts';
import type { SurveyDraft } from '#web/screens/Survey/surveyDraft.ts';
import { useAnswerSurvey } from '#web/screens/Survey/useAnswerSurvey.ts';
import type { ErrorSummaryItem } from '#web/ui/ErrorSummary.tsx';
import { recordSubmitAttempt } from '#web/ui/submitAttempts.ts';

interface Requested {
  readonly token: string;
  readonly identity: string;
  readonly identified: boolean;
  readonly emailId: string;
  readonly onSent: (responseToken: string) => void;
}

interface Submitting {
  readonly submit: (email: string) => void;
  readonly isPending: boolean;
  readonly mistakes: readonly ErrorSummaryItem[];
  readonly refusal: string | null;
  /** number of failed attempts */
  readonly failures: number;
}

/** Submits a survey once it is valid as a whole, and shows errors at their fields. */
export function useSubmitSurvey({ formSession, forget }: SurveyDraft, survey: Requested): Submitting {
  const { token, identity, identified, emailId, onSent } = survey;
  const [answerSurvey] = useAnswerSurvey();
  const { keyFor, answered } = useIdempotencyKey();
  const [state, setState] = useState<Omit<Submitting, 'submit' | 'isPending'>>(nothingWrong);
  const { isPending, submitOnce } = useSubmitOnce();

  const fail = (mistakes: readonly ErrorSummaryItem[], refusal: string | null): void =>
    setState(({ failures }) => ({ mistakes, refusal, failures: failures + 1 }));

  const found = async (email: string): Promise<readonly ErrorSummaryItem[]> => {
    const wrong = await validateStep(formSession, identity);
    const word = await loadRefusalWords();
    const ofEmail =
      identified && !isEmail(email.trim())
        ? [{ fieldId: emailId, sentence: labeledSentence(words.email, word({ path: 'email', code: 'emailInvalid' })) }]
        : [];
    const ofAll =
      wrong.length === 0 && given(formSession).length === 0 ? [{ fieldId: null, sentence: words.empty }] : [];
    return [...ofEmail, ...ofAll, ...wrong];
  };

  const attempt = async (email: string): Promise<void> => {
    const mistakes = await found(email);
    if (mistakes.length > 0) return fail(mistakes, null);
    const input = { token, email: identified ? email.trim() : null, answers: given(formSession) };
    const outcome = await answerSurvey({ input: { ...input, idempotencyKey: keyFor(input) } });
    if (outcome.kind === 'failed') return fail([], outcomeSentence(outcome));
    answered();
    if (outcome.kind === 'refused') return fail([], outcome.message);
    if (outcome.kind === 'invalid') {
      const placed = outcome.problems.map(({ path, message }) => placeOf(formSession, emailId, path, message));
      return fail(placed, null);
    }
    await forget();
    onSent(outcome.value.response?.token ?? token);
  };

  const submit = async (email: string): Promise<void> => {
    recordSubmitAttempt();
    await attempt(email).catch(() => fail([], failureSentences.unreachable));
  };
  return { submit: (email) => void submitOnce(() => submit(email)), isPending, ...state };
}

const nothingWrong = { mistakes: [], refusal: null, failures: 0 } as const;

/** Answers of visible questions only. */
const given = (formSession: FormSession): { readonly fieldId: string; readonly content: Content }[] =>
  formSession.form.fields.flatMap(({ id, identity }) => {
    const { isShown, content } = formSession.state(identity);
    return isShown && content !== null ? [{ fieldId: `Field:${id}`, content }] : [];
  });

function placeOf({ form }: FormSession, emailId: string, path: string, message: string): ErrorSummaryItem {
  if (path === 'email') return { fieldId: emailId, sentence: labeledSentence(words.email, message) };
  const field = form.fields.find(({ identity }) => path === `answers.${identity}`);
  return field
    ? { fieldId: fieldElementId(field.identity), sentence: labeledSentence(field.name, message) }
    : { fieldId: null, sentence: message };
}
