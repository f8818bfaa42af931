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
  const folded = name.toLowerCase();
  const found =
    options.find(({ identity }) => identity === name) ??
    options.find(({ id }) => id === name) ??
    options.find((option) => oneLine(option.name) === name) ??
    options.find((option) => oneLine(option.name).toLowerCase() === folded);
  return found?.identity ?? name;
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
