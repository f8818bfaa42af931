import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { StepAction } from '#domain/submission/actions.ts';

/** What a step has from the beginning, because it makes no sense without it. */
export type StepPart = 'section' | 'survey' | 'paymentConfig' | 'reviewGroup';

interface DraftContents {
  readonly fieldCount: number;
  readonly reviewGroups: readonly unknown[];
}

/** What the rules know of a type of step. */
export interface StepKind {
  /** whether the applicant acts on it until somebody says otherwise */
  readonly external: boolean;
  readonly part: StepPart | null;
  /** Applicants and staff answer questions here: answers can be locked, and closed to later changes. */
  readonly collects: boolean;
  /** Somebody chooses here who works on the steps to come, and must before it is left. */
  readonly assignsPeople: boolean;
  readonly isReviewed: boolean;
  readonly takesPayment: boolean;
  /** Once all is approved or paid, nothing is left to do for anybody: it goes on by itself, unless its form says otherwise. */
  readonly settles: boolean;
  /** what can be done at steps of this type alone */
  readonly actions: readonly StepAction[];
  /** why a form with such a step cannot be published */
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

/** Every type of step, by the name that templates and calls use for it. */
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

/** What is done at steps of some type alone; everything else can be done at all of them. */
export const isOwnAction = (action: StepAction): boolean =>
  stepTypes.some((type) => stepKindOf(type).actions.includes(action));

/** For those who ask the data for steps of some kind. */
export const payingTypes = stepTypes.filter((type) => stepKindOf(type).takesPayment);
export const assigningTypes = stepTypes.filter((type) => stepKindOf(type).assignsPeople);
export const reviewedTypes = stepTypes.filter((type) => stepKindOf(type).isReviewed);
