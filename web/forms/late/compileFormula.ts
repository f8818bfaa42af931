import type { compileFormula as Compile } from '#domain/form/formula/compileFormula.ts';

import { lateCode } from './lateCode.ts';

/** In the browser the code of formulas, with its big decimals, comes only with forms that calculate. */
export const formulaCode = lateCode<typeof Compile>(
  // by its place: by its name it is this module
  async () => (await import('../../../domain/form/formula/compileFormula.ts')).compileFormula,
);

export const compileFormula: typeof Compile = (node, scope) => {
  const compile = formulaCode.peek();
  if (compile === null) throw new Error('A form was built before the code of its formulas was there.');
  return compile(node, scope);
};
