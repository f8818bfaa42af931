import type { DataType } from '#domain/form/fields/kinds.ts';
import type { StepType } from '#domain/submission/stepKinds.ts';
import type { StepChange } from '#server/operations/form/step.ts';

export interface PermitField {
  readonly name: string;
  readonly dataType: DataType;
  readonly hint?: string;
  readonly options?: readonly string[];
  /** the kind that an entity field asks for, by name */
  readonly entity?: string;
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
  /** the survey of a survey step */
  readonly survey?: { readonly name: string; readonly instructions: string };
}

export const feeCents = 12_500;

/** The steps of the permit form: what residents fill in, and how it is processed. */
export const permitSteps: readonly PermitStep[] = [
  {
    type: 'CollectInfoStep',
    name: 'Your project',
    settings: {
      requiresSignature: true,
      externalInstructions: '<p>Tell us what you want to build and where. It takes about ten minutes.</p>',
    },
    fields: [
      { name: 'Property address', dataType: 'address', hint: 'Street address, as shown on your water bill.' },
      {
        name: 'Type of work',
        dataType: 'multiple_choice',
        options: ['New building', 'Addition', 'Alteration', 'Demolition'],
      },
      { name: 'Description of work', dataType: 'text' },
      { name: 'Estimated cost', dataType: 'money' },
      { name: 'Planned start', dataType: 'date', settings: { dateType: 'date' } },
      { name: 'Phone', dataType: 'phone', settings: { required: false, redacted: true } },
    ],
  },
  {
    type: 'RequireReviewStep',
    name: 'Plan review',
    settings: {
      ...{ time: 10, timeUnit: 'days', internalInstructions: '<p>Check setbacks, height, and exits.</p>' },
      emailNotifications: [
        {
          ...{ event: 'started', audience: 'applicants', subject: null, enabled: true },
          body: 'We’re reviewing your plans. This takes about two weeks. You don’t need to do anything until then.',
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

/** The field added in the second version. */
export const fieldOfSecondVersion: PermitField = {
  name: 'Contractor',
  dataType: 'string',
  hint: 'Leave this blank if you’re doing the work yourself.',
  settings: { required: false },
};
