import type { Content } from '#domain/form/Content.ts';
import type { FieldShape, FormOption } from '#domain/form/fields/FieldKind.ts';
import { readLine } from '#domain/form/fields/kinds/writtenText.ts';
import { oneLine } from '#domain/kernel/text.ts';

/**
 * An answer names the option by its identity, which survives renaming and publishing (T5). Callers may also send the
 * id of its row or, as imports do, its name.
 */
export function readOption(raw: string, { options }: FieldShape): string {
  const name = readLine(raw) ?? '';
  const { exact, folded } = indexOf(options);
  return exact.get(name) ?? folded.get(name.toLowerCase()) ?? name;
}

interface OptionIndex {
  /** identities by identity, id or name; of several under one name, the first that has it in this order */
  readonly exact: ReadonlyMap<string, string>;
  /** identities by name in lower case */
  readonly folded: ReadonlyMap<string, string>;
}

/** Kept with the options: a list of a thousand values against a thousand options is one lookup for each value. */
const indexes = new WeakMap<readonly FormOption[], OptionIndex>();

function indexOf(options: readonly FormOption[]): OptionIndex {
  const known = indexes.get(options);
  if (known) return known;
  const keyed = (keyOf: (option: FormOption) => string) =>
    options.map((option) => [keyOf(option), option.identity] as const).toReversed();
  const index = {
    exact: new Map([
      ...keyed(({ name }) => oneLine(name)),
      ...keyed(({ id }) => id),
      ...keyed(({ identity }) => identity),
    ]),
    folded: new Map(keyed(({ name }) => oneLine(name).toLowerCase())),
  };
  indexes.set(options, index);
  return index;
}

export function findOption(content: Content, { options }: FieldShape): FormOption | undefined {
  return options.find(({ identity }) => identity === content);
}

export function optionIdentities({ options }: FieldShape): ReadonlySet<Content> {
  return new Set(options.map(({ identity }) => identity));
}

/** The numbers that formulas and logic see for the options that have one. */
export function optionNumbers({ options }: FieldShape): ReadonlyMap<Content, number> {
  return new Map(
    options.flatMap(({ identity, numericValue }) => (numericValue === null ? [] : [[identity, numericValue] as const])),
  );
}
