import type { Comparator } from '#domain/form/logic/comparators.ts';
import type { AmountMode } from '#domain/payment/PaymentConfig.ts';
import type { StepType } from '#domain/submission/step.ts';
import type { IconName } from '#web/messages/iconNames.ts';

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

export const sectionsWords = {
  untitled: (place: number) => `Section ${place}`,
  name: 'Section name',
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

export const optionsWords = {
  title: 'Options',
  name: (place: number) => `Option ${place}`,
  add: 'Add option',
  newName: (place: number) => `Option ${place}`,
  delete: (name: string) => `Delete ${name}`,
  makeDefault: 'Selected by default',
  none: 'None',
  defaultUpdated: 'Default option updated',
  defaultCleared: 'Default option cleared',
} as const;

export const logicWords = {
  titleField: 'Logic',
  intro: (what: string) => `When does ${what} show?`,
  action: 'Action',
  actions: { show: 'Show when', hide: 'Hide when' },
  condition: (place: number) => `Condition ${place}`,
  source: 'Field',
  comparator: 'Comparison',
  value: 'Value',
  choose: 'Choose…',
  connective: 'Joined by',
  connectives: { and: 'and', or: 'or' },
  add: 'Add condition',
  remove: (place: number) => `Remove condition ${place}`,
  save: 'Save logic',
  saving: 'Saving…',
  saved: 'Logic saved',
  delete: 'Remove logic',
  removed: 'Logic removed. It always shows now.',
  noSources:
    'Logic asks other fields: multiple choice, checkboxes, numbers or money. This form has none of them elsewhere yet.',
  invalid: 'Invalid logic configuration',
  nested: 'This logic has groups of conditions. It can be changed over the API only.',
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
  amount: 'Amount in dollars',
  amountHint: 'Such as 125.00',
  amountInvalid: 'must be a number such as 1.00, 2, 0.50',
  formula: 'Formula',
  acceptsCash: 'Accept cash',
  acceptsChecks: 'Accept checks',
  constituentPaysFee: 'The payer pays the card fees',
  platformFee: 'Platform fee',
  platformFeeOf: (percentage: number) =>
    percentage === 0 ? 'None. Those who run this site set it.' : `${percentage} %. Those who run this site set it.`,
} as const;

export const reviewStepWords = {
  untitled: (place: number) => `Review group ${place}`,
  name: 'Group name',
  logicType: 'Who must approve?',
  logicTypes: { and: 'All reviewers', or: 'One of the reviewers' },
  required: 'The step waits for this group',
  requireSignature: 'Reviewers sign',
  reviewers: 'Reviewers',
  noReviewers: 'Nobody reviews yet.',
  addRole: 'Add a role as reviewer',
  chooseRole: 'Choose a role',
  add: 'Add',
  remove: (name: string) => `Remove ${name}`,
  added: (name: string) => `${name} can now review this step`,
  removed: (name: string) => `${name} does not review here any more`,
  addGroup: 'Add review group',
  deleteGroup: 'Delete group',
  deleteGroupTitle: (name: string) => `Delete ${name}?`,
  deleteGroupText: 'Its reviewers are taken away with it.',
  groupDeleted: 'Review group deleted',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
} as const;

/** Two people in the same text. */
export const clashWords = {
  theyWrote: (text: string) => `A colleague changed this meanwhile to “${text}”.`,
  emptied: 'A colleague emptied this meanwhile.',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
} as const;
