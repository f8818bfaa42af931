import { expect, test } from 'vitest';
import { columnOf, settingRules } from '#domain/form/fields/fieldSettings.ts';
import { formFileParts } from '#domain/template/formFile/formFileParts.ts';
import { partRows, type FormPartKind } from '#server/database/formParts.ts';

/** The part of a file for each kind of stored part, with the columns it has in another form. */
const partOf: Partial<Record<FormPartKind, readonly [part: keyof typeof formFileParts, otherwise: readonly string[]]>> =
  {
    Step: ['step', ['position', 'genericType']],
    // fees set by the operator apply only to the original form
    PaymentConfig: ['payment', ['noFee', 'customFeePercentage']],
    StepEmailNotification: ['email', []],
    Survey: ['survey', []],
    Section: ['section', ['position']],
    Field: ['field', ['position', 'customEntityId', 'defaultContent']],
    MultipleChoiceOption: ['option', ['position']],
    ReviewGroup: ['reviewGroup', ['position']],
    StepAssignmentGroup: ['assignmentGroup', ['position']],
    SubprocessConfig: ['subprocess', ['position', 'subprocessMasterTemplateId']],
    Formula: ['formula', ['source', 'tree']],
    ConfiguredOutput: ['output', ['position', 'documentId']],
    RenewalReminder: ['reminder', []],
  };

/** Logic is part of its target, and people are left out. */
const elsewhere: readonly FormPartKind[] = ['LogicConfig', 'StepAttachment', 'StepAssignment'];

const camelCase = (column: string): string => column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

test.each(partRows)('a form file has every column of %s that copies have', (kind, { copied }) => {
  const [part, otherwise] = partOf[kind] ?? [];
  const known = part === undefined ? [] : [...Object.keys(formFileParts[part].shape), ...(otherwise ?? [])];
  const missing = copied.map(camelCase).filter((column) => !known.includes(column));
  expect(elsewhere.includes(kind) ? [] : missing).toEqual([]);
});

test('a form file has every setting of a field', () => {
  const names = settingRules.map(([name]) => (columnOf(name) === 'customEntityId' ? 'customEntity' : name));
  expect(Object.keys(formFileParts.field.shape)).toEqual(expect.arrayContaining(names));
});
