import { ownValue } from '#domain/kernel/ownValue.ts';

/**
 * Errors for answers of the wrong type, for types without an error text in the specification. Separate from `kindWords`,
 * because every first page loads the errors.
 */
const wrongKindSentences: Readonly<Record<string, string>> = {
  url: 'must be a web address such as https://www.example.org',
};

/** Error for an answer that isn't of the type a refusal names. */
export const wrongKindSentence = (kind: unknown): string =>
  ownValue(wrongKindSentences, String(kind)) ?? 'has the wrong format';
