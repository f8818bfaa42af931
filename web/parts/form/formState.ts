import type { Problem } from '#domain/kernel/refusal.ts';
import { standsAlone } from '#messages/shell/standsAlone.ts';
import { labeledSentence } from '#web/parts/form/labeledSentence.ts';

export type FormValues = Readonly<Record<string, string | boolean | readonly string[]>>;
export type Labels<Values extends FormValues> = Readonly<Record<keyof Values & string, string>>;

/** Error messages by field name; '' is the form as a whole. */
export type FormErrorSentences = Readonly<Record<string, string>>;

export interface FormState<Values extends FormValues> {
  readonly values: Values;
  readonly initial: Values;
  readonly sentences: FormErrorSentences;
  readonly refusal: string | null;
  readonly failures: number;
}

export type FormChange<Values extends FormValues> =
  | { readonly kind: 'edited'; readonly name: keyof Values & string; readonly value: Values[keyof Values & string] }
  | { readonly kind: 'left'; readonly name: keyof Values & string; readonly sentence: string | null }
  | { readonly kind: 'refused'; readonly sentences: FormErrorSentences; readonly refusal: string | null }
  | { readonly kind: 'sent' }
  | { readonly kind: 'replaced'; readonly values: Values };

export const initialFormState = <Values extends FormValues>(values: Values): FormState<Values> => ({
  values,
  initial: values,
  sentences: {},
  refusal: null,
  failures: 0,
});

/** An error clears on the next edit and returns on blur, but never before the first attempt. */
export function changeFormState<Values extends FormValues>(
  state: FormState<Values>,
  change: FormChange<Values>,
): FormState<Values> {
  switch (change.kind) {
    case 'edited': {
      const { [change.name]: _mended, ...sentences } = state.sentences;
      return { ...state, values: { ...state.values, [change.name]: change.value }, sentences };
    }
    case 'left': {
      if (state.failures === 0 || change.sentence === null) return state;
      return { ...state, sentences: { ...state.sentences, [change.name]: change.sentence } };
    }
    case 'refused':
      return { ...state, sentences: change.sentences, refusal: change.refusal, failures: state.failures + 1 };
    case 'sent':
      return { ...state, sentences: {}, refusal: null };
    case 'replaced':
      return initialFormState(change.values);
  }
}

export function isEdited({ values, initial }: Pick<FormState<FormValues>, 'values' | 'initial'>): boolean {
  return JSON.stringify(values) !== JSON.stringify(initial);
}

/** The first problem of each field as a sentence. Problems of no known field belong to the form as a whole. */
export function formErrorSentences<Values extends FormValues>(
  problems: readonly { readonly path: string; readonly code: string; readonly message: string }[],
  labels: Labels<Values>,
): FormErrorSentences {
  const sentences: Record<string, string> = {};
  for (const { path, code, message } of problems) {
    const name = Object.hasOwn(labels, path) ? path : '';
    const label = name === '' ? path : labels[path as keyof typeof labels];
    sentences[name] ??= standsAlone(code, message) ? message : labeledSentence(label, message);
  }
  return sentences;
}

/** Problems found by the browser have no message yet. */
export const withSentences = (
  problems: readonly Problem[],
  sentence: (problem: Problem) => string,
): { readonly path: string; readonly code: string; readonly message: string }[] =>
  problems.map((problem) => ({ path: problem.path, code: problem.code, message: sentence(problem) }));
