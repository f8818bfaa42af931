import { kinds, type DataType } from '#domain/form/fields/kinds.ts';

/**
 * Amounts are stored and sent as whole cents, but people type dollars. A number as input could mean either, and a wrong
 * guess would be off by a factor of 100.
 */
export const isAmbiguousAmount = (given: unknown, dataType: DataType): boolean =>
  typeof given === 'number' && kinds[dataType].stored === 'cents';
