import type { Content } from '#domain/form/Content.ts';
import { kindOfLimits, kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { formatFormula } from '#domain/form/formula/formatFormula.ts';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { formatCount, plural } from '#domain/kernel/plural.ts';
import { plainText } from '#domain/publicPage/plainText.ts';
import type { SubjectKind } from '#domain/template/versionSubjects.ts';
import {
  fieldsWords,
  reviewStepWords,
  sectionsWords,
  stepsWords,
  stepTextsWords,
  stepTypeWords,
} from '#messages/form/formEditorWords.ts';
import { kindWords } from '#messages/form/kindWords.ts';
import { outputsWords, termsWords } from '#messages/form/outputEditorWords.ts';
import { subprocessEditorWords } from '#messages/form/subprocessEditorWords.ts';
import { versionFactWords as words } from '#messages/form/versionFactWords.ts';
import type { Say, SettingFact } from '#messages/form/versionNames.ts';

const line: Say<unknown> = (value) => (typeof value === 'string' && value.trim() !== '' ? value : null);
export const formatted: Say<unknown> = (value) =>
  typeof value === 'string' ? plainText(value, Number.POSITIVE_INFINITY) || null : null;
/** A setting that is on or off, said unless it is as usual. */
const flag = (label: string, unusual = true): SettingFact => ({
  label,
  say: (value) => (value === unusual ? (unusual ? words.yes : words.no) : null),
  otherwise: unusual ? words.no : words.yes,
});
const count: Say<unknown> = (value) => (typeof value === 'number' ? formatCount(value) : null);
const named: Say<unknown> = (value, _subject, { records }) =>
  typeof value === 'string' ? (records.get(value) ?? words.gone) : null;
const choice =
  (labels: Readonly<Record<string, string>>): Say<unknown> =>
  (value) =>
    typeof value === 'string' ? (ownValue(labels, value) ?? null) : null;

/** Content of a field as answers are shown; what its type can't read stays as typed. */
const content =
  (kindOf: (dataType: DataType) => DataType): Say<unknown> =>
  (value, { identity }, { fields, timeZone }) => {
    const field = fields.get(identity);
    if (!field || value == null) return null;
    const shown = kinds[kindOf(field.dataType)].summarise(value as Content, field, timeZone);
    return shown || (typeof value === 'string' ? value : JSON.stringify(value));
  };

/** A number and its unit in two columns. */
const period =
  (unitColumn: string): Say<unknown> =>
  (value, { settings }) => {
    const unit = settings[unitColumn];
    if (typeof value !== 'number' || typeof unit !== 'string') return null;
    return plural(value, unit.replace(/s$/, ''), unit);
  };

const namesOf = <Entry extends object>(table: Readonly<Record<string, Entry>>, key: keyof Entry) =>
  Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, String(entry[key])]));

/**
 * What the editor calls each setting and its values, by column. A column that isn't here is either said with another
 * one, or listed as unsaid in its test.
 */
export const settingFacts: Readonly<Record<SubjectKind, Readonly<Record<string, SettingFact>>>> = {
  Step: {
    name: { label: stepsWords.name, say: line },
    type: { label: words.stepType, say: choice(namesOf(stepTypeWords, 'name')) },
    description: { label: stepTextsWords.labels.description, say: formatted },
    external_instructions: { label: stepTextsWords.labels.externalInstructions, say: formatted },
    internal_instructions: { label: stepTextsWords.labels.internalInstructions, say: formatted },
    external: flag(stepsWords.external),
    requires_signature: flag(stepsWords.requiresSignature),
    revisable: flag(stepsWords.revisable, false),
    autoadvance: flag(words.autoadvance),
    time: { with: ['time_unit'], label: stepsWords.time, say: period('time_unit') },
  },
  Section: {
    name: { label: sectionsWords.name, say: line },
    instructions: { label: sectionsWords.instructions, say: formatted },
  },
  Field: {
    name: { label: fieldsWords.name, say: line },
    data_type: { label: fieldsWords.search, say: choice(namesOf(kindWords, 'name')) },
    hint: { label: fieldsWords.hint, say: line },
    required: flag(fieldsWords.required),
    redacted: flag(fieldsWords.redacted),
    date_type: { label: fieldsWords.dateType, say: choice(fieldsWords.dateTypes) },
    default_content: { label: fieldsWords.default, say: content((dataType) => dataType) },
    min_value: { label: fieldsWords.minValue, say: content(kindOfLimits) },
    max_value: { label: fieldsWords.maxValue, say: content(kindOfLimits) },
    max_length: { label: fieldsWords.maxLength, say: count },
    min_num_checks: { label: fieldsWords.minNumChecks, say: count },
    date_range_start_label: { label: fieldsWords.dateRangeStartLabel, say: line },
    date_range_end_label: { label: fieldsWords.dateRangeEndLabel, say: line },
    custom_entity_id: { label: fieldsWords.customEntity, say: named },
    entity_createable: flag(fieldsWords.entityCreateable),
    autofill_on_renewal: flag(fieldsWords.autofillOnRenewal),
    lock_on_renewal: flag(fieldsWords.lockOnRenewal),
  },
  ReviewGroup: {
    name: { label: reviewStepWords.name, say: line },
    review_type: { label: reviewStepWords.reviewType, say: choice(namesOf(reviewStepWords.reviewTypes, 'label')) },
    logic_type: { label: reviewStepWords.logicType, say: choice(reviewStepWords.logicTypes) },
    required: flag(reviewStepWords.required, false),
    require_signature: flag(reviewStepWords.requireSignature),
    affidavit: { label: reviewStepWords.texts.affidavit, say: line },
    default_approval_message: { label: reviewStepWords.texts.defaultApprovalMessage, say: line },
    default_rejection_message: { label: reviewStepWords.texts.defaultRejectionMessage, say: line },
  },
  StepAssignmentGroup: {},
  SubprocessConfig: {
    name: { label: subprocessEditorWords.name, say: line },
    subprocess_master_template_id: { label: subprocessEditorWords.form, say: named },
    required: flag(subprocessEditorWords.required, false),
    allows_existing: flag(subprocessEditorWords.allowsExisting, false),
  },
  Formula: {
    name: { label: words.formulaName, say: line },
    tree: {
      label: words.formula,
      say: (tree, _subject, { formulas }) => (tree == null ? null : formatFormula(tree as FormulaNode, formulas)),
    },
  },
  ConfiguredOutput: {
    name: { label: outputsWords.name, say: line },
    document_id: { label: words.document, say: named },
    issued_on_step_identity: {
      label: termsWords.issued,
      say: (step, _subject, { steps }) =>
        typeof step === 'string' ? termsWords.afterStep(steps.get(step) ?? words.gone) : termsWords.atTheEnd,
    },
    expires: flag(termsWords.expires),
    expires_after_value: {
      with: ['expires_after_unit'],
      label: termsWords.expiresAfter,
      say: period('expires_after_unit'),
    },
    renewable: flag(termsWords.renewable),
    renewal_opens_value: {
      with: ['renewal_opens_unit'],
      label: termsWords.opens,
      say: period('renewal_opens_unit'),
    },
    renewal_closes_value: {
      with: ['renewal_closes_unit'],
      label: termsWords.closes,
      say: period('renewal_closes_unit'),
    },
    autofill: flag(termsWords.autofill),
    check_shows_holder: flag(termsWords.showsHolder),
  },
};
