import { kinds, type DataType } from '#domain/form/fields/kinds.ts';

/**
 * Contents of money are kept and shown as whole cents, and people type dollars. What comes in as a number could be
 * either, and a factor of a hundred is not guessed.
 */
export const isAmbiguousAmount = (given: unknown, dataType: DataType): boolean =>
  typeof given === 'number' && kinds[dataType].stored === 'cents';
