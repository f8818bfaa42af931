import { comparatorsFor, type Comparator } from '#domain/form/logic/comparators.ts';
import { parseMoney } from '#domain/kernel/money.ts';
import type { ReadCondition } from '#web/screens/Templates/Edit/logicSentence.ts';
import type { LogicSource } from '#web/screens/Templates/Edit/LogicSources.tsx';

/** A condition while it is being put together: any part may still be missing. */
export interface ConditionDraft {
  readonly sourceId: string;
  readonly comparator: Comparator | '';
  readonly match: string;
  readonly connective: 'and' | 'or';
}

export const newCondition: ConditionDraft = { sourceId: '', comparator: '', match: '', connective: 'and' };

export const draftOf = ({
  sourceId,
  comparator,
  matchValue,
  connective,
}: Omit<ReadCondition, 'conditions'>): ConditionDraft => ({
  sourceId: sourceId ?? '',
  comparator: (comparator ?? '') as Comparator | '',
  match: matchValue === null || matchValue === undefined ? '' : String(matchValue as string | number),
  connective: connective === 'or' ? 'or' : 'and',
});

/** Another field asks for another comparison and another value. */
export function withSource(condition: ConditionDraft, source: LogicSource | undefined): ConditionDraft {
  const [comparator = ''] = source ? comparatorsFor(source.dataType) : [];
  return { ...condition, sourceId: source?.id ?? '', comparator, match: '' };
}

const isComplete = ({ sourceId, comparator, match }: ConditionDraft): boolean =>
  sourceId !== '' && comparator !== '' && match.trim() !== '';

interface ConditionToSend {
  readonly sourceId: string;
  readonly comparator: Comparator;
  readonly matchValue: string | number;
  readonly connective: 'and' | 'or' | null;
}

/** An option by its name, an amount as the text of dollars that was typed, all else as a number; null when it is none. */
function valueToSend(source: LogicSource | undefined, match: string): string | number | null {
  if (source && source.options.length > 0) return match;
  if (source?.dataType === 'money') return parseMoney(match) === null ? null : match.trim();
  const number = Number(match);
  return Number.isFinite(number) ? number : null;
}

/** What is sent, the last one joined to nothing; null while anything is missing. */
export function conditionsToSend(
  drafts: readonly ConditionDraft[],
  sources: readonly LogicSource[],
): readonly ConditionToSend[] | null {
  if (drafts.length === 0 || !drafts.every(isComplete)) return null;
  return drafts.reduce<readonly ConditionToSend[] | null>(
    (sent, { sourceId, comparator, match, connective }, place) => {
      const matchValue = valueToSend(
        sources.find(({ id }) => id === sourceId),
        match,
      );
      if (sent === null || matchValue === null) return null;
      const joined = place === drafts.length - 1 ? null : connective;
      return [...sent, { sourceId, comparator: comparator as Comparator, matchValue, connective: joined }];
    },
    [],
  );
}
