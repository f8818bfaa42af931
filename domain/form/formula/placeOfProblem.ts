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
    const at = Number(params['at']) - 1;
    // what is missing at the end belongs to what was begun
    const begun = at >= source.trimEnd().length ? unclosed(source) : null;
    const from = begun ?? Math.min(Math.max(at, 0), Math.max(source.length - 1, 0));
    return { from, to: Math.min(from + 1, source.length) };
  }
  const name = params?.['name'] ?? params?.['what'];
  return name === undefined ? null : (reference(source, String(name)) ?? written(source, String(name)));
}

/** Where the innermost parenthesis stands that is never closed. Names may have some of their own. */
function unclosed(source: string): number | null {
  const open: number[] = [];
  for (const { 0: text, index } of source.matchAll(/\{[^{}]*\}|[()]/g)) {
    if (text === '(') open.push(index);
    if (text === ')') open.pop();
  }
  return open.at(-1) ?? null;
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
