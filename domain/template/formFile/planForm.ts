import { buildForm } from '#domain/form/buildForm.ts';
import type {
  FieldRow,
  FormSource,
  FormulaRow,
  LogicConfigRow,
  OptionRow,
  OutcomeRow,
} from '#domain/form/FormSource.ts';
import { formatFormula } from '#domain/form/formula/formatFormula.ts';
import { formulaNames } from '#domain/form/formula/formulaNames.ts';
import { logicConfigSchema } from '#domain/form/logic/logicConfigSchema.ts';
import { logicProblems, storedLogic } from '#domain/form/logic/validateLogic.ts';
import { structureProblems } from '#domain/form/structureProblems.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { paymentConfigProblems } from '#domain/payment/PaymentConfig.ts';
import type { FormFile } from '#domain/template/formFile/formFileSchema.ts';
import {
  PlanDraft,
  type FormPlan,
  type PlanContext,
  type PlannedDocument,
} from '#domain/template/formFile/FormPlan.ts';
import { PartPlanner } from '#domain/template/formFile/PartPlanner.ts';
import { ReferenceReader } from '#domain/template/formFile/ReferenceReader.ts';
import { limitProblem, type FormLimit } from '#domain/template/formLimits.ts';
import { outputProblems } from '#domain/template/OutputSettings.ts';

const maxProblems = 20;

/** The rows of the form that a file describes, or all problems, each with its place in the file. */
export function planForm(file: FormFile, context: PlanContext): Result<FormPlan, readonly Problem[]> {
  const draft = new PlanDraft();
  const parts = new PartPlanner(draft, context);
  for (const [position, step] of file.steps.entries()) parts.addStep(step, position);
  refuseTooLarge(draft);
  const references = new ReferenceReader(draft, context, parts.fieldKeys);
  const formulas = planFormulas(file, context, draft, references);
  planPayments(parts, context, draft, references);
  const documents = planDocuments(file, context, draft, references);
  planOutputs(file, context, draft, references, { documents, stepKeys: parts.stepKeys });
  const identifying = file.identifyingField;
  const identifier = identifying === null ? null : references.find(parts.fieldKeys, identifying, 'identifyingField');
  const logicConfigs = readLogic(parts, context, draft, references);
  const source = sourceOf(draft, formulas, logicConfigs, context);
  // other problems would only repeat what is missing
  if (draft.problems.length === 0) checkForm(source, draft, parts);
  if (draft.problems.length > 0) return failed(draft.problems.slice(0, maxProblems));
  return ok({
    rows: draft.rows,
    source,
    documents: [...documents.values()],
    identifierFieldIdentity: identifier?.identity ?? null,
  });
}

function refuseTooLarge(draft: PlanDraft): void {
  const counts: Partial<Record<FormLimit, number>> = {
    sections: draft.rows.section.length,
    fields: draft.rows.field.length,
    options: draft.rows.multipleChoiceOption.length,
  };
  for (const [limit, count] of Object.entries(counts)) {
    const problem = limitProblem(limit as FormLimit, count);
    if (problem) draft.problems.push(problem);
  }
}

function planFormulas(
  file: FormFile,
  { newId }: PlanContext,
  draft: PlanDraft,
  references: ReferenceReader,
): FormulaRow[] {
  const identities = file.formulas.map(() => newId());
  references.addFormulaKeys(file.formulas, identities);
  return file.formulas.flatMap(({ name, expression: text }, place): FormulaRow[] => {
    const path = `formulas[${place}]`;
    const identity = identities[place] ?? '';
    draft.places.set(identity, path);
    const expression = references.formula(text, `${path}.expression`);
    return expression === null ? [] : [{ id: newId(), identity, name, expression }];
  });
}

function planPayments(parts: PartPlanner, { newId }: PlanContext, draft: PlanDraft, references: ReferenceReader): void {
  const formulaIdentities = [...references.formulaKeys.values()];
  for (const { payment, stepId, path } of parts.payments) {
    const { formula, amountCents, ...columns } = payment;
    const found = formula === null ? null : references.find(references.formulaKeys, formula, `${path}.formula`);
    const config = { ...columns, amountCents, formulaIdentity: found ?? null };
    // fees set by the operator apply only to the original form
    const fees = { noFee: false, customFee: null };
    const problems = paymentConfigProblems(
      { ...config, ...fees, amount: amountCents },
      { isRequirement: false, formulaIdentities },
    );
    if (found !== undefined) draft.refuseWithin(path, problems);
    draft.add('paymentConfig', { ...config, id: newId(), stepId });
  }
}

type Documents = ReadonlyMap<string, PlannedDocument>;

function planDocuments(
  file: FormFile,
  { newId }: PlanContext,
  draft: PlanDraft,
  references: ReferenceReader,
): Documents {
  const documents = new Map<string, PlannedDocument>();
  for (const [place, { key = `[${place}]`, mappings, ...document }] of file.documents.entries()) {
    const path = `documents[${place}]`;
    if (documents.has(key)) draft.refuse(`${path}.key`, 'formFileKeyTwice', { key });
    const read = references.mappings(mappings, `${path}.mappings`);
    documents.set(key, { ...document, id: newId(), mappings: read, path });
  }
  return documents;
}

interface Named {
  readonly documents: Documents;
  readonly stepKeys: ReadonlyMap<string, string>;
}

function planOutputs(
  file: FormFile,
  { newId }: PlanContext,
  draft: PlanDraft,
  references: ReferenceReader,
  { documents, stepKeys }: Named,
): void {
  for (const [position, { document, issuedOnStep, reminders, ...output }] of file.outputs.entries()) {
    const path = `outputs[${position}]`;
    const id = newId();
    const documentId = document === null ? null : references.find(documents, document, `${path}.document`)?.id;
    const issuedOnStepIdentity =
      issuedOnStep === null ? null : references.find(stepKeys, issuedOnStep, `${path}.issuedOnStep`);
    const settings = {
      ...output,
      expiresAfter: { value: output.expiresAfterValue, unit: output.expiresAfterUnit },
      renewalOpens: { value: output.renewalOpensValue, unit: output.renewalOpensUnit },
      renewalCloses: { value: output.renewalClosesValue, unit: output.renewalClosesUnit },
      reminders: reminders.map(({ direction, periodValue: value, periodUnit: unit }) => {
        return { direction, period: { value, unit } };
      }),
    };
    draft.refuseWithin(path, outputProblems(settings));
    draft.add('configuredOutput', { ...output, id, identity: newId(), position, documentId, issuedOnStepIdentity });
    for (const reminder of reminders)
      draft.add('renewalReminder', { ...reminder, id: newId(), configuredOutputId: id });
  }
}

function readLogic(
  { logic }: PartPlanner,
  { newId }: PlanContext,
  draft: PlanDraft,
  references: ReferenceReader,
): LogicConfigRow[] {
  return logic.flatMap(({ targetType, targetIdentity, logic: given, path }): LogicConfigRow[] => {
    const before = draft.problems.length;
    const conditions = references.conditions(given.conditions, `${path}.conditions`);
    if (draft.problems.length > before) return [];
    const read = logicConfigSchema.safeParse({
      id: newId(),
      action: given.action,
      targetType,
      targetIdentity,
      conditions,
    });
    if (read.success) return [read.data];
    draft.refuse(path, 'invalidLogic');
    return [];
  });
}

function sourceOf(
  { rows }: PlanDraft,
  formulas: readonly FormulaRow[],
  logicConfigs: readonly LogicConfigRow[],
  { entityFields }: PlanContext,
): FormSource {
  const surveySteps = new Map(rows.survey.map((survey) => [survey['stepId'], survey]));
  const outcomes = (list: readonly object[]): readonly OutcomeRow[] => list as readonly OutcomeRow[];
  const asked = new Set(rows.field.map(({ customEntityId }) => customEntityId));
  return {
    flowTemplateId: '',
    version: 1,
    sectionables: rows.step.flatMap((step) => {
      const survey = surveySteps.get(step.id);
      const own = { ...step, type: 'Step' };
      return survey ? [own, { ...survey, type: 'Survey', position: step['position'] }] : [own];
    }) as unknown as FormSource['sectionables'],
    sections: rows.section.map((section) => ({
      ...section,
      sectionableType: section['stepId'] === null ? 'Survey' : 'Step',
      sectionableId: section['stepId'] ?? section['surveyId'],
    })) as unknown as FormSource['sections'],
    fields: rows.field as unknown as readonly FieldRow[],
    options: rows.multipleChoiceOption as unknown as readonly OptionRow[],
    logicConfigs,
    formulas,
    reviewGroups: outcomes(rows.reviewGroup),
    subprocessConfigs: outcomes(rows.subprocessConfig),
    stepAssignmentGroups: outcomes(rows.stepAssignmentGroup.map((group) => ({ ...group, name: null }))),
    entityFields: entityFields.filter(({ customEntityId }) => asked.has(customEntityId)),
  };
}

/** Checks the form as a whole, and adds the rows of logic and formulas as they are stored. */
function checkForm(source: FormSource, draft: PlanDraft, { logic }: PartPlanner): void {
  const form = buildForm(source);
  for (const problem of structureProblems(form))
    draft.problems.push({ ...problem, path: draft.places.get(problem.path) ?? '' });
  for (const [place, config] of source.logicConfigs.entries()) {
    draft.refuseWithin(logic[place]?.path ?? '', logicProblems(form, config));
    if (draft.problems.length === 0) draft.add('logicConfig', { ...storedLogic(form, config) });
  }
  const names = formulaNames(form);
  for (const { expression: tree, ...formula } of source.formulas)
    draft.add('formula', { ...formula, tree, source: formatFormula(tree, names) });
}
