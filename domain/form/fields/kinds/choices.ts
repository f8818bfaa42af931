import type { Content } from '#domain/form/Content.ts';
import type { FieldShape, FormOption } from '#domain/form/fields/FieldKind.ts';
import { readLine } from '#domain/form/fields/kinds/textContent.ts';
import { oneLine } from '#domain/kernel/text.ts';

/**
 * Answers store an option's identity, which survives renaming and publishing (T5). Clients may also send the row id or,
 * as imports do, the name.
 */
export function readOption(raw: string, { options }: FieldShape): string {
  const name = readLine(raw) ?? '';
  const { exact, folded } = indexOf(options);
  return exact.get(name) ?? folded.get(name.toLowerCase()) ?? name;
}

interface OptionIndex {
  /** identities by identity, id, or name; if they collide, identity wins over id, and id over name */
  readonly exact: ReadonlyMap<string, string>;
  /** identities by lowercase name */
  readonly folded: ReadonlyMap<string, string>;
}

/** Cached per list of options, so that an import of 1,000 values looks each one up in constant time. */
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

/** Numbers that formulas and logic use, for options that have one. */
export function optionNumbers({ options }: FieldShape): ReadonlyMap<Content, number> {
  return new Map(
    options.flatMap(({ identity, numericValue }) => (numericValue === null ? [] : [[identity, numericValue] as const])),
  );
}
