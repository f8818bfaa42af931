import type { Flaw } from '#domain/form/fields/FieldKind.ts';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { labelKey, type FormulaName } from '#domain/form/formula/formulaNames.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';

export interface NamedSource {
  readonly text: string;
  readonly symbols: ReadonlyMap<string, FormulaNode>;
}

/** Puts a symbol of the same length in the place of each `{name}`, so that positions in the text stay true. */
export function replaceNames(source: string, names: readonly FormulaName[]): Result<NamedSource, Flaw> {
  const known = new Map(names.map((name) => [labelKey(name.label), name]));
  const symbols = new Map<string, FormulaNode>();
  const flaws: Flaw[] = [];
  const text = source.replace(/\{[^{}]*\}/g, (reference) => {
    const label = reference.slice(1, -1);
    const name = known.get(labelKey(label));
    if (!name?.isNumeric) {
      flaws.push(nameFlaw(label, name, names));
      return reference;
    }
    const symbol = `ƒ${symbols.size.toString(36)}`.padEnd(reference.length, '_');
    symbols.set(symbol, name.type === 'field' ? { field: name.identity } : { formula: name.identity });
    return symbol;
  });
  return flaws[0] ? failed(flaws[0]) : ok({ text, symbols });
}

function nameFlaw(label: string, found: FormulaName | undefined, names: readonly FormulaName[]): Flaw {
  const params = { name: label.trim() };
  if (found) return { code: 'formulaNameNotNumeric', params };
  const isShared = names.some(({ name }) => labelKey(name) === labelKey(label));
  return { code: isShared ? 'formulaAmbiguousName' : 'formulaUnknownName', params };
}
