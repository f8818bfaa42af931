import type { FormSource } from '#domain/form/FormSource.ts';

/**
 * The survey part of a form and nothing else, so that respondents don't learn what applicants are asked or how the
 * office works. Survey logic uses only fields of the survey (decision 0058).
 */
export function surveySource(source: FormSource, surveyIdentity: string): FormSource {
  const sectionables = source.sectionables.filter(
    ({ type, identity }) => type === 'Survey' && identity === surveyIdentity,
  );
  const surveyIds = new Set(sectionables.map(({ id }) => id));
  const sections = source.sections.filter(
    ({ sectionableType, sectionableId }) => sectionableType === 'Survey' && surveyIds.has(sectionableId),
  );
  const sectionIds = new Set(sections.map(({ id }) => id));
  const fields = source.fields.filter(({ sectionId }) => sectionIds.has(sectionId));
  const fieldIds = new Set(fields.map(({ id }) => id));
  const identities = new Set([...sections, ...fields].map(({ identity }) => identity));
  return {
    flowTemplateId: source.flowTemplateId,
    version: source.version,
    sectionables,
    sections,
    fields,
    options: source.options.filter(({ fieldId }) => fieldIds.has(fieldId)),
    logicConfigs: source.logicConfigs.filter(
      ({ targetType, targetIdentity }) =>
        (targetType === 'Section' || targetType === 'StepDatum') && identities.has(targetIdentity),
    ),
    formulas: [],
    reviewGroups: [],
    subprocessConfigs: [],
    stepAssignmentGroups: [],
  };
}
