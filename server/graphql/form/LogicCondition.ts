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
  description:
    'A test of one answer or formula result, or a group of conditions. A group has only `conditions` and `connective`.',
  fields: (t) => ({
    sourceType: t.string({
      nullable: true,
      description: 'What the condition tests: `StepDatum` (a field) or `Formula`. Null for a group.',
      resolve: (condition) => testOf(condition)?.sourceType ?? null,
    }),
    sourceIdentity: t.string({
      nullable: true,
      description: 'The stable ID of the tested field or formula, or null for a group.',
      resolve: (condition) => testOf(condition)?.sourceIdentity ?? null,
    }),
    sourceId: t.id({
      nullable: true,
      description:
        'The ID of the tested field or formula in this version. Null for a group, or if the source no longer exists.',
      resolve: (condition) => sourceIdOf(condition),
    }),
    sourceKey: t.string({
      nullable: true,
      description:
        'What the condition tests, in one text: `sourceId`, followed by a space and `entityFieldId` if it tests a value of an entity. Null for a group, or if the source no longer exists.',
      resolve: (condition) => {
        const [sourceId, entityFieldId] = [sourceIdOf(condition), testOf(condition)?.entityFieldId];
        return sourceId !== null && entityFieldId ? `${sourceId} ${entityFieldId}` : sourceId;
      },
    }),
    entityFieldId: t.string({
      nullable: true,
      description:
        'If the condition tests a value of the entity that is chosen in the source, the plain ID of the entity’s field.',
      resolve: (condition) => testOf(condition)?.entityFieldId ?? null,
    }),
    comparator: t.string({
      nullable: true,
      description:
        'How the source is compared with `matchValue`, such as `is`, `is_not`, or `greater`. Null for a group.',
      resolve: (condition) => testOf(condition)?.comparator ?? null,
    }),
    matchValue: t.field({
      type: 'JSON',
      nullable: true,
      description:
        'The value to compare with: the stable ID of an option, a number, or for money a decimal string in dollars. Null for a group.',
      resolve: (condition) => testOf(condition)?.matchValue ?? null,
    }),
    matchRow: t.field({
      type: 'JSON',
      nullable: true,
      description:
        'The value to compare with, where an option is given by its plain ID in this version. Null for a group.',
      resolve: (condition) => matchRowOf(condition),
    }),
    connective: t.string({
      nullable: true,
      description: 'How this condition joins the next one, `and` or `or`. Null for the last condition.',
      resolve: ({ row }) => row.connective,
    }),
    conditions: t.field({
      type: [LogicCondition],
      description: 'The conditions in a group. Empty for a test.',
      // most conditions are tests, and groups need no further query because the form is loaded as a whole
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
