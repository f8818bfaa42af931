import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { labelKey, type FormulaName } from '#domain/form/formula/formulaNames.ts';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';

export interface NamedSource {
  readonly text: string;
  readonly symbols: ReadonlyMap<string, FormulaNode>;
}

/** Replaces each `{name}` with a symbol of the same length, so that positions stay correct. */
export function replaceNames(source: string, names: readonly FormulaName[]): Result<NamedSource, CodedProblem> {
  const known = new Map(names.map((name) => [labelKey(name.label), name]));
  const symbols = new Map<string, FormulaNode>();
  const problems: CodedProblem[] = [];
  const text = source.replace(/\{[^{}]*\}/g, (reference) => {
    const label = reference.slice(1, -1);
    const name = known.get(labelKey(label));
    if (!name?.isNumeric) {
      problems.push(nameProblem(label, name, names));
      return reference;
    }
    const symbol = `ƒ${symbols.size.toString(36)}`.padEnd(reference.length, '_');
    symbols.set(symbol, name.node);
    return symbol;
  });
  return problems[0] ? failed(problems[0]) : ok({ text, symbols });
}

function nameProblem(label: string, found: FormulaName | undefined, names: readonly FormulaName[]): CodedProblem {
  const params = { name: label.trim() };
  if (found) return { code: 'formulaNameNotNumeric', params };
  const isShared = names.some(({ name }) => labelKey(name) === labelKey(label));
  return { code: isShared ? 'formulaAmbiguousName' : 'formulaUnknownName', params };
}
