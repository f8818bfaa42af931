import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { questionsWith } from '#domain/submission/questionsWith.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type {
  useAdvanceStep_submission$data,
  useAdvanceStep_submission$key,
} from '#web/__generated__/useAdvanceStep_submission.graphql.ts';
import { stepMistakes } from '#web/forms/stepMistakes.ts';
import type { Departure } from '#web/navigation/Departure.ts';
import { sendAhead } from '#web/navigation/painted.ts';
import { useDeparture } from '#web/navigation/useDeparture.ts';
import { useIsShown } from '#web/navigation/useIsShown.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { asStep } from '#web/screens/Submission/arrival.ts';
import { useFormSession } from '#web/screens/Submission/useFormSession.ts';
import { useSubmissionPaths } from '#web/screens/Submission/useSubmissionPaths.ts';
import { followAttempts, noteAttempt } from '#web/ui/attempts.ts';
import type { Mistake } from '#web/ui/ErrorSummary.tsx';

const loadAdvance = () => import('#web/screens/Submission/advanceStep.ts');

/** Loaded by the few who can't continue. */
const findObstacle = async (environment: Environment, submissionId: string) =>
  (await import('#web/screens/Submission/findObstacle.ts')).findObstacle(environment, submissionId);

type Failure = Pick<GoingOn, 'mistakes' | 'refusal' | 'mustAct' | 'isOutdated'>;

const noFailure: Failure = { mistakes: [], refusal: null, mustAct: [], isOutdated: false };

/** What only a page is refused that has not heard where the submission stands. */
const goneBy: readonly string[] = ['outdated', 'stepNotCurrent', 'submissionHalted', 'submissionFinished'];

/** A refusal of what stands no longer; a document or code that a newer server does not know. */
const isGoneBy = (outcome: Awaited<ReturnType<Awaited<ReturnType<typeof loadAdvance>>['advanceStep']>>): boolean =>
  outcome.kind === 'refused'
    ? goneBy.includes(outcome.code)
    : outcome.kind === 'failed' && outcome.error.failure === 'notFound';

const isAboutSaving = ({ refusal }: Failure): boolean =>
  refusal === submissionWords.notAllSaved || refusal === submissionWords.notSavedYet;

type Confirmation = useAdvanceStep_submission$data['confirmations'][number];
/** a signature and a look at what is issued are asked for by the page alone */
type Question = Confirmation | 'sign' | 'issue';

/** The others are about what leaving the step does. They aren't asked while it can't be left. */
const isAboutAnswers = (question: Question): boolean => question === 'sign' || question === 'cannotBeModified';

/** What somebody who wants to go on has said yes to. */
interface Asking {
  readonly agreed: readonly Question[];
  readonly departure: Departure;
}

interface GoingOn {
  readonly goOn: () => void;
  /** checks and saves the answers of the step that is shown; false if something is wrong, which is then shown */
  readonly check: () => Promise<boolean>;
  readonly isPending: boolean;
  readonly mistakes: readonly Mistake[];
  readonly refusal: string | null;
  /** who must act before the step can be left, one sentence each */
  readonly mustAct: readonly string[];
  /** the submission, or the whole server, has gone on without this page */
  readonly isOutdated: boolean;
  /** grows with each attempt that failed */
  readonly attempts: number;
  /** what is asked before the step is left */
  readonly question: Question | null;
  /** the papers that leaving it issues */
  readonly papers: readonly string[];
  readonly answer: (isYes: boolean) => void;
}

/** Whoever issues a paper is asked once, whatever else there is to ask. */
function questionsToAsk(
  confirmations: readonly Confirmation[],
  signs: boolean,
  papers: readonly string[],
): readonly Question[] {
  const asked = questionsWith(confirmations, signs);
  return papers.length === 0 || asked.some((each) => each !== 'sign') ? asked : [...asked, 'issue'];
}

/**
 * Leaves the step that is shown: judges the answers, waits until all are saved and goes to the next one. If it is the
 * current step, asks and has signed before what is to be. Where it is left for something else, `onLeft` goes there.
 */
export function useAdvanceStep(
  key: useAdvanceStep_submission$key,
  shownId: string,
  onLeft?: (departure: Departure) => void,
): GoingOn {
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
  const depart = useDeparture();
  const isShown = useIsShown();
  const { stepPath, submissionPath } = useSubmissionPaths();
  const [failure, setFailure] = useState<Failure>(noFailure);
  const [attempts, setAttempts] = useState(0);
  const [isPending, setPending] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const isBusy = useRef(false);
  // who may go on without a signature is asked whether to, instead of for one
  const signs =
    currentStep?.needsSignature === true &&
    currentStep.availableActions.includes('signStep') &&
    !confirmations.includes('skipSignature');
  const papers = (currentStep?.draftOutputs ?? []).map(({ name }) => name);
  const asked = questionsToAsk(confirmations, signs, papers);
  const question = asking === null ? null : (asked.find((each) => !asking.agreed.includes(each)) ?? null);

  const fail = (failure: Partial<Failure>): void => {
    setFailure({ ...noFailure, ...failure });
    setAttempts((count) => count + 1);
  };

  // an alarm about what was not saved does not outlive its reason
  useEffect(() => {
    if (!isAboutSaving(failure)) return undefined;
    return formSession.autosave.subscribe(() => {
      if (formSession.autosave.state() === 'saved') setFailure(noFailure);
    });
  }, [failure, formSession]);
  // nor one about answers: they may have been mended and kept with no try to go on, as staff do
  const { mistakes } = failure;
  useEffect(() => {
    if (mistakes.length === 0) return undefined;
    const wrong = activeSteps.find(({ id: each }) => each === shownId)?.step.identity;
    return followAttempts(() => {
      if (wrong !== undefined && formSession.problemsIn(wrong).length === 0) setFailure(noFailure);
    });
  }, [mistakes, activeSteps, shownId, formSession]);
  // it does not wait for a line that may be gone by then
  useEffect(() => sendAhead(loadAdvance), []);

  const unsaved = (): string =>
    formSession.autosave.state() === 'refused' ? submissionWords.notAllSaved : submissionWords.notSavedYet;

  /** All that was answered at a step is right, and saved. */
  const isReady = async (stepIdentity: string): Promise<boolean> => {
    const mistakes = await stepMistakes(formSession, stepIdentity);
    const isKept = mistakes.length === 0 && (await formSession.autosave.drain());
    if (isKept) setFailure(noFailure);
    else fail({ mistakes, refusal: mistakes.length > 0 ? null : unsaved() });
    return isKept;
  };

  /** From a step behind the current one to the one after it. What nobody can change there holds nobody up. */
  const turnPage = async (place: number, { go }: Departure): Promise<void> => {
    const [shown, next] = [activeSteps[place], activeSteps[place + 1]];
    if (!shown || !next) return;
    if (shown.availableActions.includes('saveAnswer') && !(await isReady(shown.step.identity))) return;
    go(next.id === currentStep?.id ? submissionPath(id) : stepPath(id, next.stepId), { state: asStep });
  };

  const leave = async (confirmed: readonly Confirmation[], departure: Departure): Promise<void> => {
    const { advanceStep } = await loadAdvance();
    // whoever turned to another step meanwhile leaves this one as it is
    if (!isShown()) return;
    const outcome = await advanceStep(environment, { activeStepId: currentStep?.id ?? '', confirmed });
    if (outcome.kind !== 'done') {
      const isOutdated = isGoneBy(outcome);
      const obstacle = outcome.kind === 'refused' && !isOutdated ? await findObstacle(environment, id) : null;
      return fail({ refusal: outcomeSentence(outcome), isOutdated, mustAct: obstacle?.mustAct ?? [] });
    }
    if (onLeft) return onLeft(departure);
    const { status } = outcome.value.submission;
    departure.go(`${submissionPath(id)}${status === 'finished' ? '/completed' : ''}`, { state: asStep });
  };

  const attempt = async (departure: Departure): Promise<void> => {
    if (!currentStep) return;
    noteAttempt();
    if (currentStep.id !== shownId)
      return turnPage(
        activeSteps.findIndex((step) => step.id === shownId),
        departure,
      );
    if (!(await isReady(currentStep.step.identity))) return;
    if (asked.some((each) => !isAboutAnswers(each))) {
      const obstacle = await findObstacle(environment, id);
      if (obstacle !== null)
        return fail({
          refusal: obstacle.message,
          isOutdated: goneBy.includes(obstacle.code),
          mustAct: obstacle.mustAct,
        });
    }
    if (asked.length > 0) return setAsking({ agreed: [], departure });
    await leave([], departure);
  };

  /** Once at a time: state comes a moment after the second click of a double click. */
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    await work().catch(() => fail({ refusal: submissionWords.notSavedYet }));
    isBusy.current = false;
    setPending(false);
  };

  // what was to be confirmed can settle itself meanwhile, as a payment does that arrives: then nothing is left to ask
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
    goOn: () => {
      const departure = depart();
      void once(() => attempt(departure));
    },
    check: async () => {
      noteAttempt();
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
