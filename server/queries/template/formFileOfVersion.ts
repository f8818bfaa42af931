import { Refusal } from '#domain/kernel/refusal.ts';
import { formFileOf } from '#domain/template/formFile/formFileOf.ts';
import { formFileText } from '#domain/template/formFile/formFileText.ts';
import { loadStoredForm } from '#server/queries/template/loadStoredForm.ts';
import type { Services } from '#server/Services.ts';

/** A version of a form as the text of a form file. Decision 0151. */
export async function formFileOfVersion(services: Services, flowTemplateId: string): Promise<string> {
  const stored = await loadStoredForm(services, flowTemplateId);
  if (!stored) throw new Refusal('outdated');
  const file = formFileOf(stored);
  if (!file.ok) throw new Refusal('formFileBroken');
  return formFileText(file.value);
}
