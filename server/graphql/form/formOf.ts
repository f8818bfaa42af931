import type { Form } from '#domain/form/Form.ts';
import { referencesOf } from '#domain/form/formula/FormulaNode.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';

/** Form loads in flight per request: a form of fifty steps requests itself once for each step. */
const formsByContext = new WeakMap<RequestContext, Map<string, Promise<Form | null>>>();

/** Shares one load among concurrent callers. Not cached afterwards, because the same request may change the form. */
function askOnce(ctx: RequestContext, flowTemplateId: string): Promise<Form | null> {
  const underway = formsByContext.get(ctx) ?? new Map<string, Promise<Form | null>>();
  formsByContext.set(ctx, underway);
  const known = underway.get(flowTemplateId);
  if (known) return known;
  const form = ctx.services.loadForm(flowTemplateId).finally(() => underway.delete(flowTemplateId));
  underway.set(flowTemplateId, form);
  return form;
}

/** The version in the shape the domain rules use, loaded once for concurrent callers. */
export async function formOf(ctx: RequestContext, flowTemplateId: string): Promise<Form> {
  const form = await askOnce(ctx, flowTemplateId);
  if (!form) throw notAllowed(ctx, false);
  return form;
}

const usedByForm = new WeakMap<Form, ReadonlySet<string>>();

/** The identities of the fields that formulas of this version use. */
export function fieldsUsedInFormulas(form: Form): ReadonlySet<string> {
  const known = usedByForm.get(form);
  if (known) return known;
  const used = new Set(form.formulas.flatMap(({ expression }) => [...referencesOf(expression).fields]));
  usedByForm.set(form, used);
  return used;
}
