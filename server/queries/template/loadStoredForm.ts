import { Buffer } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { columnOf, settingRules } from '#domain/form/fields/fieldSettings.ts';
import type { LogicConfigRow } from '#domain/form/FormSource.ts';
import type { StoredDocument, StoredForm, StoredSection } from '#domain/template/formFile/StoredForm.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { documentsInUse } from '#server/queries/template/documentsInUse.ts';
import type { Services } from '#server/Services.ts';

const inOrder = { orderBy: [{ position: 'asc' as const }, { id: 'asc' as const }] };
const sections = {
  ...inOrder,
  include: {
    fields: {
      ...inOrder,
      include: { multipleChoiceOptions: inOrder, customEntity: { select: { name: true } } },
    },
  },
};
const oldestFirst = { orderBy: { id: 'asc' as const } };

const included = {
  masterTemplate: { include: { category: true, masterTemplateFaqs: inOrder } },
  steps: {
    ...inOrder,
    include: {
      paymentConfig: true,
      stepEmailNotifications: oldestFirst,
      sections,
      survey: { include: { sections } },
      reviewGroups: inOrder,
      stepAssignmentGroups: inOrder,
      subprocessConfigs: { ...inOrder, include: { subprocessMasterTemplate: { select: { slug: true } } } },
    },
  },
  formulas: oldestFirst,
  logicConfigs: oldestFirst,
  configuredOutputs: { ...inOrder, include: { renewalReminders: oldestFirst } },
} satisfies Prisma.FlowTemplateInclude;

type Version = Prisma.FlowTemplateGetPayload<{ include: typeof included }>;

/** One version of a form with everything that its file contains; null if it is gone. */
export async function loadStoredForm({ db, files }: Services, flowTemplateId: string): Promise<StoredForm | null> {
  const version = await db.flowTemplate.findUnique({ where: { id: flowTemplateId }, include: included });
  if (!version) return null;
  const { masterTemplate, name, description: draftDescription, completionMessage } = version;
  const { documents, outputs } = await loadDocuments(db, version);
  return {
    ...masterTemplate,
    ...{ name, draftDescription, completionMessage, category: masterTemplate.category?.name ?? null },
    steps: version.steps.map(({ survey, sections: own, stepEmailNotifications, paymentConfig, ...step }) => ({
      ...step,
      emails: stepEmailNotifications,
      sections: own.map(storedSection),
      survey: survey && { ...survey, sections: survey.sections.map(storedSection) },
      payment: paymentConfig && { ...paymentConfig, amountCents: Number(paymentConfig.amountCents) },
      assignmentGroups: step.stepAssignmentGroups,
      subprocesses: step.subprocessConfigs.map(({ subprocessMasterTemplate, ...config }) => {
        return { ...config, form: subprocessMasterTemplate.slug };
      }),
    })),
    formulas: version.formulas as unknown as StoredForm['formulas'],
    logicConfigs: version.logicConfigs as unknown as readonly LogicConfigRow[],
    outputs,
    documents: await Promise.all(documents.map((document) => storedDocument(files, document))),
    faqs: masterTemplate.masterTemplateFaqs,
    entityFields: await db.customEntityField.findMany({
      where: { customEntityId: { in: askedKinds(version) } },
      select: { id: true, name: true },
      ...inOrder,
    }),
  };
}

function storedSection(section: Version['steps'][number]['sections'][number]): StoredSection {
  const fields = section.fields.map(({ multipleChoiceOptions, customEntity, ...field }) => ({
    ...field,
    ...Object.fromEntries(settingRules.map(([name]) => [name, Reflect.get(field, columnOf(name))])),
    customEntity: customEntity?.name ?? null,
    options: multipleChoiceOptions.map(({ numericValue, ...option }) => ({
      ...option,
      numericValue: numericValue === null ? null : Number(numericValue),
    })),
  }));
  return { ...section, fields: fields as unknown as StoredSection['fields'] };
}

const askedKinds = ({ steps }: Version): string[] =>
  steps
    .flatMap((step) => [...step.sections, ...(step.survey?.sections ?? [])])
    .flatMap(({ fields }) => fields.flatMap(({ customEntityId }) => customEntityId ?? []));

type Documents = Prisma.MasterTemplateDocumentGetPayload<{ include: { documentMappings: true; file: true } }>;

/** The documents that the outputs use, in the order of the outputs, as in copies of a form. */
async function loadDocuments(db: Services['db'], { configuredOutputs, version }: Version) {
  const inUse = await documentsInUse(db, configuredOutputs, version);
  const outputs = configuredOutputs.map(({ documentId, renewalReminders, ...output }) => {
    const used = documentId === null ? null : (inUse.get(output.identity) ?? documentId);
    return { ...output, documentId: used, reminders: renewalReminders };
  });
  const ids = [...new Set(outputs.flatMap(({ documentId }) => documentId ?? []))];
  const found = await db.masterTemplateDocument.findMany({
    where: { id: { in: ids } },
    include: { documentMappings: { orderBy: { fieldName: 'asc' } }, file: true },
  });
  const byId = new Map(found.map((document) => [document.id, document]));
  return { outputs, documents: ids.flatMap((id) => byId.get(id) ?? []) };
}

async function storedDocument(
  files: Services['files'],
  { documentMappings, file, ...document }: Documents,
): Promise<StoredDocument> {
  const isKept = file !== null && file.state === 'stored' && file.deletedAt === null;
  const bytes = isKept ? await buffer(await files.read(file.key)) : null;
  return {
    ...document,
    fileName: bytes && file ? file.filename : null,
    fileBase64: bytes && Buffer.from(bytes).toString('base64'),
    mappings: documentMappings,
  };
}
