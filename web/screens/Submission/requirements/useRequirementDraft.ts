import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatAmount, parseMoney } from '#domain/kernel/money.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { requirementDraftProblems } from '#domain/submission/requirementDraft.ts';
import { requirementWords } from '#messages/submission/requirementWords.ts';
import type { AnswerSaveState } from '#web/forms/draft/AnswerAutosave.ts';
import { formErrorSentences, withSentences, type FormErrorSentences } from '#web/parts/form/formState.ts';
import { loadRefusalWords } from '#web/parts/form/loadRefusalWords.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { DraftAutosave } from '#web/screens/Submission/requirements/DraftAutosave.ts';
import {
  requirementInput,
  requirementSaver,
  type RequirementValues,
} from '#web/screens/Submission/requirements/requirementSaver.ts';
import { useCreateRequirement } from '#web/screens/Submission/requirements/useCreateRequirement.ts';
import { useDeleteRequirement } from '#web/screens/Submission/requirements/useDeleteRequirement.ts';
import { useUpdateRequirement } from '#web/screens/Submission/requirements/useUpdateRequirement.ts';

export const amountText = (cents: number | null | undefined): string => (cents == null ? '' : formatAmount(cents));

/** Debounce per value: typed text after a pause, choices immediately. */
const delays: Readonly<Record<keyof RequirementValues, number>> = {
  kind: 0,
  name: 1_000,
  description: 500,
  amount: 500,
  payerDecides: 0,
  acceptsCash: 0,
  acceptsChecks: 0,
  constituentPaysFee: 0,
  fields: 500,
};

const labels = {
  name: requirementWords.name,
  description: requirementWords.description,
  amount: requirementWords.amount,
} as const;

function problemsOf(written: RequirementValues): readonly Problem[] {
  const { kind, amount, payerDecides } = written;
  const isAsked = kind === 'PaymentRequirement' && !payerDecides && amount.trim() !== '';
  if (isAsked && parseMoney(amount) === null) return [{ path: 'amount', code: 'paymentAmountInvalid' }];
  return requirementDraftProblems(kind, requirementInput(written)).map((problem) =>
    problem.path === 'amountCents' ? { ...problem, path: 'amount' } : problem,
  );
}

interface RequirementDraftEditor {
  readonly written: RequirementValues;
  readonly change: <Name extends keyof RequirementValues>(name: Name, value: RequirementValues[Name]) => void;
  /** error messages by field name */
  readonly sentences: FormErrorSentences;
  /** why saving was refused, if not because of a field */
  readonly refusal: string | null;
  readonly saveState: AnswerSaveState;
  /** saves pending changes and resolves with the save state */
  readonly flush: () => Promise<AnswerSaveState>;
  /** gives up changes that aren't saved */
  readonly discard: () => void;
  /** whether it exists on the server, including one created in this dialog */
  readonly isThere: () => boolean;
}

/** Autosaved draft of a request: created on the first save, updated after that. */
export function useRequirementDraft(
  submissionId: string,
  requirementId: string | null,
  initial: RequirementValues,
): RequirementDraftEditor {
  const [written, setWritten] = useState(initial);
  const [sentences, setSentences] = useState<FormErrorSentences>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [create] = useCreateRequirement();
  const [update] = useUpdateRequirement();
  const [remove] = useDeleteRequirement();
  const { keyFor, answered } = useIdempotencyKey();
  const [saver] = useState(() =>
    requirementSaver({ create, update, remove, keyFor }, submissionId, { id: requirementId, kind: initial.kind }),
  );

  const send = async (draft: RequirementValues): Promise<Outcome<unknown>> => {
    const problems = problemsOf(draft);
    setSentences(
      problems.length === 0 ? {} : formErrorSentences(withSentences(problems, await loadRefusalWords()), labels),
    );
    if (problems.length > 0) return { kind: 'refused', code: 'invalid', message: '' };
    const outcome = await saver.save(draft);
    if (outcome.kind !== 'failed') answered();
    setRefusal(outcome.kind === 'failed' ? null : outcomeSentence(outcome));
    return outcome;
  };

  const [autosave] = useState(() => new DraftAutosave<RequirementValues>(send));
  const saveState = useSyncExternalStore(autosave.subscribe, autosave.state);
  useEffect(() => {
    const leave = (): void => void autosave.flush();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [autosave]);

  return {
    written,
    change: (name, value) => {
      const next = { ...written, [name]: value };
      setWritten(next);
      autosave.change(next, delays[name]);
    },
    sentences,
    refusal,
    saveState,
    flush: () => autosave.flush(),
    discard: () => autosave.discard(),
    isThere: saver.isThere,
  };
}
