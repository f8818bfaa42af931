import { expect, test } from 'vitest';
import { answerColumns } from '#domain/export/answerColumns.ts';
import type { Form } from '#domain/form/Form.ts';

type Questions = readonly (readonly [step: string, identity: string, label: string])[];

/** The parts of a form that place its questions. */
function version(number: number, questions: Questions): Form {
  const steps = [...new Set(questions.map(([step]) => step))];
  return {
    version: number,
    sectionables: steps.map((name) => ({ name })),
    sections: steps.map((_name, sectionable) => ({ sectionable })),
    fields: questions.map(([step, identity, name]) => ({ identity, name, section: steps.indexOf(step) })),
  } as unknown as Form;
}

const headers = (...forms: readonly (readonly [name: string, ...versions: Form[]])[]): Record<string, string> =>
  Object.fromEntries(
    answerColumns(
      forms.map(([name, ...versions]) => ({ name, versions })),
      ['Status'],
    ).map(({ fieldIdentity, header }) => [fieldIdentity, header]),
  );

test('gives a question one column across versions, with its newest label, and puts removed ones last', () => {
  const first = version(1, [
    ['Ask', 'old', 'Fax'],
    ['Ask', 'name', 'Name'],
  ]);
  const second = version(2, [
    ['Ask', 'name', 'Full name'],
    ['Ask', 'new', 'Phone'],
  ]);
  expect(Object.entries(headers(['Permit', first, second]))).toEqual([
    ['name', 'Full name'],
    ['new', 'Phone'],
    ['old', 'Fax'],
  ]);
});

test('tells equal labels apart by step, form, and number', () => {
  const permit = version(1, [
    ['Owner', 'a', 'Name'],
    ['Builder', 'b', 'name '],
    ['Owner', 'c', 'Status'],
    ['Fees', 'd', 'Note'],
    ['Fees', 'e', 'Note'],
  ]);
  const dogs = version(1, [['Owner', 'f', 'Name']]);
  expect(headers(['Permit', permit], ['Dogs', dogs])).toEqual({
    a: 'Permit: Name (Owner)',
    b: 'name (Builder)',
    c: 'Status (Owner)',
    d: 'Permit: Note (Fees) 1',
    e: 'Permit: Note (Fees) 2',
    f: 'Dogs: Name (Owner)',
  });
});

test('puts the fields of an entity after the question that names it', () => {
  const form = version(1, [['Ask', 'shop', 'Business']]);
  const asking = { ...form, fields: form.fields.map((field) => ({ ...field, customEntityId: 'kind' })) } as Form;
  const phone = { id: 'p', name: 'Phone', dataType: 'phone', options: [] };
  const columns = answerColumns([{ name: 'Permit', versions: [asking] }], [], new Map([['kind', [phone]]]));
  expect(columns.map(({ header, dataType }) => [header, dataType])).toEqual([
    ['Business', undefined],
    ['Business: Phone', 'phone'],
  ]);
  expect(columns[1]?.entityField).toEqual(phone);
});
