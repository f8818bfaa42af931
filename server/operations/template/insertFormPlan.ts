import type { FieldSettings } from '#domain/form/fields/fieldSettings.ts';
import { settingRules } from '#domain/form/fields/fieldSettings.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import type { FormFile } from '#domain/template/formFile/formFileSchema.ts';
import {
  plannedTables,
  type FormPlan,
  type PlannedRow,
  type PlannedTable,
} from '#domain/template/formFile/FormPlan.ts';
import { isFormIcon } from '#domain/template/formIcons.ts';
import { equalsIgnoringCase } from '#server/database/ignoringCase.ts';
import { newId } from '#server/newId.ts';
import { claimFile } from '#server/operations/file/claimFile.ts';
import { columnsOfSettings } from '#server/operations/form/columnsOfSettings.ts';
import type { Tx } from '#server/operations/operation.ts';
import { insertForm, type CreatedForm } from '#server/operations/template/masterTemplate.ts';
import type { PdfFile } from '#server/operations/template/readPdfFile.ts';
import { reviewAsCreator } from '#server/operations/template/reviewAsCreator.ts';

/** The stored PDFs of documents, by the document's id. */
export type DocumentFiles = ReadonlyMap<string, PdfFile>;

interface Insertion {
  readonly teamId: string;
  readonly file: FormFile;
  readonly plan: FormPlan;
  readonly files: DocumentFiles;
}

/** Tables whose rows carry the version, and those whose rows carry the team. */
const versioned: ReadonlySet<PlannedTable> = new Set([
  ...(['step', 'section', 'field', 'multipleChoiceOption', 'reviewGroup', 'stepAssignmentGroup'] as const),
  ...(['subprocessConfig', 'formula', 'logicConfig', 'configuredOutput'] as const),
]);
const ofTeam: ReadonlySet<PlannedTable> = new Set([...versioned, 'survey']);

/** Inserts a form that was read from a file. */
export async function insertFormPlan(tx: Tx, { teamId, file, plan, files }: Insertion): Promise<CreatedForm> {
  const { name, description, typicalTime, alsoKnownAs, isPrivate, draftDescription, completionMessage } = file;
  const made = await insertForm(
    tx,
    { teamId, name },
    {
      ...{ description, typicalTime, alsoKnownAs, isPrivate },
      icon: isFormIcon(file.icon) ? file.icon : null,
      categoryId: await categoryNamed(tx, teamId, file.category),
      identifierFieldIdentity: plan.identifierFieldIdentity,
    },
  );
  const { masterTemplateId, flowTemplateId } = made;
  await tx.db.flowTemplate.update({
    where: { id: flowTemplateId },
    data: { description: draftDescription, completionMessage },
  });
  await insertDocuments(tx, { masterTemplateId, teamId, plan, files });
  for (const table of plannedTables) {
    const own = {
      ...(ofTeam.has(table) ? { teamId } : {}),
      ...(versioned.has(table) ? { flowTemplateId } : {}),
    };
    const data = plan.rows[table].map((row) => ({ ...columnsOf(table, row), ...own }));
    const delegate = tx.db[table] as unknown as { createMany(args: { data: object[] }): Promise<unknown> };
    if (data.length > 0) await delegate.createMany({ data });
  }
  await tx.db.masterTemplateFaq.createMany({
    data: file.faqs.map((faq, position) => ({ ...faq, id: newId(), masterTemplateId, position })),
  });
  await reviewAsCreator(tx, { teamId, flowTemplateId });
  return made;
}

function columnsOf(table: PlannedTable, row: PlannedRow): object {
  if (table !== 'field') return row;
  const names = new Set<string>(settingRules.map(([name]) => name));
  const columns = Object.entries(row).filter(([name]) => !names.has(name));
  return { ...Object.fromEntries(columns), ...columnsOfSettings(row as unknown as FieldSettings) };
}

/** The team's category of this name, or one shared by all teams, or a new one. */
async function categoryNamed({ db, now }: Tx, teamId: string, name: string | null): Promise<string | null> {
  if (name === null || name === '') return null;
  const [known] = await db.templateCategory.findMany({
    where: { name: equalsIgnoringCase(name), OR: [{ teamId }, { teamId: null }] },
    orderBy: { id: 'asc' },
  });
  if (known) return known.id;
  const id = newId();
  await db.templateCategory.create({ data: { id, teamId, name, createdAt: now } });
  return id;
}

interface OfForm extends Pick<Insertion, 'teamId' | 'plan' | 'files'> {
  readonly masterTemplateId: string;
}

/** As drafts, which are published with the form (decision 0161). They cover all its versions. */
async function insertDocuments(tx: Tx, { masterTemplateId, teamId, plan, files }: OfForm): Promise<void> {
  for (const { id, name, description, mappings, path } of plan.documents) {
    const file = files.get(id);
    const known = new Set(file?.fieldNames);
    const unknown = mappings.filter(({ fieldName }) => !known.has(fieldName));
    const isTwice = new Set(mappings.map(({ fieldName }) => fieldName)).size < mappings.length;
    if (unknown.length > 0 || isTwice)
      throw new InvalidInput([
        {
          path: 'file',
          code: 'formFileMappingUnknown',
          params: { place: `${path}.mappings`, fields: unknown.map(({ fieldName }) => fieldName).join(', ') },
        },
      ]);
    if (file) await claimFile(tx, file.id, { use: 'document', teamId });
    const columns = { id, teamId, masterTemplateId, name, description, createdAt: tx.now };
    const versions = { startVersion: 1, latest: true };
    const ofFile = { fileId: file?.id ?? null, fieldNames: [...(file?.fieldNames ?? [])] };
    await tx.db.masterTemplateDocument.create({ data: { ...columns, ...versions, ...ofFile } });
    await tx.db.documentMapping.createMany({
      data: mappings.map((mapping) => ({ ...mapping, id: newId(), documentId: id })),
    });
  }
}
