import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';

import type { useGoOn_submission$data, useGoOn_submission$key } from '#web/__generated__/useGoOn_submission.graphql.ts';
import type { useGoOnMutation } from '#web/__generated__/useGoOnMutation.graphql.ts';
import { fieldElementId } from '#web/forms/FieldRow.tsx';
import { submissionWords } from '#web/messages/submission.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { loadRefusalWords } from '#web/parts/form/refusalWords.ts';
import { sentenceAbout } from '#web/parts/form/sentenceAbout.ts';
import { useMutation } from '#web/relay/mutation.ts';
import type { Mistake } from '#web/ui/ErrorSummary.tsx';

import { useFilledForm } from './FillInContext.ts';
import { submissionPath } from '#web/parts/submissionPaths.ts';

type Question = useGoOn_submission$data['confirmations'][number];

interface GoingOn {
  readonly goOn: () => void;
  readonly isPending: boolean;
  readonly mistakes: readonly Mistake[];
  readonly refusal: string | null;
  /** grows with each attempt that failed */
  readonly attempts: number;
  /** what is asked before the step is left */
  readonly question: Question | null;
  readonly answer: (isYes: boolean) => void;
  readonly isSigning: boolean;
  readonly signed: () => void;
  readonly cancelSigning: () => void;
}

/** Leaves the current step: judges the answers, waits until all are saved, asks and has signed what is to be, goes. */
export function useGoOn(key: useGoOn_submission$key): GoingOn {
  const { id, currentStep, confirmations } = useFragment(
    graphql`
      fragment useGoOn_submission on Submission {
        id
        confirmations
        currentStep {
          id
          needsSignature
          availableActions
          step {
            identity
          }
        }
      }
    `,
    key,
  );
  const [advanceStep] = useMutation<useGoOnMutation>(graphql`
    mutation useGoOnMutation($input: AdvanceStepInput!) {
      advanceStep(input: $input) {
        ... on AdvanceStepPayload {
          submission {
            status
            ...SubmissionBody_submission
            ...SubmissionFacts_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const fillIn = useFilledForm();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Pick<GoingOn, 'mistakes' | 'refusal'>>({ mistakes: [], refusal: null });
  const [attempts, setAttempts] = useState(0);
  const [isPending, setPending] = useState(false);
  const [agreed, setAgreed] = useState<readonly Question[] | null>(null);
  const [isSigning, setSigning] = useState(false);
  const isBusy = useRef(false);
  const question = agreed === null ? null : (confirmations.find((each) => !agreed.includes(each)) ?? null);

  const fail = (mistakes: readonly Mistake[], refusal: string | null): void => {
    setFailure({ mistakes, refusal });
    setAttempts((count) => count + 1);
  };

  const mistakesNow = async (stepIdentity: string): Promise<readonly Mistake[]> => {
    await fillIn.canJudge();
    const flaws = fillIn.flawsIn(stepIdentity);
    fillIn.judge(flaws.map(({ identity }) => identity));
    if (flaws.length === 0) return [];
    const word = await loadRefusalWords();
    return flaws.map(({ identity, flaw }) => {
      const name = fillIn.form.fields[fillIn.form.fieldSlots.get(identity) ?? -1]?.name ?? '';
      return { fieldId: fieldElementId(identity), sentence: sentenceAbout(name, word({ path: '', ...flaw })) };
    });
  };

  const leave = async (confirmed: readonly Question[]): Promise<void> => {
    const outcome = await advanceStep({ input: { activeStepId: currentStep?.id ?? '', confirmed } });
    if (outcome.kind !== 'done') return fail([], outcomeSentence(outcome));
    const { status } = outcome.value.submission;
    void navigate(`${submissionPath(id)}${status === 'finished' ? '/completed' : ''}`);
  };

  const attempt = async (hasSigned: boolean): Promise<void> => {
    if (!currentStep) return;
    const mistakes = await mistakesNow(currentStep.step.identity);
    if (mistakes.length > 0) return fail(mistakes, null);
    if (!(await fillIn.keeper.drain())) return fail([], submissionWords.notAllSaved);
    setFailure({ mistakes: [], refusal: null });
    const signs = currentStep.needsSignature && currentStep.availableActions.includes('signStep');
    if (signs && !hasSigned && !confirmations.includes('skipSignature')) return setSigning(true);
    if (confirmations.length > 0) return setAgreed([]);
    await leave([]);
  };

  /** Once at a time: state comes a moment after the second click of a double click. */
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    await work().catch(() => fail([], submissionWords.notAllSaved));
    isBusy.current = false;
    setPending(false);
  };

  // what was to be confirmed can settle itself meanwhile, as a payment does that arrives: then nothing is left to ask
  useEffect(() => {
    if (agreed === null || question !== null) return;
    void once(async () => {
      setAgreed(null);
      await leave(agreed);
    });
  });

  return {
    goOn: () => void once(() => attempt(false)),
    isPending,
    ...failure,
    attempts,
    question,
    answer: (isYes) => {
      if (!isYes || question === null) return setAgreed(null);
      setAgreed([...(agreed ?? []), question]);
    },
    isSigning,
    signed: () => {
      setSigning(false);
      void once(() => attempt(true));
    },
    cancelSigning: () => setSigning(false),
  };
}
