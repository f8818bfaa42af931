import { comparatorsFor, type Comparator } from '#domain/form/logic/comparators.ts';
import { parseMoney } from '#domain/kernel/money.ts';
import type { ReadCondition } from '#messages/form/logicSentence.ts';
import type { LogicSource } from '#web/screens/Templates/Edit/LogicSources.tsx';
import { sourceOfKey } from '#web/screens/Templates/Edit/sourceKey.ts';

/** A test being edited; any part may be missing. */
export interface TestDraft {
  /** a `sourceKey` */
  readonly sourceId: string;
  readonly comparator: Comparator | '';
  readonly match: string;
  readonly connective: 'and' | 'or';
}

/** Conditions evaluated as one, as if in parentheses. */
export interface GroupDraft {
  readonly conditions: readonly ConditionDraft[];
  readonly connective: 'and' | 'or';
}

export type ConditionDraft = TestDraft | GroupDraft;

export const newCondition: TestDraft = { sourceId: '', comparator: '', match: '', connective: 'and' };
export const newGroup: GroupDraft = { conditions: [newCondition, newCondition], connective: 'and' };

export function toLogicDraft(read: ReadCondition): ConditionDraft {
  const { sourceKey: key, comparator, matchValue, conditions = [] } = read;
  const connective = read.connective === 'or' ? 'or' : 'and';
  if (conditions.length > 0) return { conditions: conditions.map(toLogicDraft), connective };
  return {
    sourceId: key ?? '',
    comparator: (comparator ?? '') as Comparator | '',
    match: matchValue === null || matchValue === undefined ? '' : String(matchValue as string | number),
    connective,
  };
}

/** Another field needs another comparison and value. */
export function withSource(condition: TestDraft, source: LogicSource | undefined): TestDraft {
  const [comparator = ''] = source ? comparatorsFor(source.dataType) : [];
  return { ...condition, sourceId: source?.id ?? '', comparator, match: '' };
}

const isComplete = ({ sourceId, comparator, match }: TestDraft): boolean =>
  sourceId !== '' && comparator !== '' && match.trim() !== '';

interface TestToSend {
  readonly sourceId: string;
  readonly entityFieldId?: string;
  readonly comparator: Comparator;
  readonly matchValue: string | number;
  readonly connective: 'and' | 'or' | null;
}

interface GroupToSend {
  readonly conditions: readonly ConditionToSend[];
  readonly connective: 'and' | 'or' | null;
}

export type ConditionToSend = TestToSend | GroupToSend;

/** An option's name, an amount in dollars as text, anything else as a number; null if invalid. */
function valueToSend(source: LogicSource | undefined, match: string): string | number | null {
  if (source && source.options.length > 0) return match;
  if (source?.dataType === 'money') return parseMoney(match) === null ? null : match.trim();
  const number = Number(match);
  return Number.isFinite(number) ? number : null;
}

function testToSend(test: TestDraft, sources: readonly LogicSource[]): Omit<TestToSend, 'connective'> | null {
  const { sourceId, comparator, match } = test;
  const source = sources.find(({ id }) => id === sourceId);
  const matchValue = isComplete(test) ? valueToSend(source, match) : null;
  return matchValue === null ? null : { ...sourceOfKey(sourceId), comparator: comparator as Comparator, matchValue };
}

function groupToSend(group: GroupDraft, sources: readonly LogicSource[]): Omit<GroupToSend, 'connective'> | null {
  const conditions = conditionsToSend(group.conditions, sources);
  return conditions && { conditions };
}

/** Mutation input, without a connective on the last condition of each list; null while anything is missing. */
export function conditionsToSend(
  drafts: readonly ConditionDraft[],
  sources: readonly LogicSource[],
): readonly ConditionToSend[] | null {
  const sent: ConditionToSend[] = [];
  for (const [place, draft] of drafts.entries()) {
    const condition = 'conditions' in draft ? groupToSend(draft, sources) : testToSend(draft, sources);
    if (condition === null) return null;
    sent.push({ ...condition, connective: place === drafts.length - 1 ? null : draft.connective });
  }
  return sent.length === 0 ? null : sent;
}
