import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { StepAction } from '#domain/submission/actions.ts';

/** What a step has from the start, because it's meaningless without it. */
export type StepPart = 'section' | 'survey' | 'paymentConfig' | 'reviewGroup';

interface DraftContents {
  readonly fieldCount: number;
  readonly reviewGroups: readonly unknown[];
}

/** What the rules know about a step type. */
export interface StepKind {
  /** whether the applicant acts on it by default */
  readonly external: boolean;
  readonly part: StepPart | null;
  /** Applicants and staff answer questions here, so answers can be locked or made unmodifiable. */
  readonly collects: boolean;
  /** Someone has to choose here who works on later steps before it can be completed. */
  readonly assignsPeople: boolean;
  readonly isReviewed: boolean;
  readonly takesPayment: boolean;
  /** Once approved or paid, the step has nothing left to do. It auto-advances unless its form says otherwise. */
  readonly settles: boolean;
  /** actions that exist only for this step type */
  readonly actions: readonly StepAction[];
  /** why a form with this step cannot be published */
  readonly lacks: (step: DraftContents) => RefusalCode | null;
}

const plain: StepKind = {
  external: false,
  part: null,
  collects: false,
  assignsPeople: false,
  isReviewed: false,
  takesPayment: false,
  settles: false,
  actions: [],
  lacks: () => null,
};

const lacksFields: StepKind['lacks'] = ({ fieldCount }) => (fieldCount === 0 ? 'stepWithoutFields' : null);

/** All step types, by their name in templates and calls. */
const stepKinds = {
  BasicStep: plain,
  CollectInfoStep: {
    ...plain,
    external: true,
    part: 'section',
    collects: true,
    actions: ['lockStep'],
    lacks: lacksFields,
  },
  AssignResponsibilityStep: { ...plain, assignsPeople: true, actions: ['assignResponsibility', 'assignAnyone'] },
  RequireReviewStep: {
    ...plain,
    part: 'reviewGroup',
    isReviewed: true,
    settles: true,
    actions: ['requestReview', 'reviewStep'],
    lacks: ({ reviewGroups }) => (reviewGroups.length === 0 ? 'reviewWithoutGroups' : null),
  },
  PaymentStep: { ...plain, external: true, part: 'paymentConfig', takesPayment: true, settles: true },
  SurveyStep: {
    ...plain,
    part: 'survey',
    actions: ['inviteToSurvey', 'exportSurveyResponses'],
    lacks: lacksFields,
  },
} as const satisfies Readonly<Record<string, StepKind>>;

export type StepType = keyof typeof stepKinds;

export const stepTypes = Object.keys(stepKinds) as readonly StepType[];

export const stepKindOf = (type: StepType): StepKind => stepKinds[type];

/** Whether an action exists only for some step types. */
export const isTypeSpecificAction = (action: StepAction): boolean =>
  stepTypes.some((type) => stepKindOf(type).actions.includes(action));

/** For queries that filter steps by kind. */
export const paymentStepTypes = stepTypes.filter((type) => stepKindOf(type).takesPayment);
export const assignmentStepTypes = stepTypes.filter((type) => stepKindOf(type).assignsPeople);
export const reviewStepTypes = stepTypes.filter((type) => stepKindOf(type).isReviewed);
