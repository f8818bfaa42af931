import { labelKey } from '#domain/form/formula/formulaNames.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

/** Characters of a formula, from the first to the one after the last. */
export interface FormulaPlace {
  readonly from: number;
  readonly to: number;
}

/** Where in its text a formula is wrong; null when that is no single place. */
export function placeOfProblem(source: string, { params }: Pick<Problem, 'params'>): FormulaPlace | null {
  if (params?.['at'] !== undefined) {
    const from = Math.min(Math.max(Number(params['at']) - 1, 0), Math.max(source.length - 1, 0));
    return { from, to: Math.min(from + 1, source.length) };
  }
  const name = params?.['name'] ?? params?.['what'];
  return name === undefined ? null : (reference(source, String(name)) ?? written(source, String(name)));
}

function reference(source: string, name: string): FormulaPlace | null {
  for (const { 0: text, index } of source.matchAll(/\{[^{}]*\}/g))
    if (labelKey(text) === labelKey(name)) return { from: index, to: index + text.length };
  return null;
}

function written(source: string, name: string): FormulaPlace | null {
  const from = source.toLowerCase().indexOf(name.toLowerCase());
  return from === -1 || name === '' ? null : { from, to: from + name.length };
}
