import { isNumber } from '#domain/form/Content.ts';
import type { Comparator } from '#domain/form/logic/comparators.ts';
import { truncate, truncation } from '#domain/kernel/text.ts';
import { fieldsWords, logicWords } from '#web/messages/templateEditor.ts';
import type { LogicSource } from '#web/screens/Templates/Edit/LogicSources.tsx';

/** A condition as the server answers it. */
export interface ReadCondition {
  readonly sourceId: string | null | undefined;
  readonly comparator: string | null | undefined;
  readonly matchValue: unknown;
  readonly connective: string | null | undefined;
}

/** `Show when Type of work is Fence and Value is greater than 100`, with names as people know them. */
export function logicSentence(
  action: string,
  conditions: readonly ReadCondition[],
  sources: readonly LogicSource[],
): string {
  const parts = conditions.map(({ sourceId, comparator, matchValue, connective }) => {
    const source = sources.find(({ id }) => id === sourceId);
    const option = source?.options.find(({ identity }) => identity === matchValue);
    const value = option?.name ?? (isNumber(matchValue as never) ? String(matchValue) : '…');
    const name = truncate(source?.name ?? fieldsWords.untitled, truncation.logicSummaryName);
    const how = logicWords.comparators[comparator as Comparator] ?? comparator;
    const joined = connective === 'or' ? logicWords.connectives.or : logicWords.connectives.and;
    return [`${name} ${how} ${value}`, joined];
  });
  const text = parts.flatMap(([test, joined], place) => (place < parts.length - 1 ? [test, joined] : [test])).join(' ');
  return `${isAction(action) ? logicWords.actions[action] : logicWords.actions.show} ${text}`;
}

const isAction = (action: string): action is keyof typeof logicWords.actions => action in logicWords.actions;
