import type { compileFormula as Compile } from '#domain/form/formula/compileFormula.ts';
import { lazyFormula } from '#web/forms/late/lazyFormula.ts';
import { lazyModule } from '#web/forms/late/lazyModule.ts';

/** In the browser, formula code loads only for forms with formulas. */
export const formulaCode = lazyModule<typeof Compile>(
  // Relative path, because the alias resolves to this module in the browser build.
  async () => (await import('../../../domain/form/formula/compileFormula.ts')).compileFormula,
);

export const compileFormula = lazyFormula(formulaCode);
