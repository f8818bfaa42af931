import { buildForm } from '#domain/form/buildForm.ts';
import type { FormSource, FormulaRow } from '#domain/form/FormSource.ts';
import { formulaNames } from '#domain/form/formula/formulaNames.ts';
import { parseFormula } from '#domain/form/formula/parseFormula.ts';
import { structureProblems } from '#domain/form/structureProblems.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';

interface FormulaDraft {
  readonly id: string;
  readonly identity: string;
  readonly name: string;
  readonly source: string;
}

/** Parses an editor's formula and checks it within the form. Returns what to store, or all problems. */
export function validateFormula(form: FormSource, draft: FormulaDraft): Result<FormulaRow, readonly Problem[]> {
  const { source, ...row } = draft;
  const others = form.formulas.filter(({ identity }) => identity !== row.identity);
  const unread = { ...row, expression: { number: '0' } };
  const names = formulaNames(buildForm({ ...form, formulas: [...others, unread] }));
  const read = parseFormula(source, names);
  if (!read.ok) return failed([{ path: 'source', ...read.error }]);
  const formula: FormulaRow = { ...row, expression: read.value };
  const problems = structureProblems(buildForm({ ...form, formulas: [...others, formula] }));
  return problems.length === 0 ? ok(formula) : failed(problems.map((problem) => ({ ...problem, path: 'source' })));
}
