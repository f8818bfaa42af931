import type { DataType } from '#domain/form/fields/kinds.ts';
import type { StepType } from '#domain/submission/stepKinds.ts';
import type { StepChange } from '#server/operations/form/step.ts';

export interface PermitField {
  readonly name: string;
  readonly dataType: DataType;
  readonly hint?: string;
  readonly options?: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface PermitStep {
  readonly type: StepType;
  readonly name: string;
  readonly settings?: Omit<StepChange, 'stepId'>;
  readonly fields?: readonly PermitField[];
  /** roles of City Hall, by name */
  readonly reviewedBy?: string;
  readonly doneBy?: string;
  /** the fields of a survey step belong to its survey */
  readonly survey?: { readonly name: string; readonly instructions: string };
}

export const feeCents = 12_500;

/** The town's permit: what residents fill in, and the steps that follow. */
export const permitSteps: readonly PermitStep[] = [
  {
    type: 'CollectInfoStep',
    name: 'Your project',
    settings: {
      requiresSignature: true,
      externalInstructions: '<p>Tell us what you want to build, and where. It takes about ten minutes.</p>',
    },
    fields: [
      { name: 'Address of the property', dataType: 'address', hint: 'Street and number, as on your water bill.' },
      {
        name: 'Kind of work',
        dataType: 'multiple_choice',
        options: ['New building', 'Addition', 'Alteration', 'Demolition'],
      },
      { name: 'What will be done', dataType: 'text' },
      { name: 'Estimated cost', dataType: 'money' },
      { name: 'Planned start', dataType: 'date', settings: { dateType: 'date' } },
      { name: 'Phone', dataType: 'phone', settings: { required: false, redacted: true } },
    ],
  },
  {
    type: 'RequireReviewStep',
    name: 'Plan review',
    settings: {
      ...{ time: 10, timeUnit: 'days', internalInstructions: '<p>Check setbacks, height and exits.</p>' },
      emailNotifications: [
        {
          ...{ event: 'started', audience: 'applicants', subject: null, enabled: true },
          body: 'Our reviewers look at your plans now. They take about two weeks, and you need not do anything until then.',
        },
      ],
    },
    reviewedBy: 'Plan reviewers',
  },
  {
    type: 'PaymentStep',
    name: 'Permit fee',
    settings: { config: { fixed: true, amountCents: feeCents, acceptsCash: true, acceptsChecks: true } },
    doneBy: 'Finance',
  },
  { type: 'BasicStep', name: 'Issue the permit', settings: { time: 3, timeUnit: 'days' }, doneBy: 'Permit counter' },
];

/** The field that the second version adds. */
export const addedLater: PermitField = {
  name: 'Contractor',
  dataType: 'string',
  hint: 'Leave this empty when you do the work yourself.',
  settings: { required: false },
};
