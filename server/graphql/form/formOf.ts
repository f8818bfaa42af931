import type { Form } from '#domain/form/Form.ts';
import { referencesOf } from '#domain/form/formula/FormulaNode.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { doorError } from '#server/graphql/doorErrors.ts';

/** The version as the rules see it; built once for all that ask at the same time. */
export async function formOf({ services }: Pick<RequestContext, 'services'>, flowTemplateId: string): Promise<Form> {
  const form = await services.loadForm(flowTemplateId);
  if (!form) throw doorError('NOT_FOUND');
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
