import { entityValueUses } from '#domain/form/entityValues.ts';
import { canonicalSettings } from '#domain/form/fields/canonicalSettings.ts';
import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import type { FormOption } from '#domain/form/fields/FieldKind.ts';
import type { Form, FormField, FormOutcome, FormSection, FormSectionable, Rule } from '#domain/form/Form.ts';
import type {
  FieldRow,
  FormSource,
  LogicConfigRow,
  OptionRow,
  OutcomeRow,
  SectionableRow,
  SectionRow,
} from '#domain/form/FormSource.ts';
import { readConditions } from '#domain/form/logic/Condition.ts';
import type { LogicTargetType, OutcomeTargetType } from '#domain/form/logic/targets.ts';

/** Builds the ordered form from a version's rows. Rows without a parent are dropped. Logic is not validated. */
export function buildForm(source: FormSource): Form {
  const rules = rulesByTarget(source.logicConfigs);
  const sectionsOf = groupInOrder(source.sections, (row) => sectionableKey(row.sectionableType, row.sectionableId));
  const fieldsOf = groupInOrder(source.fields, ({ sectionId }) => sectionId);
  const optionsOf = groupInOrder(source.options, ({ fieldId }) => fieldId);
  const sectionables: FormSectionable[] = [];
  const sections: FormSection[] = [];
  const fields: FormField[] = [];

  for (const row of source.sectionables.toSorted(byPosition)) {
    const start = { section: sections.length, field: fields.length };
    for (const sectionRow of sectionsOf.get(sectionableKey(row.type, row.id)) ?? []) {
      const from = fields.length;
      for (const fieldRow of fieldsOf.get(sectionRow.id) ?? []) {
        const options = optionsOf.get(fieldRow.id) ?? [];
        fields.push(buildField(fieldRow, options, sections.length, rules('StepDatum', fieldRow.identity)));
      }
      const span = { from, to: fields.length };
      sections.push(buildSection(sectionRow, sectionables.length, span, rules('Section', sectionRow.identity)));
    }
    const spans = {
      sections: { from: start.section, to: sections.length },
      fields: { from: start.field, to: fields.length },
    };
    sectionables.push({ ...named(row), type: row.type, ...spans });
  }

  const outcomesOf = (type: OutcomeTargetType, rows: readonly OutcomeRow[]): FormOutcome[] =>
    rows.map((row) => ({ ...named(row), type, stepId: row.stepId, rule: rules(type, row.identity) }));
  const outcomes = [
    ...outcomesOf('ReviewGroup', source.reviewGroups),
    ...outcomesOf('SubprocessConfig', source.subprocessConfigs),
    ...outcomesOf('StepAssignmentGroup', source.stepAssignmentGroups),
  ];
  return {
    flowTemplateId: source.flowTemplateId,
    version: source.version,
    sectionables,
    sections,
    fields,
    formulas: source.formulas.map((row) => ({ ...named(row), expression: row.expression })),
    outcomes,
    fieldIdentities: fields.map(({ identity }) => identity),
    fieldSlots: placesOf(fields),
    formulaPlaces: placesOf(source.formulas),
    entityValues: entityValueUses({
      rules: [...sections, ...fields, ...outcomes].map(({ rule }) => rule),
      formulas: source.formulas.map(({ expression }) => expression),
    }),
    entityFields: source.entityFields ?? [],
  };
}

function buildSection(
  row: SectionRow,
  sectionable: number,
  fields: FormSection['fields'],
  rule: Rule | null,
): FormSection {
  return { ...named(row), sectionable, fields, rule };
}

function buildField(row: FieldRow, optionRows: readonly OptionRow[], section: number, rule: Rule | null): FormField {
  const { sectionId: _parent, position: _position, ...settings } = row;
  const options = optionRows.map(({ fieldId: _field, ...option }): FormOption => ({ ...option, ...named(option) }));
  const config: FieldConfig = { ...settings, options };
  return { ...config, ...canonicalSettings(config), ...named(row), section, rule };
}

function placesOf(list: readonly { readonly identity: string }[]): ReadonlyMap<string, number> {
  return new Map(list.map(({ identity }, place) => [identity, place]));
}

function named(row: { id: string; identity: string; name: string | null }): {
  id: string;
  identity: string;
  name: string;
} {
  return { id: row.id, identity: row.identity, name: row.name ?? '' };
}

function rulesByTarget(configs: readonly LogicConfigRow[]): (type: LogicTargetType, identity: string) => Rule | null {
  const key = (type: LogicTargetType, identity: string): string => `${type} ${identity}`;
  const rules = new Map(
    configs.map((config): [string, Rule] => [
      key(config.targetType, config.targetIdentity),
      { logicConfigId: config.id, action: config.action, condition: readConditions(config.conditions) },
    ]),
  );
  return (type, identity) => rules.get(key(type, identity)) ?? null;
}

function sectionableKey(type: SectionableRow['type'], id: string): string {
  return `${type} ${id}`;
}

function groupInOrder<R extends { position: number; id: string }>(
  rows: readonly R[],
  keyOf: (row: R) => string,
): ReadonlyMap<string, readonly R[]> {
  return Map.groupBy(rows.toSorted(byPosition), keyOf);
}

/** For rows with the same position, ids decide, which are in order of creation. */
function byPosition(a: { position: number; id: string }, b: { position: number; id: string }): number {
  return a.position - b.position || (a.id < b.id ? -1 : 1);
}
