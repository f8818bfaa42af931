import { useEffect, useId, useReducer, type Reducer } from 'react';
import type { Problem } from '#domain/kernel/refusal.ts';
import { failureSentences } from '#messages/shell/failureWords.ts';
import { preloadAfterPaint } from '#web/navigation/afterPaint.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import {
  changeFormState,
  isEdited,
  initialFormState,
  formErrorSentences,
  withSentences,
  type FormChange,
  type FormState,
  type FormValues,
  type Labels,
  type FormErrorSentences,
} from '#web/parts/form/formState.ts';
import { loadRefusalWords } from '#web/parts/form/loadRefusalWords.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { useSubmitOnce } from '#web/parts/form/useSubmitOnce.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import type { ErrorSummaryItem } from '#web/ui/ErrorSummary.tsx';
import type { FieldProps } from '#web/ui/Field.tsx';
import { recordSubmitAttempt } from '#web/ui/submitAttempts.ts';

interface FormSetup<Values extends FormValues, Done> {
  readonly initial: Values;
  readonly labels: Labels<Values>;
  /** Client-side validation, with field names as paths. */
  readonly check?: (values: Values) => readonly Problem[];
  /** `key` is the idempotency key for retries. */
  readonly send: (values: Values, key: string, departure: GuardedNavigation) => Promise<Outcome<Done>>;
  /** Replaces the generic message for server faults. */
  readonly fault?: string;
  /** Navigates only through the departure of the submit. */
  readonly onDone: (done: Done, values: Values, departure: GuardedNavigation) => void;
}

export interface FormParts<Values extends FormValues> {
  readonly values: Values;
  readonly field: <Name extends keyof Values & string>(name: Name) => Omit<FieldProps<Values[Name]>, 'hint'>;
  readonly set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  readonly replace: (values: Values) => void;
  readonly submit: () => void;
  readonly isPending: boolean;
  readonly isEdited: boolean;
  /** props for `<Form>` */
  readonly form: {
    readonly mistakes: readonly ErrorSummaryItem[];
    readonly refusal: string | null;
    readonly failures: number;
    readonly isEdited: boolean;
    readonly onSubmit: () => void;
  };
}

/** Form state from first input to response: values, errors, and a single submit at a time. */
export function useForm<Values extends FormValues, Done>(setup: FormSetup<Values, Done>): FormParts<Values> {
  const { initial, labels, check = () => [], send, fault, onDone } = setup;
  const formId = useId();
  const [state, change] = useReducer<FormState<Values>, [FormChange<Values>]>(
    changeFormState as Reducer<FormState<Values>, FormChange<Values>>,
    initialFormState(initial),
  );
  const { isPending, submitOnce } = useSubmitOnce();
  const { keyFor, answered } = useIdempotencyKey();
  const depart = useGuardedNavigation();
  const { values } = state;

  useEffect(() => preloadAfterPaint(loadRefusalWords), []);

  const found = async (): Promise<FormErrorSentences> => {
    const problems = check(values);
    if (problems.length === 0) return {};
    return formErrorSentences(withSentences(problems, await loadRefusalWords()), labels);
  };

  const refuse = (sentences: FormErrorSentences, refusal: string | null = null): void =>
    change({ kind: 'refused', sentences, refusal });

  const attempt = async (): Promise<void> => {
    const departure = depart();
    const sentences = await found();
    if (Object.keys(sentences).length > 0) return refuse(sentences);
    const outcome = await send(values, keyFor(values), departure);
    if (outcome.kind === 'failed') return refuse({}, outcomeSentence(outcome, fault));
    answered();
    if (outcome.kind === 'invalid') return refuse(formErrorSentences(outcome.problems, labels));
    if (outcome.kind === 'refused') return refuse({}, outcome.message);
    change({ kind: 'sent' });
    onDone(outcome.value, values, departure);
  };

  const submit = async (): Promise<void> => {
    recordSubmitAttempt();
    // Rejects if the chunk with the messages failed to load.
    await attempt().catch(() => refuse({}, failureSentences.unreachable));
  };

  const leave = async (name: keyof Values & string): Promise<void> =>
    change({ kind: 'left', name, sentence: (await found())[name] ?? null });

  const idOf = (name: string): string => `${formId}${name}`;
  const set: FormParts<Values>['set'] = (name, value) => change({ kind: 'edited', name, value });
  const edited = isEdited(state);
  const onSubmit = (): void => void submitOnce(submit);
  return {
    values,
    set,
    field: (name) => ({
      id: idOf(name),
      name,
      label: labels[name],
      value: values[name],
      error: state.sentences[name] ?? null,
      onChange: (value) => set(name, value),
      onBlur: () => {
        if (state.failures > 0) void leave(name);
      },
    }),
    replace: (next) => change({ kind: 'replaced', values: next }),
    submit: onSubmit,
    isPending,
    isEdited: edited,
    form: {
      mistakes: ['', ...Object.keys(labels)].flatMap((name) => {
        const sentence = state.sentences[name];
        return sentence === undefined ? [] : [{ fieldId: name === '' ? null : idOf(name), sentence }];
      }),
      refusal: state.refusal,
      failures: state.failures,
      isEdited: edited,
      onSubmit,
    },
  };
}
