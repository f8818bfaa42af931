import fc from 'fast-check';
import { buildForm } from '#domain/form/buildForm.ts';
import type { Content } from '#domain/form/Content.ts';
import { dependencyOrder, formNodes } from '#domain/form/dependencies.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { Form, FormField } from '#domain/form/Form.ts';
import type { ConditionRow, FormSource, LogicConfigRow } from '#domain/form/FormSource.ts';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { comparatorsFor } from '#domain/form/logic/comparators.ts';
import { targetActions, type LogicTargetType } from '#domain/form/logic/targets.ts';
import { sampleSource, type SampleField } from '#tests/support/form/sampleForm.ts';

const templates: readonly Omit<SampleField, 'name'>[] = [
  { dataType: 'integer', required: true, minValue: -3, maxValue: 4 },
  { dataType: 'integer' },
  { dataType: 'multiple_choice', required: true, options: ['A', ['B', 3], ['C', -2]] },
  { dataType: 'checkboxes', options: ['A', ['B', 3], ['C', -2]], minNumChecks: 2 },
  { dataType: 'money', required: true },
  { dataType: 'string', required: true, maxLength: 6 },
  { dataType: 'date', required: true },
];

/** Forms with every feature: nested conditions with all comparators, formulas, outcomes, sections in steps. */
export const formSources: fc.Arbitrary<FormSource> = fc
  .record({
    sections: fc.array(fc.array(fc.constantFrom(...templates), { maxLength: 5 }), { minLength: 1, maxLength: 4 }),
    formulas: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 3 }),
    outcomes: fc.nat(2),
  })
  .chain(({ sections, formulas, outcomes }) => {
    const fields = sections.map((own, section) =>
      own.map((template, place): SampleField => ({ ...template, name: `f${section}${place}` })),
    );
    const names = ['r1', 'r2'].slice(0, outcomes);
    const source = sampleSource({
      steps: {
        One: Object.fromEntries(fields.slice(0, 2).map((own, place) => [`s${place}`, own])),
        Two: Object.fromEntries(fields.slice(2).map((own, place) => [`s${place + 2}`, own])),
      },
      formulas: formulasOver(fields.flat(), formulas),
      reviewGroups: names,
    });
    return logicOver(source).map((logicConfigs) => withoutCircles({ ...source, logicConfigs }));
  });

/** Content for a field: valid, invalid, of the wrong type, or none. */
export function contentFor({ options }: FormField): fc.Arbitrary<Content> {
  const chosen = fc.constantFrom(...options.map(({ identity }) => identity), 'unknown');
  return fc.oneof(
    fc.constant(null),
    fc.integer({ min: -6, max: 6 }),
    chosen,
    fc.uniqueArray(chosen, { maxLength: 3 }),
    fc.constantFrom<Content>('text', 'a much longer text', '2026-03-05', { start: '2026-03-05', end: null }),
  );
}

export function answersFor(form: Form): fc.Arbitrary<ReadonlyMap<string, Content>> {
  return fc.tuple(...form.fields.map(contentFor)).map((contents) => {
    return new Map(form.fields.map(({ identity }, slot) => [identity, contents[slot] ?? null]));
  });
}

/** Whole numbers only, so that a simple interpreter gets the same results. */
function formulasOver(
  fields: readonly SampleField[],
  shapes: readonly (readonly number[])[],
): Record<string, FormulaNode> {
  const numeric = fields.filter(({ dataType }) => kinds[dataType].numberFor !== null && dataType !== 'money');
  const at = (place: number): FormulaNode => {
    const field = numeric[place % Math.max(1, numeric.length)];
    return field ? { field: field.name } : { number: '2' };
  };
  return Object.fromEntries(
    shapes.map(([a = 0, b = 0, c = 0], place) => {
      const earlier: FormulaNode = place > 0 && c % 2 === 0 ? { formula: `F${place - 1}` } : at(c);
      return [`F${place}`, { apply: 'SUM', to: [at(a), { apply: 'subtract', to: [earlier, at(b)] }] }];
    }),
  );
}

function logicOver(source: FormSource): fc.Arbitrary<readonly LogicConfigRow[]> {
  const targets: (readonly [LogicTargetType, string])[] = [
    ...source.sections.map(({ identity }) => ['Section', identity] as const),
    ...source.fields.map(({ identity }) => ['StepDatum', identity] as const),
    ...source.reviewGroups.map(({ identity }) => ['ReviewGroup', identity] as const),
  ];
  const conditions = conditionsOver(source);
  if (!conditions) return fc.constant([]);
  const config = ([targetType, targetIdentity]: readonly [LogicTargetType, string]): fc.Arbitrary<LogicConfigRow> =>
    fc.record({
      id: fc.constant(`logic-${targetIdentity}`),
      action: fc.constantFrom(...targetActions[targetType]),
      targetType: fc.constant(targetType),
      targetIdentity: fc.constant(targetIdentity),
      conditions: fc.array(conditions, { minLength: 1, maxLength: 3 }),
    });
  return fc.subarray(targets).chain((chosen) => fc.tuple(...chosen.map(config)));
}

function conditionsOver(source: FormSource): fc.Arbitrary<ConditionRow> | null {
  const fields = source.fields.flatMap(({ identity, dataType, id }) => {
    const options = source.options.filter(({ fieldId }) => fieldId === id).map((option) => option.identity);
    const match: fc.Arbitrary<Content> =
      options.length > 0 ? fc.constantFrom(...options) : fc.integer({ min: -4, max: 4 });
    return comparatorsFor(dataType).map((comparator) => ({ type: 'StepDatum' as const, identity, comparator, match }));
  });
  const formulas = source.formulas.flatMap(({ identity }) =>
    comparatorsFor('formula').map((comparator) => {
      return { type: 'Formula' as const, identity, comparator, match: fc.integer({ min: -4, max: 4 }) };
    }),
  );
  const sources = [...fields, ...formulas];
  if (sources.length === 0) return null;
  const connective = fc.constantFrom('and' as const, 'or' as const, null);
  const { row } = fc.letrec<{ row: ConditionRow }>((tie) => ({
    row: fc.oneof(
      { maxDepth: 2, depthSize: 'small' },
      fc.constantFrom(...sources).chain(({ type, identity, comparator, match }) =>
        fc.record({
          sourceType: fc.constant(type),
          sourceIdentity: fc.constant(identity),
          comparator: fc.constant(comparator),
          matchValue: match,
          connective,
        }),
      ),
      fc.record({ conditions: fc.array(tie('row'), { minLength: 1, maxLength: 3 }), connective }),
    ),
  }));
  return row;
}

/** Removes the logic of one node in each cycle until there are no cycles. */
function withoutCircles(source: FormSource): FormSource {
  const { circles } = dependencyOrder(formNodes(buildForm(source)));
  const culprits = new Set(circles.flatMap((circle) => circle.map(({ identity }) => identity)));
  const first = source.logicConfigs.find(({ targetIdentity }) => culprits.has(targetIdentity));
  if (!first) return source;
  return withoutCircles({ ...source, logicConfigs: source.logicConfigs.filter((config) => config !== first) });
}
