import { buildForm } from '#domain/form/buildForm.ts';
import { numberPlaceOfReference } from '#domain/form/entityValues.ts';
import { entityValueKey } from '#domain/form/EntityValueUse.ts';
import type { FormSource, FormulaRow } from '#domain/form/FormSource.ts';
import type { FormulaResult } from '#domain/form/formula/Calculation.ts';
import { compileFormula } from '#domain/form/formula/compileFormula.ts';
import { referencesOf } from '#domain/form/formula/FormulaNode.ts';
import { resultText } from '#domain/form/formula/formulaResult.ts';
import { validateFormula } from '#domain/form/formula/validateFormula.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

/** The result of a draft formula, or everything wrong with it. */
export interface TriedFormula {
  /** null if there is none */
  readonly result: string | null;
  readonly problems: readonly Problem[];
  /** the fields and values of entities that it uses, including through other formulas, by their key among the names */
  readonly usedFields: readonly string[];
}

/** Parses a formula as if to store it and calculates it with sample numbers. Fields without a sample are unanswered. */
export function tryFormula(
  source: FormSource,
  draft: Parameters<typeof validateFormula>[1],
  samples: ReadonlyMap<string, number>,
): TriedFormula {
  const read = validateFormula(source, draft);
  if (!read.ok) return { result: null, problems: read.error, usedFields: [] };
  const others = source.formulas.filter(({ identity }) => identity !== draft.identity);
  const form = buildForm({ ...source, formulas: [...others, read.value] });
  const sampleAt = (key: string): number => samples.get(key) ?? Number.NaN;
  const numbers = Float64Array.from([
    ...form.fields.map(({ identity }) => sampleAt(identity)),
    ...form.formulas.map(() => Number.NaN),
    ...form.entityValues.map((use) => sampleAt(entityValueKey(use))),
  ]);
  const inputIdentities = new Set<string>();
  const results: FormulaResult[] = [];
  const positions = new Map<string, number>();
  const byIdentity = new Map<string, FormulaRow>([...others, read.value].map((row) => [row.identity, row]));
  const calculate = (identity: string): void => {
    const row = byIdentity.get(identity);
    if (!row || positions.has(identity)) return;
    const named = referencesOf(row.expression);
    named.formulas.forEach(calculate);
    for (const key of named.readings.keys()) inputIdentities.add(key);
    const run = compileFormula(row.expression, {
      slotOf: (reference) => numberPlaceOfReference(form, reference),
      positionOf: (formula) => positions.get(formula) ?? -1,
    });
    positions.set(identity, results.length);
    results.push(run({ numbers, results, scale: 0, fault: null }));
  };
  calculate(draft.identity);
  const last = results.at(-1);
  const text = last ? resultText(last) : null;
  return {
    result: text?.ok ? text.value : null,
    problems: text && !text.ok ? [{ path: 'result', code: text.error }] : [],
    usedFields: [...inputIdentities],
  };
}
