import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { InvalidInput, Refusal, type Problem } from '#domain/kernel/refusal.ts';
import { formFileMaxBytes } from '#domain/template/formFile/formFileMaxBytes.ts';
import type { FormFile } from '#domain/template/formFile/formFileSchema.ts';
import type { FormPlan, PlanContext } from '#domain/template/formFile/FormPlan.ts';
import { mapRichTexts } from '#domain/template/formFile/mapRichTexts.ts';
import { readFormFile } from '#domain/template/formFile/readFormFile.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { newId } from '#server/newId.ts';
import { acceptFile } from '#server/operations/file/acceptFile.ts';
import { discardFile } from '#server/operations/file/discardFile.ts';
import { storeUpload } from '#server/operations/file/storeUpload.ts';
import { cleanRichText } from '#server/operations/form/richText.ts';
import { operation } from '#server/operations/operation.ts';
import { firstResult, requestText } from '#server/operations/runOncePerKey.ts';
import { refuseSuspended } from '#server/operations/team/suspension.ts';
import { insertFormPlan, type DocumentFiles } from '#server/operations/template/insertFormPlan.ts';
import type { CreatedForm } from '#server/operations/template/masterTemplate.ts';
import { readPdfFile } from '#server/operations/template/readPdfFile.ts';
import type { OperationContext } from '#server/Services.ts';

interface FormImport {
  readonly teamId: string;
  /** a form file that the same person uploaded */
  readonly fileId: string;
}

const name = 'importForm';

/** Creates a form from an uploaded form file, or nothing if anything in it is wrong. Decision 0151. */
export async function importForm(ctx: OperationContext, input: FormImport, key?: string | null): Promise<CreatedForm> {
  try {
    const uploaded = await acceptFile(ctx, { fileId: input.fileId, maxBytes: formFileMaxBytes });
    const read = await readForm(ctx, input.teamId, await text(await ctx.services.files.read(uploaded.key)));
    return await creating(read)(ctx, input, key);
  } catch (error) {
    // on a retry the file is already consumed, but the first result is stored
    const isRefused = error instanceof InvalidInput || error instanceof Refusal;
    const said = requestText(ctx, input);
    const first = isRefused && key ? await firstResult<CreatedForm>(ctx, { operation: name, key, said }) : null;
    if (first) return first;
    throw error;
  }
}

interface FormText {
  readonly teamId: string;
  readonly content: string;
  /** the form of the library that the text is */
  readonly libraryFormId?: string;
}

/** Creates a form from the text of a form file. */
export async function importFormText(
  ctx: OperationContext,
  { teamId, content, libraryFormId }: FormText,
  key?: string | null,
): Promise<CreatedForm> {
  const read = await readForm(ctx, teamId, content);
  return creating(read)(ctx, { teamId, fileId: null, ...(libraryFormId === undefined ? {} : { libraryFormId }) }, key);
}

interface Read {
  readonly file: FormFile;
  readonly plan: FormPlan;
  readonly files: DocumentFiles;
}

interface Creation {
  readonly teamId: string;
  readonly fileId: string | null;
  readonly libraryFormId?: string;
}

/** The content of the file is not part of the operation's input. */
const creating = ({ file, plan, files }: Read) =>
  operation<Creation, CreatedForm>(name, async (tx, { teamId, fileId, libraryFormId }) => {
    await refuseSuspended(tx, teamId);
    const made = await insertFormPlan(tx, { teamId, file, plan, files });
    await discardFile(tx, fileId);
    const from = libraryFormId === undefined ? {} : { data: { libraryFormId } };
    tx.record({ kind: name, teamId, masterTemplateId: made.masterTemplateId, ...from });
    return made;
  });

async function readForm(ctx: OperationContext, teamId: string, content: string): Promise<Read> {
  const read = readFormFile(content);
  if (!read.ok) throw invalid(read.error);
  const file = mapRichTexts(read.value, (html, path) => cleanRichText(html, `file.${path}`));
  const plan = await planFor(ctx, teamId, file);
  return { file, plan, files: await storeDocuments(ctx, plan) };
}

async function planFor(ctx: OperationContext, teamId: string, file: FormFile): Promise<FormPlan> {
  // lazy, because the formula parser takes a third of a server's startup and most servers never need it
  const { planForm } = await import('#domain/template/formFile/planForm.ts');
  const plan = planForm(file, await contextOf(ctx, teamId));
  if (!plan.ok) throw invalid(plan.error);
  return plan.value;
}

async function contextOf({ services: { db } }: OperationContext, teamId: string): Promise<PlanContext> {
  const [kinds, entityFields, forms] = await Promise.all([
    db.customEntity.findMany({ where: { teamId, archivedAt: null }, select: { id: true, name: true, type: true } }),
    db.customEntityField.findMany({ where: { teamId, customEntity: { archivedAt: null } } }),
    db.masterTemplate.findMany({ where: { teamId, status: { not: 'archived' } }, select: { id: true, slug: true } }),
  ]);
  return {
    newId,
    kinds: kinds.map(({ id, name, type }) => ({ id, name, isStandard: type === 'standard' })),
    entityFields: entityFields as unknown as PlanContext['entityFields'],
    formIds: new Map(forms.map(({ id, slug }) => [slug, id])),
  };
}

/** Stores and reads the PDFs. They stay unclaimed, and are swept, if the form isn't created. */
async function storeDocuments(ctx: OperationContext, { documents }: FormPlan): Promise<DocumentFiles> {
  const files = new Map<string, { readonly id: string; readonly fieldNames: readonly string[] }>();
  for (const { id, name, fileName, fileBase64, path } of documents) {
    if (fileBase64 === null) continue;
    const bytes = Buffer.from(fileBase64, 'base64');
    const upload = { fileName: fileName ?? `${name}.pdf`, contentType: 'application/pdf', byteSize: bytes.byteLength };
    try {
      const open = (): Readable => Readable.from([bytes]);
      const fileId = await storeUpload(ctx, { ...upload, maxBytes: bytes.byteLength, open });
      files.set(id, await readPdfFile(ctx, fileId));
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      throw invalid([{ path: `${path}.fileBase64`, code: 'formFileDocumentInvalid' }]);
    }
  }
  return files;
}

/** Problems at a place in the file as one problem of the input, so that every client shows the place. */
function invalid(problems: readonly Problem[]): InvalidInput {
  return new InvalidInput(
    problems.map(({ path: place, code, params }) => ({
      path: 'file',
      code: 'formFileInvalid',
      params: { place, problem: refusalSentence(code, params) },
    })),
  );
}
