interface Cost {
  readonly field: number;
  readonly multiplier: number;
}

/**
 * What a list inside a form costs: its rows come with one query whatever their number, and a form is bounded as a whole
 * (domain/template/limits). So the lists of a whole form cost what is asked of one row of each.
 */
export const treeList: Cost = { field: 1, multiplier: 1 };

/** People at one place: few, but each leads out of the form, to a role and its team. */
export const peopleList: Cost = { field: 1, multiplier: 4 };

/** The way back from a part to its whole form: what is asked there would be read for every part again. */
export const wholeAgain: Cost = { field: 1, multiplier: 50 };

/** Parts of the same parent, in their order. */
export const byPosition: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } = {
  orderBy: [{ position: 'asc' }, { id: 'asc' }],
};
