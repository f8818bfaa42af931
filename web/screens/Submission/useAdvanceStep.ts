import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router';

import type {
  useAdvanceStep_submission$data,
  useAdvanceStep_submission$key,
} from '#web/__generated__/useAdvanceStep_submission.graphql.ts';
import { questionsWith } from '#domain/submission/questionsWith.ts';
import { submissionWords } from '#web/messages/submissionWords.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import type { Mistake } from '#web/ui/ErrorSummary.tsx';
import { sendAhead } from '#web/navigation/painted.ts';

import { asStep } from './arrival.ts';
import { useFormSession } from './useFormSession.ts';
import { stepPath, submissionPath } from '#web/parts/submissionPaths.ts';
import { stepMistakes } from './stepMistakes.ts';

const loadAdvance = () => import('./advanceStep.ts');

type Failure = Pick<GoingOn, 'mistakes' | 'refusal'>;

const noFailure: Failure = { mistakes: [], refusal: null };

const isAboutSaving = ({ refusal }: Failure): boolean =>
  refusal === submissionWords.notAllSaved || refusal === submissionWords.notSavedYet;

type Question = useAdvanceStep_submission$data['confirmations'][number];

interface GoingOn {
  readonly goOn: () => void;
  readonly isPending: boolean;
  readonly mistakes: readonly Mistake[];
  readonly refusal: string | null;
  /** grows with each attempt that failed */
  readonly attempts: number;
  /** what is asked before the step is left, a signature as well */
  readonly question: Question | 'sign' | null;
  readonly answer: (isYes: boolean) => void;
}

/**
 * Leaves the step that is shown: judges the answers, waits until all are saved and goes to the next one. If it is the
 * current step, asks and has signed before what is to be.
 */
export function useAdvanceStep(key: useAdvanceStep_submission$key, shownId: string): GoingOn {
  const { id, activeSteps, currentStep, confirmations } = useFragment(
    graphql`
      fragment useAdvanceStep_submission on Submission {
        id
        confirmations
        activeSteps {
          id
          stepId
          availableActions
          step {
            identity
          }
        }
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
  const environment = useRelayEnvironment();
  const formSession = useFormSession();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure>(noFailure);
  const [attempts, setAttempts] = useState(0);
  const [isPending, setPending] = useState(false);
  const [agreed, setAgreed] = useState<readonly (Question | 'sign')[] | null>(null);
  const isBusy = useRef(false);
  // who may go on without a signature is asked whether to, instead of for one
  const signs =
    currentStep?.needsSignature === true &&
    currentStep.availableActions.includes('signStep') &&
    !confirmations.includes('skipSignature');
  const asked = questionsWith(confirmations, signs);
  const asking = agreed === null ? null : (asked.find((each) => !agreed.includes(each)) ?? null);

  const fail = (mistakes: readonly Mistake[], refusal: string | null): void => {
    setFailure({ mistakes, refusal });
    setAttempts((count) => count + 1);
  };

  // an alarm about what was not saved does not outlive its reason
  useEffect(() => {
    if (!isAboutSaving(failure)) return undefined;
    return formSession.autosave.subscribe(() => {
      if (formSession.autosave.state() === 'saved') setFailure(noFailure);
    });
  }, [failure, formSession]);
  // it does not wait for a line that may be gone by then
  useEffect(() => sendAhead(loadAdvance), []);

  const unsaved = (): string =>
    formSession.autosave.state() === 'refused' ? submissionWords.notAllSaved : submissionWords.notSavedYet;

  /** All that was answered at a step is right, and saved. */
  const isReady = async (stepIdentity: string): Promise<boolean> => {
    const mistakes = await stepMistakes(formSession, stepIdentity);
    const isKept = mistakes.length === 0 && (await formSession.autosave.drain());
    if (isKept) setFailure(noFailure);
    else fail(mistakes, mistakes.length > 0 ? null : unsaved());
    return isKept;
  };

  /** From a step behind the current one to the one after it. What nobody can change there holds nobody up. */
  const turnPage = async (place: number): Promise<void> => {
    const [shown, next] = [activeSteps[place], activeSteps[place + 1]];
    if (!shown || !next) return;
    if (shown.availableActions.includes('saveAnswer') && !(await isReady(shown.step.identity))) return;
    void navigate(next.id === currentStep?.id ? submissionPath(id) : stepPath(id, next.stepId), { state: asStep });
  };

  const leave = async (confirmed: readonly Question[]): Promise<void> => {
    const { advanceStep } = await loadAdvance();
    const outcome = await advanceStep(environment, { activeStepId: currentStep?.id ?? '', confirmed });
    if (outcome.kind !== 'done') return fail([], outcomeSentence(outcome));
    const { status } = outcome.value.submission;
    void navigate(`${submissionPath(id)}${status === 'finished' ? '/completed' : ''}`, { state: asStep });
  };

  const attempt = async (): Promise<void> => {
    if (!currentStep) return;
    if (currentStep.id !== shownId) return turnPage(activeSteps.findIndex((step) => step.id === shownId));
    if (!(await isReady(currentStep.step.identity))) return;
    if (asked.length > 0) return setAgreed([]);
    await leave([]);
  };

  /** Once at a time: state comes a moment after the second click of a double click. */
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    await work().catch(() => fail([], submissionWords.notSavedYet));
    isBusy.current = false;
    setPending(false);
  };

  // what was to be confirmed can settle itself meanwhile, as a payment does that arrives: then nothing is left to ask
  useEffect(() => {
    if (agreed === null || asking !== null) return;
    void once(async () => {
      setAgreed(null);
      await leave(agreed.filter((each) => each !== 'sign'));
    });
  });

  return {
    goOn: () => void once(attempt),
    isPending,
    ...failure,
    attempts,
    question: asking,
    answer: (isYes) => setAgreed(isYes && agreed !== null && asking !== null ? [...agreed, asking] : null),
  };
}
