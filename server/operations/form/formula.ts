import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import type { Formula } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { draftOperation, refuseOverLimit, type Draft } from '#server/operations/form/draft.ts';
import { refuseIfReferenced } from '#server/operations/form/removeParts.ts';
import { refuseProblems, refuseUnless } from '#server/operations/refusals.ts';

export interface NewFormula {
  readonly flowTemplateId: string;
  readonly name: string;
  /** as entered by staff, with {Field name} */
  readonly source: string;
}

export const createFormula = draftOperation<NewFormula, string>(
  'createFormula',
  ({ flowTemplateId }) => ['FlowTemplate', flowTemplateId],
  async (draft, { name: typed, source }) => {
    const name = formulaName(typed);
    refuseOverLimit('formulas', 1 + (await draft.db.formula.count({ where: { flowTemplateId: draft.id } })));
    const row = { id: newId(), identity: newId(), name };
    const tree = await readTree(draft, { ...row, source });
    const formula = { ...row, teamId: draft.teamId, flowTemplateId: draft.id, source, tree };
    await draft.db.formula.create({ data: formula });
    draft.changed('Formula', row.id, 'created');
    return row.id;
  },
);

export interface FormulaChange {
  readonly formulaId: string;
  readonly name?: string;
  readonly source?: string;
}

/** Applies the given changes. Renaming doesn't affect formulas that use this one. */
export const updateFormula = draftOperation<FormulaChange, string>(
  'updateFormula',
  ({ formulaId }) => ['Formula', formulaId],
  async (draft, { formulaId, name: typed, source }) => {
    const { identity, name: before } = await formulaOf(draft, formulaId);
    const name = typed === undefined ? before : formulaName(typed);
    const tree = source === undefined ? undefined : await readTree(draft, { id: formulaId, identity, name, source });
    await draft.db.formula.update({ where: { id: formulaId }, data: { name, source, tree } });
    draft.changed('Formula', formulaId, 'updated');
    return formulaId;
  },
);

/** Refused while logic, other formulas, or a payment step refers to it. */
export const deleteFormula = draftOperation<{ formulaId: string }, string>(
  'deleteFormula',
  ({ formulaId }) => ['Formula', formulaId],
  async (draft, { formulaId }) => {
    const { identity } = await formulaOf(draft, formulaId);
    await refuseIfReferenced(draft, [identity]);
    await draft.db.formula.delete({ where: { id: formulaId } });
    draft.changed('Formula', formulaId, 'deleted');
    return draft.id;
  },
);

type Typed = Pick<Formula, 'id' | 'identity' | 'name' | 'source'>;

async function readTree(draft: Draft, formula: Typed): Promise<FormulaNode> {
  // lazy, because the formula parser takes a third of a server's startup and most servers never need it
  const { validateFormula } = await import('#domain/form/formula/validateFormula.ts');
  const read = validateFormula(await draft.source(), formula);
  if (!read.ok) throw new InvalidInput(read.error);
  return read.value.expression;
}

function formulaName(typed: string): string {
  const name = oneLine(typed);
  refuseProblems(name === '' ? [{ path: 'name', code: 'nameMissing' }] : []);
  return name;
}

async function formulaOf({ db, id }: Draft, formulaId: string): Promise<Formula> {
  const formula = await db.formula.findFirst({ where: { id: formulaId, flowTemplateId: id } });
  refuseUnless(formula, 'outdated');
  return formula;
}
