import type { EntityRowProblem } from '#domain/entity/entityImport.ts';
import { maxListedProblems } from '#domain/import/importRules.ts';

/** The first problems of a file, in the order of its rows, as they are stored. */
export const listEntityProblems = (...problems: readonly (readonly EntityRowProblem[])[]): object[] =>
  problems
    .flat()
    .toSorted((one, other) => one.row - other.row)
    .slice(0, maxListedProblems)
    .map((problem) => ({ ...problem }));
