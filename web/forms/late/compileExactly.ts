import type { compileExactly as Compile } from '#domain/form/formula/compileExactly.ts';
import { lateCode } from '#web/forms/late/lateCode.ts';
import { lateFormula } from '#web/forms/late/lateFormula.ts';
import { painted } from '#web/navigation/painted.ts';

/** Big decimal arithmetic, which few formulas need; loads after the form has rendered. */
export const exactCode = lateCode<typeof Compile>(async () => {
  await painted();
  // Relative path, because the alias resolves to this module in the browser build.
  return (await import('../../../domain/form/formula/compileExactly.ts')).compileExactly;
});

export const compileExactly = lateFormula(exactCode);
