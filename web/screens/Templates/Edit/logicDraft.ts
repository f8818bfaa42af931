import { comparatorsFor, type Comparator } from '#domain/form/logic/comparators.ts';
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

export const draftOf = ({ sourceId, comparator, matchValue, connective }: ReadCondition): ConditionDraft => ({
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

/** What is sent, the last one joined to nothing; null while anything is missing. */
export function conditionsToSend(
  drafts: readonly ConditionDraft[],
  sources: readonly LogicSource[],
): readonly ConditionToSend[] | null {
  if (drafts.length === 0 || !drafts.every(isComplete)) return null;
  const conditions = drafts.map(({ sourceId, comparator, match, connective }, place) => {
    const isChoice = (sources.find(({ id }) => id === sourceId)?.options.length ?? 0) > 0;
    return {
      sourceId,
      comparator: comparator as Comparator,
      matchValue: isChoice ? match : Number(match),
      connective: place === drafts.length - 1 ? null : connective,
    };
  });
  return conditions.some(({ matchValue }) => Number.isNaN(matchValue)) ? null : conditions;
}
