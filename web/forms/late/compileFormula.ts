import type { compileFormula as Compile } from '#domain/form/formula/compileFormula.ts';
import { lateCode } from '#web/forms/late/lateCode.ts';
import { lateFormula } from '#web/forms/late/lateFormula.ts';

/** In the browser the code of formulas comes only with forms that calculate. */
export const formulaCode = lateCode<typeof Compile>(
  // by its place: by its name it is this module
  async () => (await import('../../../domain/form/formula/compileFormula.ts')).compileFormula,
);

export const compileFormula = lateFormula(formulaCode);
