import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatAmount, parseMoney } from '#domain/kernel/money.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { requirementDraftProblems, type AskedField, type AskedTerms } from '#domain/submission/requirementDraft.ts';
import type { RequirementKind } from '#domain/submission/requirements.ts';
import type { SaveState } from '#web/forms/draft/AnswerAutosave.ts';
import { requirementWords } from '#web/messages/requirementWords.ts';
import { sentencesOf, worded, type Sentences } from '#web/parts/form/formState.ts';
import { loadRefusalWords } from '#web/parts/form/loadRefusalWords.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { useAttemptKey } from '#web/parts/form/useAttemptKey.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { DraftAutosave } from '#web/screens/Submission/requirements/DraftAutosave.ts';
import { useCreateRequirement } from '#web/screens/Submission/requirements/useCreateRequirement.ts';
import { useDeleteRequirement } from '#web/screens/Submission/requirements/useDeleteRequirement.ts';
import { useUpdateRequirement } from '#web/screens/Submission/requirements/useUpdateRequirement.ts';

/** What stands in the dialog. */
export interface WrittenRequirement extends AskedTerms {
  readonly kind: RequirementKind;
  readonly name: string;
  readonly description: string;
  readonly amount: string;
  readonly payerDecides: boolean;
  readonly fields: readonly AskedField[];
}

export const amountText = (cents: number | null | undefined): string => (cents == null ? '' : formatAmount(cents));

/** Typed texts are saved after a pause, choices at once. */
const delays: Readonly<Record<keyof WrittenRequirement, number>> = {
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

function draftOf({ kind, name, description, amount, payerDecides, fields, ...terms }: WrittenRequirement) {
  const texts = { name: name.trim() === '' ? null : name, description: description === '' ? null : description };
  return kind === 'PaymentRequirement'
    ? { ...texts, amountCents: payerDecides ? null : parseMoney(amount), payerDecides, ...terms, fields: [] }
    : { ...texts, amountCents: null, payerDecides: false, fields };
}

function problemsOf(written: WrittenRequirement): readonly Problem[] {
  const { kind, amount, payerDecides } = written;
  const isAsked = kind === 'PaymentRequirement' && !payerDecides && amount.trim() !== '';
  if (isAsked && parseMoney(amount) === null) return [{ path: 'amount', code: 'paymentAmountInvalid' }];
  return requirementDraftProblems(kind, draftOf(written)).map((problem) =>
    problem.path === 'amountCents' ? { ...problem, path: 'amount' } : problem,
  );
}

interface RequirementDraftEditor {
  readonly written: WrittenRequirement;
  readonly change: <Name extends keyof WrittenRequirement>(name: Name, value: WrittenRequirement[Name]) => void;
  /** what is wrong, by the name of the field */
  readonly sentences: Sentences;
  /** why the server did not save it, where that is about no field */
  readonly refusal: string | null;
  readonly saveState: SaveState;
  /** saves what waits; resolves with whether all of it has arrived */
  readonly flush: () => Promise<SaveState>;
  /** it is on the server, also when it was started in this dialog */
  readonly isThere: () => boolean;
}

/** A request of staff that is saved while it is written: created with the first pause, changed with the next. */
export function useRequirementDraft(
  submissionId: string,
  requirementId: string | null,
  initial: WrittenRequirement,
): RequirementDraftEditor {
  const [written, setWritten] = useState(initial);
  const [sentences, setSentences] = useState<Sentences>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [create] = useCreateRequirement();
  const [update] = useUpdateRequirement();
  const [remove] = useDeleteRequirement();
  const { keyFor, answered } = useAttemptKey();
  const saved = useRef<{ readonly id: string; readonly kind: RequirementKind } | null>(
    requirementId === null ? null : { id: requirementId, kind: initial.kind },
  );

  const sendDraft = async (draft: WrittenRequirement): Promise<Outcome<unknown>> => {
    const { kind } = draft;
    if (saved.current !== null && saved.current.kind !== kind) {
      const removed = await remove({ input: { requirementId: saved.current.id } });
      if (removed.kind !== 'done') return removed;
      saved.current = null;
    }
    const there = saved.current;
    const content = draftOf(draft);
    const idempotencyKey = keyFor([there?.id, content]);
    if (there !== null) return update({ input: { requirementId: there.id, ...content, idempotencyKey } });
    const outcome = await create({ input: { submissionId, type: kind, ...content, idempotencyKey } });
    if (outcome.kind === 'done') saved.current = { id: outcome.value.requirement.id, kind };
    return outcome;
  };

  const send = async (draft: WrittenRequirement): Promise<Outcome<unknown>> => {
    const problems = problemsOf(draft);
    setSentences(problems.length === 0 ? {} : sentencesOf(worded(problems, await loadRefusalWords()), labels));
    if (problems.length > 0) return { kind: 'refused', code: 'invalid', message: '' };
    const outcome = await sendDraft(draft);
    if (outcome.kind !== 'failed') answered();
    setRefusal(outcome.kind === 'failed' ? null : outcomeSentence(outcome));
    return outcome;
  };

  const [autosave] = useState(() => new DraftAutosave<WrittenRequirement>(send));
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
    isThere: () => saved.current !== null,
  };
}
