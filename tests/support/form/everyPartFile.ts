import { fieldSettings, type SettingName } from '#domain/form/fields/fieldSettings.ts';
import { initialSettings, settingsOf } from '#domain/form/fields/initialSettings.ts';
import { dataTypes, kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { hasOptions } from '#domain/form/fields/options.ts';

/** Values of settings other than the initial ones, by type of field. */
function settingValue(name: SettingName, dataType: DataType): unknown {
  const smallest: Partial<Record<DataType, unknown>> = { money: '12.50', date: '2026-03-04', date_range: '2026-03-04' };
  const largest: Partial<Record<DataType, unknown>> = { money: '99.00', date: '2027-03-04', date_range: '2027-03-04' };
  const usual: Partial<Record<DataType, unknown>> = {
    ...{ money: '20.00', email: 'clerk@town.gov', phone: '+12175550100', string: 'Oak Street' },
    ...{ url: 'https://town.gov/', integer: 7, float: 2.5 },
  };
  switch (fieldSettings[name].type) {
    case 'flag':
      return true;
    case 'positive':
      return 40;
    case 'count':
      return 1;
    case 'label':
      return `The ${name}`;
    case 'dateType':
      return kinds[dataType].dateTypes[0];
    case 'record':
      return null;
    case 'content':
      if (name === 'minValue') return smallest[dataType] ?? 1;
      return name === 'maxValue' ? (largest[dataType] ?? 50) : (usual[dataType] ?? null);
  }
}

const settingsFor = (dataType: DataType): object =>
  Object.fromEntries(
    settingsOf(dataType)
      .filter((name) => name !== 'customEntityId')
      .map((name) => [name, settingValue(name, dataType)] as const)
      .filter(([name, value]) => value !== initialSettings[name]),
  );

const optionsFor = (dataType: DataType): object =>
  hasOptions(dataType)
    ? {
        options: [
          { name: 'Yes', numericValue: 2.5 },
          { name: 'No', isDefault: true },
          { name: 'No' },
          { name: 'Öther' },
        ],
      }
    : {};

const fieldOf = (dataType: DataType): object => ({
  ...{ key: `all-fields.the-${dataType.replace('_', '-')}`, name: `The ${dataType}`, hint: 'A hint.', dataType },
  ...settingsFor(dataType),
  ...(dataType === 'entity' ? { customEntity: 'Business' } : {}),
  ...optionsFor(dataType),
});

const shown = { field: 'all-fields.the-multiple-choice', comparator: 'is', value: 'Yes' };

/** A form file with every field type and every kind of part. `pdf` has the field `number`. */
export const everyPartFile = (pdf: Uint8Array): Readonly<Record<string, unknown>> => ({
  ...{ format: 'portico-form', version: 1, name: 'Every part' },
  ...{ description: '<p>All of it.</p>', icon: 'star', category: 'Everything', typicalTime: 'About 2 days' },
  ...{ alsoKnownAs: 'all, whole', isPrivate: true, identifyingField: 'all-fields.the-address' },
  ...{ draftDescription: '<p>Version notes.</p>', completionMessage: '<p>Done.</p>' },
  steps: [
    {
      ...{ key: 'ask', type: 'CollectInfoStep', name: 'Ask', description: '<p>About you.</p>', external: true },
      ...{ autoadvance: true, revisable: false, requiresSignature: true, time: 3, timeUnit: 'days' },
      ...{ internalInstructions: '<p>Check.</p>', externalInstructions: '<p>Answer.</p>' },
      emails: [
        { event: 'started', audience: 'applicants', subject: 'Hello', body: 'It starts.\n\nNow.' },
        { event: 'completed', audience: 'members', enabled: false },
      ],
      sections: [
        { name: 'All fields', instructions: '<p>All.</p>', fields: dataTypes.map(fieldOf) },
        {
          name: 'More',
          fields: [
            {
              ...{ key: 'more.name', name: 'Name', dataType: 'string' },
              logic: {
                action: 'hide',
                conditions: [
                  { ...shown, connective: 'or' },
                  {
                    conditions: [
                      { field: 'all-fields.the-checkboxes', comparator: 'includes', value: 'No #2', connective: 'and' },
                      { formula: 'double', comparator: 'greater', value: 10 },
                    ],
                    connective: 'and',
                  },
                  { field: 'all-fields.the-money', comparator: 'less_or_equal', value: '12.50', connective: 'and' },
                  { field: 'all-fields.the-entity', entityField: 'Staff', comparator: 'greater', value: 5 },
                ],
              },
            },
            { key: 'more.name-2', name: 'Name', dataType: 'string' },
            { key: 'more.field', dataType: 'string' },
          ],
          logic: { action: 'show', conditions: [{ ...shown, value: 'Öther' }] },
        },
        { fields: [{ key: 'ask.name', name: 'Name', dataType: 'string' }] },
      ],
    },
    {
      ...{ key: 'review', type: 'RequireReviewStep', name: 'Review', external: false },
      reviewGroups: [
        {
          ...{ name: 'Inspectors', logicType: 'or', required: false, requireSignature: true, affidavit: 'I checked.' },
          ...{ defaultApprovalMessage: 'Good.', defaultRejectionMessage: 'Not yet.' },
          logic: { action: 'require', conditions: [shown] },
        },
        { name: 'Utilities', reviewType: 'third_party' },
      ],
      subprocesses: [{ form: 'other-form', name: 'The other form', required: false, allowsExisting: false }],
      assignmentGroups: [{ logic: { action: 'add', conditions: [shown] } }],
    },
    {
      ...{ key: 'fee', type: 'PaymentStep', name: 'Fee', external: true },
      payment: {
        ...{ calculated: true, amountCents: 1200, formula: 'fee', acceptsCash: true, acceptsChecks: true },
        ...{ cashInstructions: '<p>Cash.</p>', checkInstructions: '<p>Check.</p>', constituentPaysFee: true },
      },
    },
    { key: 'step', type: 'AssignResponsibilityStep', external: false },
    {
      ...{ key: 'step-2', type: 'SurveyStep', external: false },
      survey: {
        ...{ name: 'How was it?', instructions: '<p>Tell us.</p>', identified: true },
        sections: [{ fields: [{ key: 'how-was-it.stars', name: 'Stars', dataType: 'integer', required: true }] }],
      },
    },
  ],
  formulas: [
    { key: 'double', name: 'Double', expression: '{all-fields.the-integer} * 2 + {all-fields.the-entity: Staff}' },
    { key: 'fee', name: 'Fee', expression: 'ROUND({double} ^ 2 / ({all-fields.the-float} - 1), 2)' },
  ],
  documents: [
    {
      ...{ key: 'permit', name: 'Permit', description: 'The permit.', fileName: 'permit.pdf' },
      fileBase64: Buffer.from(pdf).toString('base64'),
      mappings: [
        { documentField: 'holder', field: 'all-fields.the-entity', entityField: 'Staff' },
        { documentField: 'number', processData: 'submission_number' },
        { documentField: 'place', field: 'all-fields.the-address' },
      ],
    },
  ],
  outputs: [
    {
      ...{ name: 'Permit', document: 'permit', issuedOnStep: 'fee', expires: true, expiresAfterValue: 1 },
      ...{ expiresAfterUnit: 'years', renewable: true, renewalOpensValue: 30, renewalOpensUnit: 'days' },
      ...{ renewalClosesValue: 2, renewalClosesUnit: 'weeks', checkShowsHolder: true },
      reminders: [
        { periodValue: 10, periodUnit: 'days' },
        { direction: 'after', periodValue: 1, periodUnit: 'weeks' },
      ],
    },
    { name: 'Letter', autofill: false },
  ],
  faqs: [{ question: 'Why?', answer: '<p>Because.</p>' }, { question: 'When?' }],
});
