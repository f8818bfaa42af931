import { fieldOf, type Form } from '#domain/form/Form.ts';
import type { ConditionRow, TestRow } from '#domain/form/FormSource.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';

interface ConditionOfForm {
  readonly row: ConditionRow;
  readonly form: Form;
}

const testOf = ({ row }: ConditionOfForm): TestRow | null => ('conditions' in row ? null : row);

export const LogicCondition = builder.objectRef<ConditionOfForm>('LogicCondition');

LogicCondition.implement({
  description: 'A test of one answer or formula, or a group of conditions; a group has nothing but its conditions.',
  fields: (t) => ({
    sourceType: t.string({
      nullable: true,
      description: 'StepDatum or Formula; null for a group.',
      resolve: (condition) => testOf(condition)?.sourceType ?? null,
    }),
    sourceIdentity: t.string({
      nullable: true,
      description: 'What is tested, through all versions; null for a group.',
      resolve: (condition) => testOf(condition)?.sourceIdentity ?? null,
    }),
    sourceId: t.id({
      nullable: true,
      description: 'The field or formula in this version; null for a group.',
      resolve: (condition) => sourceIdOf(condition),
    }),
    comparator: t.string({
      nullable: true,
      description: 'How it is compared: is, is_not, greater, …; null for a group.',
      resolve: (condition) => testOf(condition)?.comparator ?? null,
    }),
    matchValue: t.field({
      type: 'JSON',
      nullable: true,
      description: 'With what: the identity of an option, a number, or a text of dollars for money; null for a group.',
      resolve: (condition) => testOf(condition)?.matchValue ?? null,
    }),
    matchRow: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The same, with the option as its row in this version.',
      resolve: (condition) => matchRowOf(condition),
    }),
    connective: t.string({
      nullable: true,
      description: 'How it is joined to the next one: and, or; null for the last.',
      resolve: ({ row }) => row.connective,
    }),
    conditions: t.field({
      type: [LogicCondition],
      description: 'Those of a group; none of a test.',
      // most are tests, and nothing is read for them: a form comes whole
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ row, form }) => ('conditions' in row ? row.conditions.map((inner) => ({ row: inner, form })) : []),
    }),
  }),
});

function sourceIdOf(condition: ConditionOfForm): string | null {
  const test = testOf(condition);
  if (!test) return null;
  const { form } = condition;
  if (test.sourceType === 'StepDatum') {
    const field = fieldOf(form, test.sourceIdentity);
    return field ? encodeGlobalId('Field', field.id) : null;
  }
  const formula = form.formulas[form.formulaPlaces.get(test.sourceIdentity) ?? -1];
  return formula ? encodeGlobalId('Formula', formula.id) : null;
}

function matchRowOf(condition: ConditionOfForm): unknown {
  const test = testOf(condition);
  if (!test) return null;
  const options = fieldOf(condition.form, test.sourceIdentity)?.options ?? [];
  return options.find(({ identity }) => identity === test.matchValue)?.id ?? test.matchValue;
}
