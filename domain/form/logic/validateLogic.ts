import { buildForm } from '#domain/form/buildForm.ts';
import type { Content } from '#domain/form/Content.ts';
import { formNodes } from '#domain/form/dependencies.ts';
import { isAmbiguousAmount } from '#domain/form/fields/isAmbiguousAmount.ts';
import type { Form } from '#domain/form/Form.ts';
import type { ConditionRow, FormSource, LogicConfigRow } from '#domain/form/FormSource.ts';
import { comparators } from '#domain/form/logic/comparators.ts';
import { readConditions, readTest, testsOf, type Test } from '#domain/form/logic/Condition.ts';
import { entityMatch, entityValueKind } from '#domain/form/logic/entityMatch.ts';
import { logicConfigSchema } from '#domain/form/logic/logicConfigSchema.ts';
import { readMatch, sourceKind } from '#domain/form/logic/readMatch.ts';
import { structureProblems } from '#domain/form/structureProblems.ts';
import { isUsedInFormula } from '#domain/form/uses.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';

/** Parses an editor's logic and checks it within the form. Returns what to store, or all problems. */
export function validateLogic(source: FormSource, raw: unknown): Result<LogicConfigRow, readonly Problem[]> {
  const parsed = logicConfigSchema.safeParse(raw);
  if (!parsed.success) {
    const paths = new Set(parsed.error.issues.map(({ path }) => path.join('.')));
    return failed([...paths].map((path): Problem => ({ path, code: 'invalidLogic' })));
  }
  const config = parsed.data;
  const form = buildForm({ ...source, logicConfigs: [...othersThan(config, source), config] });
  const problems = [...targetProblems(form, config), ...logicProblems(form, config), ...structureProblems(form)];
  return problems.length > 0 ? failed(problems) : ok(storedLogic(form, config));
}

/** Problems of one logic config within a form that contains it, apart from its target and cycles. */
export const logicProblems = (form: Form, config: LogicConfigRow): readonly Problem[] => [
  ...sectionProblems(form, config),
  ...testProblems(form, config),
];

/** What to store of logic that has no problems. */
export const storedLogic = (form: Form, config: LogicConfigRow): LogicConfigRow => ({
  ...config,
  conditions: config.conditions.map((row) => byIdentity(form, row)),
});

/** An editor may send an option's name or row id. The identity is stored. */
function byIdentity(form: Form, row: ConditionRow): ConditionRow {
  if ('conditions' in row) return { ...row, conditions: row.conditions.map((inner) => byIdentity(form, inner)) };
  if (comparators[row.comparator].of === 'number' && row.entityFieldId == null) return row;
  return { ...row, matchValue: matchIn(form, readTest(row)) };
}

/** A target has only one logic config. Saving another one replaces it. */
function othersThan({ id, targetType, targetIdentity }: LogicConfigRow, source: FormSource): readonly LogicConfigRow[] {
  return source.logicConfigs.filter(
    (other) => other.id !== id && (other.targetType !== targetType || other.targetIdentity !== targetIdentity),
  );
}

function targetProblems(form: Form, { targetType, targetIdentity }: LogicConfigRow): readonly Problem[] {
  const isKnown = formNodes(form).some(({ type, identity }) => type === targetType && identity === targetIdentity);
  return isKnown ? [] : [{ path: 'targetIdentity', code: 'invalidLogic' }];
}

function testProblems(form: Form, { conditions }: LogicConfigRow): readonly Problem[] {
  // Missing fields and formulas are reported by structureProblems.
  const hasWrongType = (test: Test): boolean =>
    (test.entityFieldId !== null || sourceKind(form, test) !== null) && matchIn(form, test) === null;
  return testsOf(readConditions(conditions)).flatMap((test, place): readonly Problem[] => {
    if (isAmbiguous(form, test)) return [{ path: `conditions.${place}.matchValue`, code: 'amountAmbiguous' }];
    return hasWrongType(test) ? [{ path: `conditions.${place}`, code: 'invalidLogic' }] : [];
  });
}

const matchIn = (form: Form, test: Test): Content =>
  test.entityFieldId === null ? readMatch(form, test) : entityMatch(form, test);

function isAmbiguous(form: Form, test: Test): boolean {
  const kind = test.entityFieldId === null ? sourceKind(form, test) : entityValueKind(form, test);
  return kind !== null && kind !== 'formula' && isAmbiguousAmount(test.match, kind);
}

/**
 * A section with fields used in a formula can't be conditional: the result would change without anyone changing an
 * answer.
 */
function sectionProblems(form: Form, { targetType, targetIdentity }: LogicConfigRow): readonly Problem[] {
  if (targetType !== 'Section') return [];
  const counted = form.fields.filter(
    ({ section, identity }) => form.sections[section]?.identity === targetIdentity && isUsedInFormula(form, identity),
  );
  if (counted.length === 0) return [];
  const fields = counted.map(({ name }) => name).join(', ');
  return [{ path: 'targetIdentity', code: 'sectionUsedInFormula', params: { fields } }];
}
