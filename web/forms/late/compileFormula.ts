import type { compileFormula as Compile } from '#domain/form/formula/compileFormula.ts';
import { lateCode } from '#web/forms/late/lateCode.ts';
import { lateFormula } from '#web/forms/late/lateFormula.ts';

/** In the browser, formula code loads only for forms with formulas. */
export const formulaCode = lateCode<typeof Compile>(
  // Relative path, because the alias resolves to this module in the browser build.
  async () => (await import('../../../domain/form/formula/compileFormula.ts')).compileFormula,
);

export const compileFormula = lateFormula(formulaCode);
