import { conditionFacts, idsIn, type FilterCondition } from '#domain/filter/filter.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { firstDay } from '#domain/metrics/periodProblems.ts';
import { choiceWords, conditionWords, filterWords, comparatorWords, unitWords } from '#messages/lists/filterWords.ts';

/** Names of things in conditions by ID, as far as the viewer may see them. */
export type ConditionNames = ReadonlyMap<string, { readonly name: string; readonly formId: string | null }>;

const named = 3;
const momentStyle = { dateStyle: 'medium', timeStyle: 'medium' } as const;

/** A condition in words, for its chip and screen readers. */
export function conditionLabel(condition: FilterCondition, names: ConditionNames): string {
  const what = subjectOf(condition, names);
  if (condition.value === true) return what;
  const how =
    condition.operator === 'is' || condition.operator === 'between' ? ':' : ` ${comparatorWords[condition.operator]}`;
  return `${what}${how} ${valueIn(condition, names)}`;
}

const subjectOf = (condition: FilterCondition, names: ConditionNames): string =>
  'identity' in condition
    ? names.get(condition.identity)?.name || conditionWords[condition.field]
    : conditionWords[condition.field];

function valueIn(condition: FilterCondition, names: ConditionNames): string {
  const { value } = condition;
  if (Array.isArray(value)) return listed(value, names);
  if (typeof value === 'boolean') return '';
  if (typeof value === 'object') {
    if ('unit' in value) {
      const unit = unitWords[value.unit];
      return `${value.value.toLocaleString('en-US')} ${value.value === 1 ? unit.slice(0, -1) : unit}`;
    }
    return between(value.from, value.to);
  }
  const { input } = conditionFacts[condition.field];
  if (input.kind === 'text') return value;
  if (input.kind === 'instant') return new Date(value).toLocaleString('en-US', momentStyle);
  const words = ownValue<Readonly<Record<string, string>>>(choiceWords, condition.field);
  return words?.[value] ?? names.get(value)?.name ?? filterWords.unknown;
}

function listed(ids: readonly string[], names: ConditionNames): string {
  const known = ids.flatMap((id) => names.get(id)?.name ?? []);
  const shown = known.slice(0, named);
  const more = ids.length - shown.length;
  if (shown.length === 0) return filterWords.unknown;
  return more === 0 ? shown.join(' or ') : `${shown.join(', ')} or ${more} more`;
}

const shown = (end: string | number): string =>
  typeof end === 'number'
    ? end.toLocaleString('en-US')
    : new Date(`${end}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function between(from: string | number | null, to: string | number | null): string {
  if (from === null) return `up to ${shown(to ?? '')}`;
  if (to === null) return from === firstDay ? filterWords.anyDay : `from ${shown(from)}`;
  return from === to ? shown(from) : `${shown(from)} to ${shown(to)}`;
}

/** Whether the filter uses something the viewer can't access or that was deleted. */
export function hasUnknownNames(filter: readonly FilterCondition[], names: ConditionNames): boolean {
  return filter.some((condition) => {
    const isGone = (id: string): boolean => !names.has(id);
    if ('identity' in condition && isGone(condition.identity)) return true;
    return idsIn(condition)?.ids.some(isGone) ?? false;
  });
}
