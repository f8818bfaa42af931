import type { Comparator } from '#domain/form/logic/comparators.ts';
import type { TimeUnit } from '#domain/kernel/durations.ts';
import { plural } from '#domain/kernel/plural.ts';
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
  PaymentStep: { name: 'Payment', meaning: 'The applicant makes a payment.', icon: 'money' },
  RequireReviewStep: { name: 'Review', meaning: 'Staff approve, reject, or request changes.', icon: 'review' },
  BasicStep: { name: 'Task', meaning: 'Staff do the work and complete the step.', icon: 'check' },
  AssignResponsibilityStep: {
    name: 'Assign people',
    meaning: 'Staff choose who works on the next steps.',
    icon: 'people',
  },
  SurveyStep: { name: 'Survey', meaning: 'People respond to a survey.', icon: 'document' },
};

export const stepsWords = {
  path: 'Form steps',
  add: 'Add step',
  emptyTitle: 'No steps yet',
  empty:
    'A form is a series of steps, such as collecting information, taking a payment, or reviewing. Add the first one to get started.',
  untitled: (place: number) => `Step ${place}`,
  heading: (place: number, type: string) => `Step ${place} · ${type}`,
  name: 'Step name',
  nameHint: 'The name applicants see.',
  external: 'The applicant completes this step',
  requiresSignature: 'The applicant must sign this step',
  autoadvance: {
    paid: 'Continue automatically when nothing is left to pay',
    approved: 'Continue automatically once everyone approves',
  },
  time: 'Time frame',
  timeHint: "How long this step should take. After that, it's overdue.",
  timeUnit: 'Time unit',
  timeUnitHint: 'Counted from when the step starts.',
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
  deleteText: "Everything in this step will be deleted. Published versions won't change.",
  cannotDelete: "Can't delete this step",
  deleted: 'Step deleted',
} as const;

export const stepTextsWords = {
  title: 'Description and instructions',
  none: 'None yet',
  labels: {
    description: 'Description',
    externalInstructions: 'Instructions for applicants',
    internalInstructions: 'Instructions for staff',
  },
  hints: {
    description: "What the step is for. Shown on the form's public page and at the top of the step.",
    externalInstructions: 'Shown to applicants at this step. Staff can expand them.',
    internalInstructions: 'Only staff see these, while they work on the step.',
  },
} as const;

export const stepEmailsWords = {
  title: 'Emails',
  lead: 'People who need to act are always notified. Choose who else to notify.',
  count: (count: number) => (count === 0 ? 'Only people who need to act' : plural(count, 'more email')),
  events: {
    started: 'When the step starts, notify',
    overdue: 'When the step is overdue, notify',
    completed: 'When the step is completed, notify',
  },
  audiences: {
    applicants: 'Applicants',
    assignees: 'People assigned to the submission',
    members: 'Everyone who works on this form',
  },
  words: {
    started: 'Your message when it starts',
    overdue: 'Your message when it is overdue',
    completed: 'Your message when it is completed',
  },
  wordsHint: 'Added to the email, which already names the step and the form.',
} as const;

export const sectionsWords = {
  untitled: (place: number) => `Section ${place}`,
  name: 'Section name',
  instructions: 'Instructions',
  instructionsHint: 'Shown above the fields in this section.',
  logic: 'Logic',
  add: 'Add section',
  configure: 'Section Configuration',
  menu: (name: string) => `More for ${name}`,
  delete: 'Delete section',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: "Its fields will be deleted too. Published versions won't change.",
  deleted: 'Section deleted',
  duplicate: 'Duplicate',
  duplicated: 'Section duplicated',
  empty: 'No fields in this section yet.',
  move: 'Move up',
  moveDown: 'Move down',
} as const;

export const fieldsWords = {
  list: (section: string) => `Fields in ${section}`,
  add: 'Add field',
  keys: 'Press Enter in a name to add a field. Press Ctrl+Enter, or / outside a text box, to choose its type. Press Ctrl+Z to undo.',
  search: 'Field type',
  noKind: 'No matching field type.',
  pickerTitle: 'Add Field',
  pickerHint: 'What should this field ask for?',
  confirm: 'Add Field',
  chooseFirst: 'Choose a field type.',
  untitled: 'Untitled field',
  name: 'Field name',
  hint: 'Help text',
  hintHint: 'Shown below the name to help people answer.',
  required: 'Required',
  redacted: 'Hidden in open data',
  autofillOnRenewal: 'Fill in the previous answer on renewal',
  lockOnRenewal: "Can't be changed on renewal",
  menu: (name: string) => `More for ${name}`,
  duplicate: 'Duplicate',
  duplicated: 'Field duplicated',
  moveTo: (section: string) => `Move to ${section}`,
  delete: 'Delete field',
  deleteTitle: 'Delete this field?',
  deleteText: 'Answers given in published versions are kept.',
  deleted: 'Field deleted',
  minValue: 'Minimum',
  maxValue: 'Maximum',
  maxLength: 'Maximum length in characters',
  minNumChecks: 'Minimum boxes to check',
  default: 'Default value',
  dateType: 'Ask for',
  dateTypes: { date: 'A date', date_time: 'A date and time', time: 'A time' },
  dateRangeStartLabel: 'Start label',
  dateRangeEndLabel: 'End label',
  customEntity: 'Entity',
  chooseCustomEntity: 'Choose an entity',
  entityLine: 'Applicants choose one from your list',
  remoteEntityLine: 'Applicants choose one from a remote GIS service',
  entityCreateable: 'Applicants may add a new entity',
  entityCreateableHint: 'For entities that aren’t in your list yet. Your team sees and can correct what they add.',
  remoteNotCreateable: 'Entities of this type come from a remote GIS service, so applicants can only choose one.',
  logic: 'Conditional',
  always: 'Always shown',
  editLogic: 'Edit logic',
  editLogicNamed: (name: string) => `Edit logic of ${name}`,
} as const;

export const logicWords = {
  titleField: 'Logic',
  intro: {
    show: (what: string) => `When should ${what} be shown?`,
    require: (what: string) => `When should ${what} be required?`,
    add: (what: string) => `When should ${what} be added to the step?`,
  },
  action: 'Action',
  actions: {
    show: 'Show when',
    hide: 'Hide when',
    require: 'Require when',
    dont_require: "Don't require when",
    add: 'Add when',
    dont_add: "Don't add when",
  },
  /** the same actions, in the summary of saved logic */
  summaries: {
    show: 'Shown when',
    hide: 'Hidden when',
    require: 'Required when',
    dont_require: 'Not required when',
    add: 'Added when',
    dont_add: 'Not added when',
  },
  condition: (number: string) => `Condition ${number}`,
  group: (number: string) => `Group ${number}`,
  groupMeaning: 'These conditions are checked together first and count as one.',
  source: 'Field',
  untitledFormula: 'Untitled formula',
  comparator: 'Comparison',
  value: 'Value',
  choose: 'Choose…',
  connective: 'Combine with',
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
    show: "Logic removed. It's now always shown.",
    require: "Logic removed. It's now always required.",
    add: "Logic removed. They're now always added.",
  },
  noSources:
    "Logic can use multiple choice, checkbox, number, and money fields. This form doesn't have any others yet.",
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
    flat: 'Flat amount',
    calculated: 'Calculated by a formula',
    payerDetermined: 'Payer chooses the amount',
  } satisfies Record<AmountMode, string>,
  writeFormula: 'Write a formula',
  noFormula: 'This form has no formula for an amount yet.',
  laterFormulas:
    "This form's formulas use answers given after this step. Move the step after those questions, or write another formula.",
  amount: 'Amount in dollars',
  amountHint: 'For example, 125.00',
  amountInvalid: 'must be a number such as 1.00, 2, 0.50',
  /** flat amounts outside the payment providers' limits */
  notOnline: {
    amountTooSmall: "Amounts under $1.00 can't be paid online. Accept cash or checks instead.",
    amountTooLarge: "Amounts over $999,999.99 can't be paid online. Accept cash or checks instead.",
  },
  formula: 'Formula',
  acceptsCash: 'Accept cash',
  acceptsChecks: 'Accept checks',
  constituentPaysFee: 'Payer covers the fees',
  constituentPaysFeeHint: 'Card or bank fees and the platform fee are added to the amount.',
  instructions: { cash: 'How to pay in cash', check: 'How to pay by check' },
  instructionsHint: 'Shown to the payer next to the amount.',
  instructionsUpdated: { cash: 'Cash instructions updated', check: 'Check instructions updated' },
  platformFee: 'Platform fee',
  platformFeeOf: (percentage: number) =>
    percentage === 0 ? 'None. The site operator sets this fee.' : `${percentage}%. The site operator sets this fee.`,
} as const;

export const surveyStepWords = {
  title: 'Survey',
  name: 'Survey name',
  nameHint: 'The name respondents see.',
  identified: 'Ask respondents for their email address',
  identifiedHint: "If you don't ask, responses are anonymous.",
  instructions: 'Instructions',
  instructionsHint: 'Shown above the questions.',
} as const;

export const reviewStepWords = {
  untitled: (place: number) => `Review group ${place}`,
  name: 'Group name',
  reviewType: 'Who reviews?',
  reviewTypes: {
    specific_people: { label: 'People and roles named here', hint: 'The same for every submission.' },
    third_party: { label: 'A third party', hint: 'For each submission, staff ask an outside reviewer by email.' },
  } satisfies Record<ReviewType, { readonly label: string; readonly hint: string }>,
  inviteHint: "They'll get an email with a link to this form, and can review once it's published.",
  alwaysRequired: 'Always required',
  texts: {
    affidavit: 'Affidavit',
    defaultApprovalMessage: 'Default approval comment',
    defaultRejectionMessage: 'Default rejection comment',
  },
  textHints: {
    affidavit:
      'Reviewers must accept it to approve or reject. If empty, reviewers who sign certify that they reviewed the submission.',
    defaultApprovalMessage: 'Fills in the comment. Reviewers can change it.',
    defaultRejectionMessage: 'Fills in the comment. Reviewers can change it.',
  },
  logicType: 'Who must approve?',
  logicTypes: { and: 'All reviewers', or: 'Any one reviewer' },
  required: 'Required to complete the step',
  requireSignature: 'Reviewers must sign',
  reviewers: 'Reviewers',
  noReviewers: 'No reviewers yet.',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is no longer a reviewer`,
  addGroup: 'Add review group',
  menu: (name: string) => `More for ${name}`,
  deleteGroup: 'Delete group',
  deleteGroupTitle: (name: string) => `Delete ${name}?`,
  deleteGroupText: 'Its reviewers will be removed too.',
  groupDeleted: 'Review group deleted',
  people: (count: number) => plural(count, 'person', 'people'),
} as const;

/** Shown when two people edit the same text. */
export const editConflictWords = {
  theyWrote: (text: string) => `While you were editing, a colleague changed this to “${text}”.`,
  emptied: 'While you were editing, a colleague cleared this.',
  keepMine: 'Keep mine',
  takeTheirs: 'Use theirs',
} as const;
