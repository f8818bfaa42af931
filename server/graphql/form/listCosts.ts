interface Cost {
  readonly field: number;
  readonly multiplier: number;
}

/**
 * The complexity of a list inside a form. It takes one query however many rows it has, and the size of a form is limited
 * as a whole (domain/template/limits), so a list costs as much as one of its rows.
 */
export const treeListCost: Cost = { field: 1, multiplier: 1 };

/** Lists of people are short, but each person leads out of the form, to a role and its team. */
export const peopleListCost: Cost = { field: 1, multiplier: 4 };

/** A reference from a part back to its whole form, which would repeat the form's query for every part. */
export const wholeFormCost: Cost = { field: 1, multiplier: 50 };

/** Orders the parts of one parent by position. */
export const byPosition: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } = {
  orderBy: [{ position: 'asc' }, { id: 'asc' }],
};
