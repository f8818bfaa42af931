import type { FieldChange } from '#domain/entity/entity.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

type SuggestionState = 'open' | 'accepted' | 'rejected';

export interface Suggestion {
  readonly id: string;
  readonly state: SuggestionState;
}

interface SuggestableField {
  readonly id: string;
  readonly viewable: boolean;
  readonly editSuggestable: boolean;
}

/** Problems with suggested changes. */
export function suggestProblems(changes: readonly FieldChange[], fields: readonly SuggestableField[]): Problem[] {
  if (changes.length === 0) return [{ path: '', code: 'nothingChanged' }];
  const allowed = new Set(fields.filter((field) => field.viewable && field.editSuggestable).map(({ id }) => id));
  return changes
    .filter(({ fieldId }) => !allowed.has(fieldId))
    .map(({ fieldId }) => ({ path: `values.${fieldId}`, code: 'suggestionNotAllowed' }));
}

interface SuggestedValue {
  /** the value when the edit was suggested; null if there was none */
  readonly currentContent: string | null;
  /** blank removes the value */
  readonly newContent: string;
}

/** Whether the value is no longer the one that the suggestion would replace, so that someone has to decide. */
export function isSuggestionOutdated({ currentContent, newContent }: SuggestedValue, now: string | null): boolean {
  return now !== currentContent && (now ?? '') !== newContent;
}

export function resolveSuggestionRefusal(suggestion: Suggestion): RefusalCode | null {
  return suggestion.state === 'open' ? null : 'suggestionResolved';
}

/** A request is resolved once none of its suggestions is open. */
export function isResolved(suggestions: readonly Suggestion[]): boolean {
  return suggestions.every(({ state }) => state !== 'open');
}

/** What accepting or rejecting a whole request applies to: open suggestions only. */
export function openSuggestions<T extends Suggestion>(suggestions: readonly T[]): T[] {
  return suggestions.filter(({ state }) => state === 'open');
}
