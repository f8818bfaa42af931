import { changeSettings } from '#domain/form/fields/changeSettings.ts';
import type { FormOption } from '#domain/form/fields/FieldKind.ts';
import { settingRules, type FieldSettings } from '#domain/form/fields/fieldSettings.ts';
import { initialSettings } from '#domain/form/fields/initialSettings.ts';
import { hasOptions } from '#domain/form/fields/options.ts';
import type { LogicTargetType } from '#domain/form/logic/targets.ts';
import { stepNotificationProblems } from '#domain/mail/stepNotifications.ts';
import { stepKindOf } from '#domain/submission/stepKinds.ts';
import type { FileLogic } from '#domain/template/formFile/fileLogic.ts';
import type { FileField, FileSection, FileStep } from '#domain/template/formFile/formFileSchema.ts';
import type { PlanContext, PlanDraft } from '#domain/template/formFile/FormPlan.ts';
import { timeframeProblems } from '#domain/template/timeframeProblems.ts';

/** A part with logic, which is read once all keys are known. */
export interface LogicTarget {
  readonly targetType: LogicTargetType;
  readonly targetIdentity: string;
  readonly logic: FileLogic;
  readonly path: string;
}

export interface PlannedField {
  readonly identity: string;
  readonly field: FileField;
  readonly customEntityId: string | null;
  readonly optionIdentities: readonly string[];
}

/** What the parts of steps become, and what is needed to read references to them. */
export class PartPlanner {
  readonly fields: PlannedField[] = [];
  readonly stepKeys = new Map<string, string>();
  readonly fieldKeys = new Map<string, PlannedField>();
  readonly logic: LogicTarget[] = [];
  /** payments, read once the keys of formulas are known */
  readonly payments: {
    readonly payment: NonNullable<FileStep['payment']>;
    readonly stepId: string;
    readonly path: string;
  }[] = [];
  readonly #draft: PlanDraft;
  readonly #context: PlanContext;

  constructor(draft: PlanDraft, context: PlanContext) {
    this.#draft = draft;
    this.#context = context;
  }

  addStep(step: FileStep, position: number): void {
    const path = `steps[${position}]`;
    const { key, emails, sections, survey, payment, reviewGroups, assignmentGroups, subprocesses, ...columns } = step;
    const { id, identity } = this.#newPart(path);
    this.#keep(this.stepKeys, key, identity, `${path}.key`);
    this.#draft.add('step', { ...columns, id, identity, position });
    this.#draft.refuseWithin(path, timeframeProblems(step));
    this.#refuseUnfit(step, path);
    this.#draft.refuseWithin(path, stepNotificationProblems(emails));
    for (const email of emails)
      this.#draft.add('stepEmailNotification', { ...email, id: this.#context.newId(), stepId: id });
    this.#addSections(sections, { stepId: id, surveyId: null }, path);
    if (survey) this.#addSurvey(survey, id, `${path}.survey`);
    if (payment) this.payments.push({ payment, stepId: id, path: `${path}.payment` });
    for (const [place, { logic, ...group }] of reviewGroups.entries())
      this.#addTarget('reviewGroup', 'ReviewGroup', { ...group, stepId: id }, logic, [`${path}.reviewGroups`, place]);
    for (const [place, { logic }] of assignmentGroups.entries())
      this.#addTarget('stepAssignmentGroup', 'StepAssignmentGroup', { stepId: id }, logic, [
        `${path}.assignmentGroups`,
        place,
      ]);
    for (const [place, { form, logic, ...config }] of subprocesses.entries()) {
      const subprocessMasterTemplateId = this.#context.formIds.get(form);
      if (subprocessMasterTemplateId !== undefined)
        this.#addTarget(
          'subprocessConfig',
          'SubprocessConfig',
          { ...config, stepId: id, subprocessMasterTemplateId },
          logic,
          [`${path}.subprocesses`, place],
        );
    }
  }

  /** Parts that a step of this type can't have would never be shown, and those that it needs can't be missing. */
  #refuseUnfit({ type, sections, survey, payment, reviewGroups }: FileStep, path: string): void {
    const kind = stepKindOf(type);
    if (sections.length > 0 && kind.part !== 'section') this.#draft.refuse(`${path}.sections`, 'noSectionsHere');
    if (reviewGroups.length > 0 && !kind.isReviewed) this.#draft.refuse(`${path}.reviewGroups`, 'noReviewStep');
    if (payment !== null && !kind.takesPayment) this.#draft.refuse(`${path}.payment`, 'noPaymentStep');
    if (payment === null && kind.takesPayment) this.#draft.refuse(`${path}.payment`, 'formFileMissing');
    if (survey !== null && kind.part !== 'survey') this.#draft.refuse(`${path}.survey`, 'formFileNotHere');
    if (survey === null && kind.part === 'survey') this.#draft.refuse(`${path}.survey`, 'formFileMissing');
  }

  #addSurvey({ sections, ...columns }: NonNullable<FileStep['survey']>, stepId: string, path: string): void {
    const { id, identity } = this.#newPart(path);
    this.#draft.add('survey', { ...columns, id, identity, stepId });
    this.#addSections(sections, { stepId: null, surveyId: id }, path);
  }

  #addSections(sections: readonly FileSection[], parent: object, around: string): void {
    for (const [place, { fields, logic, ...section }] of sections.entries()) {
      const columns = { ...section, ...parent };
      const sectionId = this.#addTarget('section', 'Section', columns, logic, [`${around}.sections`, place]);
      for (const [position, field] of fields.entries())
        this.#addField(field, sectionId, [`${around}.sections[${place}].fields`, position]);
    }
  }

  #addField(field: FileField, sectionId: string, [list, position]: Place): void {
    const path = `${list}[${position}]`;
    const { id, identity } = this.#newPart(path);
    const options = field.options.map((option, place) => {
      return { ...option, ...this.#newPart(`${path}.options[${place}]`), position: place, fieldId: id };
    });
    const customEntityId = this.#kindOf(field);
    const planned = { identity, field, customEntityId, optionIdentities: options.map((option) => option.identity) };
    this.fields.push(planned);
    this.#keep(this.fieldKeys, field.key, planned, `${path}.key`);
    if (field.logic)
      this.logic.push({ targetType: 'StepDatum', targetIdentity: identity, logic: field.logic, path: `${path}.logic` });
    if (options.length > 0 && !hasOptions(field.dataType)) this.#draft.refuse(`${path}.options`, 'noOptionsHere');
    const isDefaultTwice =
      field.dataType === 'multiple_choice' && options.filter(({ isDefault }) => isDefault).length > 1;
    if (isDefaultTwice) this.#draft.refuse(`${path}.options`, 'saidTwice');
    for (const option of options) this.#draft.add('multipleChoiceOption', option);
    const settings = this.#settingsOf(field, options, customEntityId, path);
    const { name, hint, dataType } = field;
    this.#draft.add('field', { id, identity, sectionId, position, name, hint, dataType, ...settings });
  }

  #settingsOf(
    field: FileField,
    options: readonly FormOption[],
    customEntityId: string | null,
    path: string,
  ): FieldSettings {
    const given = Object.fromEntries(settingRules.map(([name]) => [name, Reflect.get(field, name)]));
    const { dataType } = field;
    const changes = {
      ...given,
      customEntityId,
      ...(this.#isCreateable(customEntityId) ? {} : { entityCreateable: false }),
    };
    const changed = changeSettings({ dataType, options, current: initialSettings, changes });
    if (changed.ok) return changed.value;
    this.#draft.refuseWithin(path, changed.error);
    return initialSettings;
  }

  /** The team's kind of the same name, if it has exactly one (decision 0124). */
  #kindOf({ customEntity }: FileField): string | null {
    const wanted = customEntity?.toLowerCase();
    const [kind, ...more] = this.#context.kinds.filter(({ name }) => name.toLowerCase() === wanted);
    return kind && more.length === 0 ? kind.id : null;
  }

  #isCreateable(customEntityId: string | null): boolean {
    return this.#context.kinds.some(({ id, isStandard }) => id === customEntityId && isStandard);
  }

  #addTarget(
    table: 'section' | 'reviewGroup' | 'stepAssignmentGroup' | 'subprocessConfig',
    targetType: LogicTargetType,
    columns: object,
    logic: FileLogic | null,
    [list, position]: Place,
  ): string {
    const path = `${list}[${position}]`;
    const { id, identity } = this.#newPart(path);
    this.#draft.add(table, { ...columns, id, identity, position });
    if (logic) this.logic.push({ targetType, targetIdentity: identity, logic, path: `${path}.logic` });
    return id;
  }

  #newPart(path: string): { readonly id: string; readonly identity: string } {
    const part = { id: this.#context.newId(), identity: this.#context.newId() };
    this.#draft.places.set(part.identity, path);
    return part;
  }

  #keep<Value>(keys: Map<string, Value>, key: string | undefined, value: Value, path: string): void {
    if (key === undefined) return;
    if (keys.has(key)) this.#draft.refuse(path, 'formFileKeyTwice', { key });
    keys.set(key, value);
  }
}

type Place = readonly [list: string, position: number];
