// checkableSteps reads the facts of the steps.
/* oxlint-disable relay/unused-fields */
import { useEffect, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { completionQuestions } from '#domain/submission/completionQuestions.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type {
  useAdvanceStep_submission$data,
  useAdvanceStep_submission$key,
} from '#web/__generated__/useAdvanceStep_submission.graphql.ts';
import { validateStep } from '#web/forms/validateStep.ts';
import { preloadAfterPaint } from '#web/navigation/afterPaint.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useIsMounted } from '#web/navigation/useIsMounted.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { useSubmitOnce } from '#web/parts/form/useSubmitOnce.ts';
import { stepNavigationState } from '#web/screens/Submission/embed/stepNavigation.ts';
import { useFormSession } from '#web/screens/Submission/useFormSession.ts';
import { useSubmissionPaths } from '#web/screens/Submission/useSubmissionPaths.ts';
import type { ErrorSummaryItem } from '#web/ui/ErrorSummary.tsx';
import { onSubmitAttempt, recordSubmitAttempt } from '#web/ui/submitAttempts.ts';

const loadAdvance = () => import('#web/screens/Submission/advanceStep.ts');

const loadCheck = () => import('#web/screens/Submission/check/isAnswerCheckNeeded.ts');

/** Loaded only when someone can't continue. */
const findObstacle = async (environment: Environment, submissionId: string) =>
  (await import('#web/screens/Submission/findObstacle.ts')).findObstacle(environment, submissionId);

type Failure = Pick<GoingOn, 'mistakes' | 'refusal' | 'mustAct' | 'isOutdated'>;

const noFailure: Failure = { mistakes: [], refusal: null, mustAct: [], isOutdated: false };

/** Refusals that mean this page missed an update. */
const goneBy: readonly string[] = ['outdated', 'stepNotCurrent', 'submissionHalted', 'submissionFinished'];

/** The page is out of date: it missed an update, or the server no longer knows its query or its code. */
const isGoneBy = (outcome: Awaited<ReturnType<Awaited<ReturnType<typeof loadAdvance>>['advanceStep']>>): boolean =>
  outcome.kind === 'refused'
    ? goneBy.includes(outcome.code)
    : outcome.kind === 'failed' && outcome.error.failure === 'notFound';

const isAboutSaving = ({ refusal }: Failure): boolean =>
  refusal === submissionWords.notAllSaved || refusal === submissionWords.notSavedYet;

type Confirmation = useAdvanceStep_submission$data['confirmations'][number];
/** signing and previewing outputs are asked by the page only */
type Question = Confirmation | 'sign' | 'issue';

/**
 * The other questions are about the effects of completing the step, so they are not asked while it can't be
 * completed.
 */
const isAboutAnswers = (question: Question): boolean => question === 'sign' || question === 'cannotBeModified';

/** What the user has confirmed so far. */
interface Asking {
  readonly agreed: readonly Question[];
  readonly departure: GuardedNavigation;
}

interface GoingOn {
  readonly activeSteps: useAdvanceStep_submission$data['activeSteps'];
  readonly goOn: () => void;
  /** validates and saves the answers of the open step; shows errors and returns false if something is wrong */
  readonly check: () => Promise<boolean>;
  readonly isPending: boolean;
  readonly mistakes: readonly ErrorSummaryItem[];
  readonly refusal: string | null;
  /** who must act before the step can be completed, one sentence each */
  readonly mustAct: readonly string[];
  /** the page missed an update of the submission, or a server upgrade */
  readonly isOutdated: boolean;
  /** number of failed attempts */
  readonly attempts: number;
  /** confirmation to ask before completing the step */
  readonly question: Question | null;
  /** outputs that completing it issues */
  readonly papers: readonly string[];
  readonly answer: (isYes: boolean) => void;
}

interface Leaving {
  /** the answers of the step are shown to check them */
  readonly isChecking: boolean;
  readonly onLeft?: ((departure: GuardedNavigation) => void) | undefined;
}

/** Someone came from the page to check the answers, to change one. */
const isCorrecting = (search: string): boolean => new URLSearchParams(search).has('change');

/** Issuing an output is always confirmed, once, whatever else is asked. */
function questionsToAsk(
  confirmations: readonly Confirmation[],
  signs: boolean,
  papers: readonly string[],
): readonly Question[] {
  const questions = completionQuestions(confirmations, signs);
  return papers.length === 0 || questions.some((each) => each !== 'sign') ? questions : [...questions, 'issue'];
}

/**
 * Continues from the open step: validates the answers, waits until all are saved, and goes to the next step. On
 * the current step, shows long answers once more, asks for confirmations and the signature, and completes it. `onLeft`
 * replaces going to the next step.
 */
export function useAdvanceStep(
  key: useAdvanceStep_submission$key,
  shownId: string,
  { isChecking, onLeft }: Leaving,
): GoingOn {
  const { id, isOwn, activeSteps, currentStep, confirmations } = useFragment(
    graphql`
      fragment useAdvanceStep_submission on Submission {
        id
        isOwn
        confirmations
        activeSteps {
          id
          stepId
          external
          needsSignature
          availableActions
          step {
            identity
            type
          }
        }
        currentStep {
          id
          needsSignature
          availableActions
          draftOutputs {
            name
          }
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
  const depart = useGuardedNavigation();
  const isShown = useIsMounted();
  const { stepPath, submissionPath } = useSubmissionPaths();
  const [failure, setFailure] = useState<Failure>(noFailure);
  const [attempts, setAttempts] = useState(0);
  const { isPending, submitOnce } = useSubmitOnce();
  const [asking, setAsking] = useState<Asking | null>(null);
  // People who may continue without a signature are asked to confirm that, instead of to sign.
  const signs =
    currentStep?.needsSignature === true &&
    currentStep.availableActions.includes('signStep') &&
    !confirmations.includes('skipSignature');
  const papers = (currentStep?.draftOutputs ?? []).map(({ name }) => name);
  const questions = questionsToAsk(confirmations, signs, papers);
  const question = asking === null ? null : (questions.find((each) => !asking.agreed.includes(each)) ?? null);

  const fail = (failure: Partial<Failure>): void => {
    setFailure({ ...noFailure, ...failure });
    setAttempts((count) => count + 1);
  };

  // Clear an error about unsaved changes once they are saved.
  useEffect(() => {
    if (!isAboutSaving(failure)) return undefined;
    return formSession.autosave.subscribe(() => {
      if (formSession.autosave.state() === 'saved') setFailure(noFailure);
    });
  }, [failure, formSession]);
  // Likewise an error about answers: staff may have corrected and saved them.
  const { mistakes } = failure;
  useEffect(() => {
    if (mistakes.length === 0) return undefined;
    const wrong = activeSteps.find(({ id: each }) => each === shownId)?.step.identity;
    return onSubmitAttempt(() => {
      if (wrong !== undefined && formSession.problemsIn(wrong).length === 0) setFailure(noFailure);
    });
  }, [mistakes, activeSteps, shownId, formSession]);
  // Preload, because the connection may be gone by the time it is needed.
  useEffect(() => preloadAfterPaint(loadAdvance), []);
  const checks = isOwn && onLeft === undefined && !isChecking;
  useEffect(() => (checks ? preloadAfterPaint(loadCheck) : undefined), [checks]);

  const unsaved = (): string =>
    formSession.autosave.state() === 'refused' ? submissionWords.notAllSaved : submissionWords.notSavedYet;

  /** All answers of the step are valid and saved. */
  const isReady = async (stepIdentity: string): Promise<boolean> => {
    const mistakes = await validateStep(formSession, stepIdentity);
    const isKept = mistakes.length === 0 && (await formSession.autosave.drain());
    if (isKept) setFailure(noFailure);
    else fail({ mistakes, refusal: mistakes.length > 0 ? null : unsaved() });
    return isKept;
  };

  /** From a completed step to the next. Errors that no one can fix there don't block. */
  const turnPage = async (place: number, { go, said }: GuardedNavigation): Promise<void> => {
    const [shown, next] = [activeSteps[place], activeSteps[place + 1]];
    if (!shown || !next) return;
    if (shown.availableActions.includes('saveAnswer') && !(await isReady(shown.step.identity))) return;
    if (isCorrecting(said)) return go(`${submissionPath(id)}?check=`, { state: stepNavigationState });
    go(next.id === currentStep?.id ? submissionPath(id) : stepPath(id, next.stepId), { state: stepNavigationState });
  };

  const leave = async (confirmed: readonly Confirmation[], departure: GuardedNavigation): Promise<void> => {
    const { advanceStep } = await loadAdvance();
    // If the user switched to another step in the meantime, don't complete this one.
    if (!isShown()) return;
    const outcome = await advanceStep(environment, { activeStepId: currentStep?.id ?? '', confirmed });
    if (outcome.kind !== 'done') {
      const isOutdated = isGoneBy(outcome);
      const obstacle = outcome.kind === 'refused' && !isOutdated ? await findObstacle(environment, id) : null;
      return fail({ refusal: outcomeSentence(outcome), isOutdated, mustAct: obstacle?.mustAct ?? [] });
    }
    if (onLeft) return onLeft(departure);
    const { status } = outcome.value.submission;
    departure.go(`${submissionPath(id)}${status === 'finished' ? '/completed' : ''}`, { state: stepNavigationState });
  };

  const isCheckNeeded = async (currentId: string): Promise<boolean> => {
    const { isAnswerCheckNeeded } = await loadCheck();
    return isAnswerCheckNeeded(formSession, activeSteps, { id: currentId, isBinding: questions.some(isAboutAnswers) });
  };

  const attempt = async (departure: GuardedNavigation): Promise<void> => {
    if (!currentStep) return;
    recordSubmitAttempt();
    if (currentStep.id !== shownId)
      return turnPage(
        activeSteps.findIndex((step) => step.id === shownId),
        departure,
      );
    const { identity } = currentStep.step;
    if (!(await isReady(identity))) {
      // Answers are corrected at their questions. Without a connection there is nothing to correct.
      if (isChecking && (formSession.problemsIn(identity).length > 0 || formSession.autosave.state() === 'refused'))
        departure.search({ check: null, change: '' }, { preventScrollReset: true });
      return;
    }
    if (checks && (isCorrecting(departure.said) || (await isCheckNeeded(currentStep.id))))
      return departure.search({ change: null, check: '' }, { state: stepNavigationState });
    if (questions.some((each) => !isAboutAnswers(each))) {
      const obstacle = await findObstacle(environment, id);
      if (obstacle !== null)
        return fail({
          refusal: obstacle.message,
          isOutdated: goneBy.includes(obstacle.code),
          mustAct: obstacle.mustAct,
        });
    }
    if (questions.length > 0) return setAsking({ agreed: [], departure });
    await leave([], departure);
  };

  const once = (work: () => Promise<void>): Promise<void> =>
    submitOnce(() => work().catch(() => fail({ refusal: submissionWords.notSavedYet })));

  // The condition may resolve itself while the dialog is open, as when a payment arrives; then continue.
  useEffect(() => {
    if (asking === null || question !== null) return;
    void once(async () => {
      setAsking(null);
      await leave(
        asking.agreed.filter((each) => each !== 'sign' && each !== 'issue'),
        asking.departure,
      );
    });
  });

  return {
    activeSteps,
    goOn: () => {
      const departure = depart();
      void once(() => attempt(departure));
    },
    check: async () => {
      recordSubmitAttempt();
      const shown = activeSteps.find((step) => step.id === shownId);
      return shown !== undefined && (await isReady(shown.step.identity).catch(() => false));
    },
    isPending,
    ...failure,
    attempts,
    question,
    papers,
    answer: (isYes) =>
      setAsking(
        isYes && asking !== null && question !== null ? { ...asking, agreed: [...asking.agreed, question] } : null,
      ),
  };
}
