import { isContentList, type Content } from '#domain/form/Content.ts';
import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { checkAnswer } from '#domain/form/fields/checkAnswer.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import type { ConditionRow, FieldRow, FormSource, TestRow } from '#domain/form/FormSource.ts';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { resultText } from '#domain/form/formula/formulaResult.ts';
import type { LogicTargetType } from '#domain/form/logic/targets.ts';

export interface Interpretation {
  readonly sections: Readonly<Record<string, boolean>>;
  readonly fields: Readonly<Record<string, boolean>>;
  readonly problems: Readonly<Record<string, CodedProblem | null>>;
  readonly formulas: Readonly<Record<string, number>>;
  readonly outcomes: Readonly<Record<string, boolean>>;
  readonly submitted: Readonly<Record<string, Content>>;
}

export function formulaResultOf(evaluation: Evaluation, identity: string): number {
  const result = evaluation.formulaResult(identity);
  const text = result && resultText(result);
  return text?.ok ? Number(text.value) : NaN;
}

/**
 * A reference implementation of a form's rules, as simple as possible: it computes everything from the rows on demand,
 * without compiling, sorting, or caching. The form must not have circular references.
 */
export function interpretForm(source: FormSource, answers: ReadonlyMap<string, Content>): Interpretation {
  const fieldNamed = (identity: string): FieldRow | undefined =>
    source.fields.find((field) => field.identity === identity);

  const applies = (type: LogicTargetType, identity: string): boolean => {
    const config = source.logicConfigs.find((one) => one.targetType === type && one.targetIdentity === identity);
    if (!config) return true;
    return ['show', 'require', 'add'].includes(config.action) === holds(config.conditions);
  };

  const holds = (rows: readonly ConditionRow[]): boolean => {
    let result = true;
    let connective: 'and' | 'or' | null = 'and';
    for (const row of rows) {
      const one = 'conditions' in row ? holds(row.conditions) : passes(row);
      result = connective === 'or' ? result || one : result && one;
      connective = row.connective;
    }
    return result;
  };

  const isSectionShown = (identity: string): boolean => applies('Section', identity);

  const isShown = (field: FieldRow): boolean => {
    const section = source.sections.find(({ id }) => id === field.sectionId);
    return section !== undefined && isSectionShown(section.identity) && applies('StepDatum', field.identity);
  };

  const valueOf = (identity: string): Content => {
    const field = fieldNamed(identity);
    return field && isShown(field) ? (answers.get(identity) ?? null) : null;
  };

  const optionNumber = (identity: Content): number | null =>
    source.options.find((option) => option.identity === identity)?.numericValue ?? null;

  const numberOf = (identity: string): number | null => {
    const field = fieldNamed(identity);
    const value = valueOf(identity);
    const isOwn = (option: Content): boolean =>
      source.options.some((one) => one.fieldId === field?.id && one.identity === option);
    if (field?.dataType === 'multiple_choice') return isOwn(value) ? optionNumber(value) : null;
    if (field?.dataType === 'checkboxes') {
      const numbers = (isContentList(value) ? value : []).filter(isOwn).flatMap((one) => optionNumber(one) ?? []);
      return numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0);
    }
    if (field?.dataType === 'integer') return typeof value === 'number' ? value : null;
    return field?.dataType === 'money' && typeof value === 'number' ? value / 100 : null;
  };

  const calculate = (node: FormulaNode): number => {
    if ('number' in node) return Number(node.number);
    if ('field' in node) return numberOf(node.field) ?? 0;
    if ('formula' in node) return formula(node.formula);
    const [first = 0, ...rest] = node.to.map(calculate);
    return rest.reduce((sum, one) => (node.apply === 'subtract' ? sum - one : sum + one), first);
  };

  const formula = (identity: string): number => {
    const row = source.formulas.find((one) => one.identity === identity);
    return row ? calculate(row.expression) : NaN;
  };

  const passes = ({ sourceType, sourceIdentity, comparator, matchValue }: TestRow): boolean => {
    const value = sourceType === 'StepDatum' ? valueOf(sourceIdentity) : null;
    const number = sourceType === 'Formula' ? formula(sourceIdentity) : numberOf(sourceIdentity);
    const isMoney = fieldNamed(sourceIdentity)?.dataType === 'money';
    const match = isMoney ? Number(matchValue) / 100 : Number(matchValue);
    switch (comparator) {
      case 'is':
        return value === matchValue;
      case 'is_not':
        return value !== matchValue;
      case 'includes':
        return isContentList(value) && value.includes(matchValue);
      case 'does_not_include':
        return !(isContentList(value) && value.includes(matchValue));
      case 'equal':
        return number === match;
      case 'not_equal':
        return number !== match;
      case 'greater':
        return number !== null && number > match;
      case 'less':
        return number !== null && number < match;
      case 'greater_or_equal':
        return number !== null && number >= match;
      case 'less_or_equal':
        return number !== null && number <= match;
    }
  };

  const problemOf = (field: FieldRow): CodedProblem | null => {
    if (!isShown(field)) return null;
    const options = source.options.filter(({ fieldId }) => fieldId === field.id);
    const config = { ...field, options: options.map((option) => ({ ...option, name: option.name ?? '' })) };
    return checkAnswer(answers.get(field.identity) ?? null, config);
  };

  const submitted = source.fields.filter(({ identity }) => valueOf(identity) !== null);
  return {
    sections: Object.fromEntries(source.sections.map(({ identity }) => [identity, isSectionShown(identity)])),
    fields: Object.fromEntries(source.fields.map((field) => [field.identity, isShown(field)])),
    problems: Object.fromEntries(source.fields.map((field) => [field.identity, problemOf(field)])),
    formulas: Object.fromEntries(source.formulas.map(({ identity }) => [identity, formula(identity)])),
    outcomes: Object.fromEntries(
      source.reviewGroups.map(({ identity }) => [identity, applies('ReviewGroup', identity)]),
    ),
    submitted: Object.fromEntries(submitted.map(({ identity }) => [identity, valueOf(identity)])),
  };
}
