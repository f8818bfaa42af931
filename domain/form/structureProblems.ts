import { dependencyOrder, formNodes, type FormNode } from '#domain/form/dependencies.ts';
import type { Form } from '#domain/form/Form.ts';
import { isAllowedInSurvey } from '#domain/form/isAllowedInSurvey.ts';
import { surveysOf } from '#domain/form/surveysOf.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { truncate, truncation } from '#domain/kernel/text.ts';

/**
 * Problems that make a form impossible to evaluate: logic or formulas with unknown references, cycles, logic across the
 * border of a survey, and fields a survey can't ask. Checked before every change that could cause one: saving logic or
 * a formula, moving or deleting a field.
 */
export function structureProblems(form: Form): readonly Problem[] {
  const nodes = formNodes(form);
  const known = new Set(nodes.map(({ identity }) => identity));
  const dangling = nodes
    .filter(({ needs }) => needs.some((need) => !known.has(need)))
    .map((node): Problem => ({
      path: node.identity,
      code: 'unknownReference',
      params: { places: formNodeLabel(node) },
    }));
  const circles = dependencyOrder(nodes).circles.map((circle): Problem => {
    const places = circle.map(formNodeLabel).join(' → ');
    return { path: circle[0]?.identity ?? '', code: 'circularReference', params: { places } };
  });
  const surveys = surveysOf(form);
  const strayed = nodes
    .filter(({ identity, needs }) =>
      needs.some((need) => known.has(need) && surveys.get(need) !== surveys.get(identity)),
    )
    .map((node): Problem => ({ path: node.identity, code: 'surveyApart', params: { places: formNodeLabel(node) } }));
  const unfit = form.fields
    .filter(({ identity, dataType }) => surveys.has(identity) && !isAllowedInSurvey(dataType))
    .map(({ identity }): Problem => ({ path: identity, code: 'notInSurvey' }));
  return [...dangling, ...circles, ...strayed, ...unfit];
}

const typeNames: Record<FormNode['type'], string> = {
  Section: 'section',
  StepDatum: 'field',
  Formula: 'formula',
  ReviewGroup: 'review group',
  SubprocessConfig: 'sub-submission',
  StepAssignmentGroup: 'assignment group',
};

/** Such as "field 'Floor area'". */
export function formNodeLabel({ type, name }: Pick<FormNode, 'type' | 'name'>): string {
  const shown = truncate(name, truncation.logicSummaryName);
  return `${typeNames[type]} '${shown === '' ? 'Untitled' : shown}'`;
}
