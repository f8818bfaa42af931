import type { compileExactly as Compile } from '#domain/form/formula/compileExactly.ts';
import { lazyFormula } from '#web/forms/late/lazyFormula.ts';
import { lazyModule } from '#web/forms/late/lazyModule.ts';
import { afterPaint } from '#web/navigation/afterPaint.ts';

/** Big decimal arithmetic, which few formulas need; loads after the form has rendered. */
export const exactCode = lazyModule<typeof Compile>(async () => {
  await afterPaint();
  // Relative path, because the alias resolves to this module in the browser build.
  return (await import('../../../domain/form/formula/compileExactly.ts')).compileExactly;
});

export const compileExactly = lazyFormula(exactCode);
