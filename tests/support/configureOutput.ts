import type { ProcessDataField } from '#domain/template/mappings.ts';
import { newFileKey } from '#server/files/fileKeys.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import type { Services } from '#server/Services.ts';
import { makePdf } from '#tests/support/makePdf.ts';

/** The id of an answered field, or a fact about the submission. */
type Source = { readonly fieldId: string } | { readonly fact: ProcessDataField };

interface OutputInWords {
  readonly name: string;
  /** by document field; without values the output has no document */
  readonly fills?: Readonly<Record<string, Source>>;
  readonly pdf?: Uint8Array;
  readonly settings?: Partial<Prisma.ConfiguredOutputUncheckedCreateInput>;
}

/** An output of a form, with its own document if it fills one. */
export async function configureOutput(
  { db, files }: Services,
  { teamId, formId, versionId }: { readonly teamId: string; readonly formId: string; readonly versionId: string },
  { name, fills, pdf, settings = {} }: OutputInWords,
): Promise<void> {
  let documentId: string | null = null;
  if (fills) {
    const file = { id: newId(), key: newFileKey('files') };
    const { size } = await files.put(file.key, pdf ?? (await makePdf(Object.keys(fills))), 'application/pdf');
    const stored = { state: 'stored' as const, byteSize: size, storedAt: new Date(), detectedType: 'application/pdf' };
    await db.storedFile.create({
      data: { ...file, ...stored, filename: 'permit.pdf', contentType: 'application/pdf' },
    });
    documentId = newId();
    const own = { id: documentId, teamId, masterTemplateId: formId, fileId: file.id, name };
    const used = { publishedAt: new Date(), startVersion: 1 };
    await db.masterTemplateDocument.create({ data: { ...own, ...used, fieldNames: Object.keys(fills) } });
    await db.documentMapping.createMany({
      data: Object.entries(fills).map(([fieldName, source]) => ({
        id: newId(),
        documentId: own.id,
        fieldName,
        ...('fact' in source
          ? { mappableType: 'ProcessData' as const, processDataField: source.fact }
          : { mappableType: 'StepDatum' as const, fieldIdentity: source.fieldId }),
      })),
    });
  }
  const within = { teamId, flowTemplateId: versionId };
  await db.configuredOutput.create({
    data: { ...within, id: newId(), identity: newId(), name, documentId, ...settings },
  });
}
