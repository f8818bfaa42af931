import { buildForm } from '#domain/form/buildForm.ts';
import type { QualitySource } from '#domain/form/quality/QualitySource.ts';
import { planForm } from '#domain/template/formFile/planForm.ts';
import { readFormFile } from '#domain/template/formFile/readFormFile.ts';

/** The form of a file, for the quality check. */
export function qualitySourceOfFile(content: string): QualitySource {
  let ids = 0;
  const file = readFormFile(content);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const context = { newId: () => `id${(ids += 1)}`, kinds: [], entityFields: [], formIds: new Map<string, string>() };
  const plan = planForm(file.value, context);
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  const { rows, source } = plan.value;
  const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return {
    form: buildForm(source),
    steps: rows.step.map((step) => {
      const survey = rows.survey.find(({ stepId }) => stepId === step.id);
      return {
        ...{ id: step.id, external: step['external'] === true },
        ...{ description: textOf(step['description']), externalInstructions: textOf(step['externalInstructions']) },
        survey: survey ? { id: survey.id, instructions: textOf(survey['instructions']) } : null,
      };
    }),
    hints: new Map(rows.field.map(({ identity, hint }) => [String(identity), textOf(hint) ?? ''])),
    instructions: new Map(
      rows.section.map(({ identity, instructions }) => [String(identity), textOf(instructions) ?? '']),
    ),
    emptyKinds: new Set(),
  };
}
