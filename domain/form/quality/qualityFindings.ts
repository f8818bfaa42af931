import { kinds } from '#domain/form/fields/kinds.ts';
import type { FormField, FormSection, FormSectionable } from '#domain/form/Form.ts';
import { neverApplying } from '#domain/form/quality/neverApplying.ts';
import type { QualityFinding, QualityPlace } from '#domain/form/quality/QualityFinding.ts';
import type { QualitySource, QualityStep } from '#domain/form/quality/QualitySource.ts';
import { ruleFindings } from '#domain/form/quality/ruleFindings.ts';
import {
  finding,
  gradeFindings,
  htmlFindings,
  questionFindings,
  type Located,
} from '#domain/form/quality/textFindings.ts';
import { isBlank } from '#domain/kernel/text.ts';

interface Checked extends QualitySource {
  readonly never: ReadonlySet<string>;
}

/** Advice about a draft: what is hard to read, has no name, or can't be reached. In the form's order. Decision 0173. */
export function qualityFindings(source: QualitySource): readonly QualityFinding[] {
  const checked: Checked = { ...source, never: neverApplying(source.form) };
  return source.steps.flatMap((step, place) => stepFindings(checked, step, place + 1));
}

function stepFindings(checked: Checked, step: QualityStep, number: number): readonly QualityFinding[] {
  const { form, never } = checked;
  const { id: stepId, external, description, externalInstructions, survey } = step;
  const own = form.sectionables.filter(({ id }) => id === stepId || id === survey?.id);
  const [sectionable] = own.filter(({ type }) => type === 'Step');
  if (!sectionable) return [];
  const stepPlace = form.sectionables.indexOf(sectionable);
  const part: Located = { place: { stepId }, subject: 'Step', name: sectionable.name, number };
  const fields = own.flatMap((each) => form.fields.slice(each.fields.from, each.fields.to));
  const isUnreachable = fields.length > 0 && fields.every(({ identity }) => never.has(identity));
  const isRead = external || survey !== null;
  const outcomes = form.outcomes.filter((outcome) => outcome.stepId === stepId);
  return [
    ...(isBlank(sectionable.name) ? [finding(part, 'stepWithoutName', { text: 'name' })] : []),
    ...(isUnreachable ? [finding(part, 'stepNeverAsks')] : []),
    ...(isRead ? htmlFindings(part, 'description', description) : []),
    ...(isRead ? htmlFindings(part, 'externalInstructions', externalInstructions) : []),
    ...(survey
      ? htmlFindings({ ...part, place: { stepId, surveyId: survey.id } }, 'instructions', survey.instructions)
      : []),
    ...own.flatMap((each) => sectionsFindings(checked, each, { stepId, isRead })),
    ...outcomes.flatMap((outcome) => {
      const siblings = outcomes.filter(({ type }) => type === outcome.type);
      const found: Located = {
        ...{ place: { stepId, outcomeId: outcome.id }, subject: outcome.type, name: outcome.name },
        number: siblings.indexOf(outcome) + 1,
      };
      return ruleFindings(checked, found, outcome, stepPlace);
    }),
  ];
}

interface Around {
  readonly stepId: string;
  /** by applicants or respondents, so that its texts should be easy to read */
  readonly isRead: boolean;
}

function sectionsFindings(checked: Checked, sectionable: FormSectionable, around: Around): readonly QualityFinding[] {
  const { from, to } = sectionable.sections;
  return checked.form.sections
    .slice(from, to)
    .flatMap((section, place) =>
      sectionFindings(checked, section, { ...around, number: place + 1, siblings: to - from }),
    );
}

function sectionFindings(
  checked: Checked,
  section: FormSection,
  { stepId, isRead, number, siblings }: Around & { readonly number: number; readonly siblings: number },
): readonly QualityFinding[] {
  const { form, instructions } = checked;
  const place: QualityPlace = { stepId, sectionId: section.id };
  const part: Located = { place, subject: 'Section', name: section.name, number };
  // the only section of a step needs no heading of its own
  const needsName = siblings > 1 && isBlank(section.name);
  return [
    ...(needsName ? [finding(part, 'sectionWithoutName', { text: 'name' })] : []),
    ...ruleFindings(checked, part, section, section.sectionable),
    ...(isRead ? htmlFindings(part, 'instructions', instructions.get(section.identity)) : []),
    ...form.fields
      .slice(section.fields.from, section.fields.to)
      .flatMap((field, index) => fieldFindings(checked, field, { place, number: index + 1, section, isRead })),
  ];
}

function fieldFindings(
  checked: Checked,
  field: FormField,
  {
    place: around,
    number,
    section,
    isRead,
  }: Pick<Located, 'place' | 'number'> & {
    readonly section: FormSection;
    readonly isRead: boolean;
  },
): readonly QualityFinding[] {
  const { never, hints, emptyKinds } = checked;
  const { identity, name, options, customEntityId, entityCreateable } = field;
  const hint = hints.get(identity) ?? '';
  const place = { ...around, fieldId: field.id };
  const part: Located = { place, subject: 'Field', name, number };
  const isEmptyKind = customEntityId !== null && emptyKinds.has(customEntityId) && !entityCreateable;
  return [
    ...(isBlank(name) ? [finding(part, 'fieldWithoutName', { text: 'name' })] : []),
    // its section is the one to change
    ...(never.has(section.identity) ? [] : ruleFindings(checked, part, field, section.sectionable)),
    ...(isEmptyKind ? [finding(part, 'nothingToChoose', { fix: { kind: 'letPeopleAdd' } })] : []),
    ...questionFindings(part, hint).filter(({ code }) => isRead || code !== 'hardText'),
    ...(isRead ? gradeFindings(part, 'hint', hint) : []),
    ...options
      .map((option, index) => ({ option, number: index + 1 }))
      .filter(({ option }) => isBlank(option.name))
      .map((option) => optionWithoutName(part, field, option)),
  ];
}

function optionWithoutName(
  part: Located,
  { dataType, options }: FormField,
  { option, number }: { readonly option: FormField['options'][number]; readonly number: number },
): QualityFinding {
  const isDeletable = options.length >= (kinds[dataType].options?.leastToDeleteFrom ?? 0);
  return finding({ ...part, place: { ...part.place, optionId: option.id } }, 'optionWithoutName', {
    count: number,
    fix: isDeletable ? { kind: 'deleteOption' } : null,
  });
}
