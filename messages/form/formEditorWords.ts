import type { Comparator } from '#domain/form/logic/comparators.ts';
import type { TimeUnit } from '#domain/kernel/durations.ts';
import type { AmountMode } from '#domain/payment/PaymentConfig.ts';
import type { ReviewType } from '#domain/review/ReviewGroup.ts';
import type { StepType } from '#domain/submission/stepKinds.ts';
import type { IconName } from '#messages/shell/iconNames.ts';

interface StepTypeWords {
  readonly name: string;
  readonly meaning: string;
  readonly icon: IconName;
}

export const stepTypeWords: Readonly<Record<StepType, StepTypeWords>> = {
  CollectInfoStep: { name: 'Collect information', meaning: 'The applicant answers questions.', icon: 'list' },
  PaymentStep: { name: 'Payment', meaning: 'The applicant pays.', icon: 'money' },
  RequireReviewStep: { name: 'Review', meaning: 'Staff approve, reject or ask for changes.', icon: 'review' },
  BasicStep: { name: 'Task', meaning: 'Staff do something and complete the step.', icon: 'check' },
  AssignResponsibilityStep: {
    name: 'Assign people',
    meaning: 'Staff choose who works on the next steps.',
    icon: 'people',
  },
  SurveyStep: { name: 'Survey', meaning: 'People answer a survey.', icon: 'document' },
};

export const stepsWords = {
  path: 'Steps of the form',
  add: 'Add step',
  emptyTitle: 'No steps yet',
  empty: 'A form is a path of steps: collect information, take a payment, review. Begin with the first one.',
  untitled: (place: number) => `Step ${place}`,
  heading: (place: number, type: string) => `Step ${place} · ${type}`,
  name: 'Step name',
  nameHint: 'As applicants read it.',
  external: 'The applicant acts on this step',
  requiresSignature: 'The applicant signs this step',
  autoadvance: {
    paid: 'Goes on by itself when nothing is left to pay',
    approved: 'Goes on by itself when everybody has approved',
  },
  time: 'Time frame',
  timeHint: 'How long it should take. After that it is late.',
  timeUnit: 'Counted in',
  timeUnitHint: 'From when the step begins.',
  timeUnits: { minutes: 'Minutes', hours: 'Hours', days: 'Days' } satisfies Record<TimeUnit, string>,
  notAdded: 'Oops, something went wrong',
  notUpdated: 'There was a problem updating your step settings',
  timeframeUpdated: 'Timeframe updated',
  timeframeRemoved: 'Timeframe removed',
  revisable: 'Answers can be changed after the step is completed',
  menu: (name: string) => `More for ${name}`,
  duplicate: 'Duplicate',
  duplicated: 'Step duplicated',
  delete: 'Delete step',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'All that it holds is deleted with it. Published versions stay as they are.',
  cannotDelete: "Can't delete this step",
  deleted: 'Step deleted',
} as const;

export const stepTextsWords = {
  title: 'Description and instructions',
  labels: {
    description: 'Description',
    externalInstructions: 'Instructions for applicants',
    internalInstructions: 'Instructions for staff',
  },
  hints: {
    description: 'What the step is for. It stands on the public page of the form and above the step.',
    externalInstructions: 'Applicants read them when they are at the step. Staff can unfold them.',
    internalInstructions: 'Staff alone read them when they work on the step.',
  },
} as const;

export const stepEmailsWords = {
  title: 'Emails',
  lead: 'Whoever is to act at a step is told of it anyway. Here you choose who else hears of this step.',
  events: {
    started: 'When the step begins, tell',
    overdue: 'When the step is late, tell',
    completed: 'When the step is done, tell',
  },
  audiences: {
    applicants: 'The applicants',
    assignees: 'Whoever is responsible',
    members: 'Everybody who works with the form',
  },
  words: {
    started: 'Your words when it begins',
    overdue: 'Your words when it is late',
    completed: 'Your words when it is done',
  },
  wordsHint: 'They stand in the email beside the names of the step and the form.',
} as const;

export const sectionsWords = {
  untitled: (place: number) => `Section ${place}`,
  name: 'Section name',
  instructions: 'Instructions',
  instructionsHint: 'They stand above the fields of the section.',
  logic: 'Logic',
  add: 'Add section',
  configure: 'Section Configuration',
  menu: (name: string) => `More for ${name}`,
  delete: 'Delete section',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'Its fields are deleted with it. Published versions stay as they are.',
  deleted: 'Section deleted',
  duplicate: 'Duplicate',
  duplicated: 'Section duplicated',
  empty: 'No fields in this section yet.',
  move: 'Move up',
  moveDown: 'Move down',
} as const;

export const fieldsWords = {
  list: (section: string) => `Fields of ${section}`,
  add: 'Add field',
  keys: 'Enter in a name adds the next field. Ctrl+Enter, or / outside a text, asks for its kind.',
  search: 'Kind of field',
  noKind: 'No matching field type.',
  pickerTitle: 'Add Field',
  pickerHint: 'What should it ask for?',
  confirm: 'Add Field',
  chooseFirst: 'Choose what it asks for.',
  untitled: 'Untitled field',
  name: 'Field name',
  hint: 'Help text',
  hintHint: 'Stands under the name and helps to answer.',
  required: 'Required',
  redacted: 'Hidden in open data',
  autofillOnRenewal: 'A renewal starts with the earlier answer',
  lockOnRenewal: 'A renewal cannot change it',
  menu: (name: string) => `More for ${name}`,
  duplicate: 'Duplicate',
  duplicated: 'Field duplicated',
  moveTo: (section: string) => `Move to ${section}`,
  delete: 'Delete field',
  deleteTitle: 'Delete this field?',
  deleteText: 'Answers to published versions stay.',
  deleted: 'Field deleted',
  minValue: 'Minimum',
  maxValue: 'Maximum',
  maxLength: 'Longest answer, in characters',
  minNumChecks: 'Boxes to check at least',
  default: 'Default value',
  dateType: 'Asks for',
  dateTypes: { date: 'A date', date_time: 'A date and time', time: 'A time' },
  dateRangeStartLabel: 'Name of the start',
  dateRangeEndLabel: 'Name of the end',
  logic: 'Show when',
  always: 'Always shown',
  editLogic: 'Edit logic',
  editLogicNamed: (name: string) => `Edit logic of ${name}`,
} as const;

export const logicWords = {
  titleField: 'Logic',
  intro: {
    show: (what: string) => `When does ${what} show?`,
    require: (what: string) => `When does the step wait for ${what}?`,
    add: (what: string) => `When is ${what} added to the step?`,
  },
  action: 'Action',
  actions: {
    show: 'Show when',
    hide: 'Hide when',
    require: 'Require when',
    dont_require: 'Do not require when',
    add: 'Add when',
    dont_add: 'Do not add when',
  },
  condition: (number: string) => `Condition ${number}`,
  group: (number: string) => `Group ${number}`,
  groupMeaning: 'In brackets: these are looked at first, and count as one condition.',
  source: 'Field',
  untitledFormula: 'Untitled formula',
  comparator: 'Comparison',
  value: 'Value',
  choose: 'Choose…',
  connective: 'Joined by',
  connectives: { and: 'and', or: 'or' },
  add: 'Add condition',
  addTo: (group: string) => `Add condition to group ${group}`,
  addGroup: 'Add group',
  addGroupTo: (group: string) => `Add group to group ${group}`,
  remove: (number: string) => `Remove condition ${number}`,
  removeGroup: (number: string) => `Remove group ${number}`,
  save: 'Save logic',
  saving: 'Saving…',
  saved: 'Logic saved',
  delete: 'Remove logic',
  removed: {
    show: 'Logic removed. It always shows now.',
    require: 'Logic removed. The step always waits for it now.',
    add: 'Logic removed. They are always added now.',
  },
  noSources:
    'Logic asks other fields: multiple choice, checkboxes, numbers or money. This form has none of them elsewhere yet.',
  invalid: 'Invalid logic configuration',
  comparators: {
    is: 'is',
    is_not: 'is not',
    greater: 'is greater than',
    less: 'is less than',
    greater_or_equal: 'is greater than or equal to',
    less_or_equal: 'is less than or equal to',
    equal: 'is equal to',
    not_equal: 'is not equal to',
    includes: 'includes',
    does_not_include: 'does not include',
  } satisfies Record<Comparator, string>,
} as const;

export const paymentStepWords = {
  title: 'Payment',
  mode: 'Amount',
  modes: {
    flat: 'A flat amount',
    calculated: 'Calculated by a formula',
    payerDetermined: 'The payer decides',
  } satisfies Record<AmountMode, string>,
  writeFormula: 'Write a formula',
  noFormula: 'This form has no formula yet from which an amount could come.',
  laterFormulas:
    'The formulas of this form ask what is answered only after this step. Put the step behind those questions, or write another formula.',
  amount: 'Amount in dollars',
  amountHint: 'Such as 125.00',
  amountInvalid: 'must be a number such as 1.00, 2, 0.50',
  /** a flat amount that no provider takes */
  notOnline: {
    amountTooSmall: 'Less than $1.00 cannot be paid online. Accept cash or checks, so that it can be paid.',
    amountTooLarge: 'More than $999,999.99 cannot be paid online. Accept cash or checks, so that it can be paid.',
  },
  formula: 'Formula',
  acceptsCash: 'Accept cash',
  acceptsChecks: 'Accept checks',
  constituentPaysFee: 'The payer pays the fees',
  constituentPaysFeeHint: 'Those of the card or bank payment, and the platform fee. They are added to the amount.',
  instructions: { cash: 'How to pay in cash', check: 'How to pay by check' },
  instructionsHint: 'The payer reads it beside the amount.',
  instructionsUpdated: { cash: 'Cash instructions updated', check: 'Check instructions updated' },
  platformFee: 'Platform fee',
  platformFeeOf: (percentage: number) =>
    percentage === 0 ? 'None. Those who run this site set it.' : `${percentage} %. Those who run this site set it.`,
} as const;

export const surveyStepWords = {
  title: 'Survey',
  name: 'Survey name',
  nameHint: 'As whoever answers reads it.',
  identified: 'Asks for the email address of whoever answers',
  identifiedHint: 'Without it nobody knows who answered.',
  instructions: 'Instructions',
  instructionsHint: 'They stand above the questions.',
} as const;

export const reviewStepWords = {
  untitled: (place: number) => `Review group ${place}`,
  name: 'Group name',
  reviewType: 'Who reviews?',
  reviewTypes: {
    specific_people: { label: 'The people and roles that are named here', hint: 'The same for every submission.' },
    third_party: { label: 'A third party', hint: 'Staff ask somebody else for each submission, by email.' },
  } satisfies Record<ReviewType, { readonly label: string; readonly hint: string }>,
  inviteHint: 'They get an email with a link to this form, and review once it is published.',
  alwaysRequired: 'The step always waits for this group',
  texts: {
    affidavit: 'Affidavit',
    defaultApprovalMessage: 'Comment for an approval',
    defaultRejectionMessage: 'Comment for a rejection',
  },
  textHints: {
    affidavit:
      'Reviewers have to accept it to approve or reject. Without one, those who sign certify that they have reviewed.',
    defaultApprovalMessage: 'The comment begins with it. Reviewers can change it.',
    defaultRejectionMessage: 'The comment begins with it. Reviewers can change it.',
  },
  logicType: 'Who must approve?',
  logicTypes: { and: 'All reviewers', or: 'One of the reviewers' },
  required: 'The step waits for this group',
  requireSignature: 'Reviewers sign',
  reviewers: 'Reviewers',
  noReviewers: 'Nobody reviews yet.',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} does not review here any more`,
  addGroup: 'Add review group',
  menu: (name: string) => `More for ${name}`,
  deleteGroup: 'Delete group',
  deleteGroupTitle: (name: string) => `Delete ${name}?`,
  deleteGroupText: 'Its reviewers are taken away with it.',
  groupDeleted: 'Review group deleted',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
} as const;

/** Two people in the same text. */
export const editConflictWords = {
  theyWrote: (text: string) => `A colleague changed this meanwhile to “${text}”.`,
  emptied: 'A colleague emptied this meanwhile.',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
} as const;
