import { isNumber, type Content } from '#domain/form/Content.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';
import type { Comparator } from '#domain/form/logic/comparators.ts';
import { formatUsd, parseMoney } from '#domain/kernel/money.ts';
import { truncate, truncation } from '#domain/kernel/text.ts';
import { fieldsWords, logicWords } from '#messages/form/formEditorWords.ts';

/** What a condition tests, with its current name. */
export interface NamedSource {
  readonly id: string;
  readonly name: string;
  readonly dataType: DataType | 'formula';
  readonly options: readonly { readonly identity: string; readonly name: string }[];
}

/** A condition from the server: a test, or a group that has only conditions. */
export interface ReadCondition {
  readonly sourceKey?: string | null | undefined;
  readonly comparator?: string | null | undefined;
  readonly matchValue?: unknown;
  readonly connective: string | null | undefined;
  readonly conditions?: readonly ReadCondition[] | undefined;
}

/** `Shown when “Type of work” is Fence and “Value” is greater than $100.00`, with current field and option names. */
export function logicSentence(
  action: string,
  conditions: readonly ReadCondition[],
  sources: readonly NamedSource[],
): string {
  return `${isAction(action) ? logicWords.summaries[action] : logicWords.summaries.show} ${joined(conditions, sources)}`;
}

/** In evaluation order: left to right, groups first. */
function joined(conditions: readonly ReadCondition[], sources: readonly NamedSource[]): string {
  return conditions
    .map((condition, place) => {
      const group = condition.conditions ?? [];
      const text = group.length > 0 ? `(${joined(group, sources)})` : testSentence(condition, sources);
      const connective = condition.connective === 'or' ? logicWords.connectives.or : logicWords.connectives.and;
      return place < conditions.length - 1 ? `${text} ${connective}` : text;
    })
    .join(' ');
}

function testSentence(condition: ReadCondition, sources: readonly NamedSource[]): string {
  const { sourceKey, comparator, matchValue } = condition;
  const source = sources.find(({ id }) => id === sourceKey);
  const name = truncate(source?.name ?? fieldsWords.untitled, truncation.logicSummaryName);
  const how = logicWords.comparators[comparator as Comparator] ?? comparator;
  return `“${name}” ${how} ${matchSentence(source, matchValue as Content)}`;
}

function matchSentence(source: NamedSource | undefined, match: Content): string {
  const option = source?.options.find(({ identity }) => identity === match);
  if (option) return option.name;
  const amount = source?.dataType === 'money' && typeof match === 'string' ? parseMoney(match) : null;
  if (amount !== null) return formatUsd(amount);
  const isTyped = source !== undefined && source.options.length === 0 && typeof match === 'string';
  return isNumber(match) || isTyped ? String(match) : '…';
}

const isAction = (action: string): action is keyof typeof logicWords.summaries => action in logicWords.summaries;
