import type { compileExactly as Compile } from '#domain/form/formula/compileExactly.ts';
import { lateCode } from '#web/forms/late/lateCode.ts';
import { lateFormula } from '#web/forms/late/lateFormula.ts';
import { painted } from '#web/navigation/painted.ts';

/** Big decimals, which few results need: they come once the form stands. */
export const exactCode = lateCode<typeof Compile>(async () => {
  await painted();
  // by its place: by its name it is this module
  return (await import('../../../domain/form/formula/compileExactly.ts')).compileExactly;
});

export const compileExactly = lateFormula(exactCode);
