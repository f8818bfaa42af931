/**
 * What a list inside a form costs. Its rows come with one query whatever their number, and a form has bounds of its own
 * (domain/template/limits), so a list counts for a few rows where other lists count for ten.
 */
export const treeList = (multiplier: number): { field: number; multiplier: number } => ({ field: 1, multiplier });

/** Parts of the same parent, in their order. */
export const byPosition: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } = {
  orderBy: [{ position: 'asc' }, { id: 'asc' }],
};
