import { labelKey } from '#domain/form/formula/formulaNames.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

/** A range in the formula's text; the end is exclusive. */
export interface FormulaPlace {
  readonly from: number;
  readonly to: number;
}

/** Where in its text a formula is wrong; null if there is no single position. */
export function problemPosition(source: string, { params }: Pick<Problem, 'params'>): FormulaPlace | null {
  if (params?.['at'] !== undefined) {
    const at = Number(params['at']) - 1;
    // a problem at the end is shown at the parenthesis that was not closed
    const begun = at >= source.trimEnd().length ? unclosed(source) : null;
    const from = begun ?? Math.min(Math.max(at, 0), Math.max(source.length - 1, 0));
    return { from, to: Math.min(from + 1, source.length) };
  }
  const name = params?.['name'] ?? params?.['what'];
  return name === undefined ? null : (reference(source, String(name)) ?? written(source, String(name)));
}

/** The innermost unclosed parenthesis. Skips parentheses inside names. */
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
