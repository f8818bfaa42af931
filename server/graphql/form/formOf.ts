import type { Form } from '#domain/form/Form.ts';
import { referencesOf } from '#domain/form/formula/FormulaNode.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';

/** The version as the rules see it; built once for all that ask at the same time. */
export async function formOf(ctx: RequestContext, flowTemplateId: string): Promise<Form> {
  const form = await ctx.services.loadForm(flowTemplateId);
  if (!form) throw notAllowed(ctx, false);
  return form;
}

const usedByForm = new WeakMap<Form, ReadonlySet<string>>();

/** The identities of the fields that formulas of this version ask. */
export function fieldsUsedInFormulas(form: Form): ReadonlySet<string> {
  const known = usedByForm.get(form);
  if (known) return known;
  const used = new Set(form.formulas.flatMap(({ expression }) => [...referencesOf(expression).fields]));
  usedByForm.set(form, used);
  return used;
}
