import { fileTypeFromBuffer } from 'file-type';
import type { RefusalParams } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import type { InspectPdf } from '#server/documents/classifyPdf.ts';
import { isProgram, isRecognisable, isText, sameKind } from '#server/files/fileKinds.ts';
import { ScannerUnavailable, type Scanner } from '#server/files/Scanner.ts';
import type { FileStore } from '#server/files/store.ts';

export interface UploadClaim {
  readonly key: string;
  readonly fileName: string;
  /** the type that the upload permission was for */
  readonly contentType: string;
  readonly maxBytes: number;
}

/** What the bytes actually are, as opposed to what was declared. */
export interface InspectedUpload {
  readonly key: string;
  readonly size: number;
  readonly etag: string;
  readonly contentType: string;
  /** null if it can't be detected, as with plain text */
  readonly detectedType: string | null;
  /** it contains something that runs when opened */
  readonly isActive: boolean;
  /** false if there is a scanner that has not scanned the file yet */
  readonly isScanned: boolean;
}

export interface UploadProblem {
  readonly code: RefusalCode;
  readonly params: RefusalParams;
}

/** External checks of the bytes. */
export interface Inspectors {
  readonly scanner: Scanner | null;
  readonly inspectPdf: InspectPdf;
  /** the uploader */
  readonly person: string;
}

/** Office documents can be detected only after a few kilobytes of archive directory. */
const sampleBytes = 64 * 1024;

const verdicts = { infected: 'fileInfected', tooLarge: 'fileNotScannable' } as const;

/** Inspects the stored bytes, because what a browser declared proves nothing. */
export async function inspectUpload(
  store: FileStore,
  { key, fileName, contentType, maxBytes }: UploadClaim,
  { scanner, inspectPdf: lookIntoPdf, person }: Inspectors,
): Promise<Result<InspectedUpload, UploadProblem>> {
  const object = await store.head(key);
  if (!object) return refused('uploadMissing');
  if (object.size === 0) return refused('fileEmpty');
  if (object.size > maxBytes) return refused('fileTooLarge', { max: maxBytes });

  const detectedType = await detect(store, key, contentType, object.size);
  if (isProgram(detectedType, fileName)) return refused('fileTypeRefused');
  const truthful = detectedType === null ? !isRecognisable(contentType) : sameKind(contentType, detectedType);
  if (!truthful) return refused('fileTypeMismatch');
  const verdict = await verdictOf(scanner, store, key);
  if (verdict === 'infected' || verdict === 'tooLarge') return refused(verdicts[verdict]);
  // a PDF that can't be inspected counts as active
  const within = detectedType === 'application/pdf' ? await lookIntoPdf(() => store.read(key), person) : 'passive';
  if (within === 'bomb') return refused('fileTooComplex');
  const isActive = within !== 'passive';
  const { size, etag } = object;
  return ok({ key, size, etag, contentType, detectedType, isActive, isScanned: verdict !== 'unknown' });
}

async function verdictOf(
  scanner: Scanner | null,
  store: FileStore,
  key: string,
): Promise<'clean' | 'infected' | 'tooLarge' | 'unknown'> {
  if (!scanner) return 'clean';
  const content = await store.read(key);
  try {
    return await scanner.scan(content);
  } catch (error) {
    if (error instanceof ScannerUnavailable) return 'unknown';
    throw error;
  } finally {
    content.destroy();
  }
}

async function detect(store: FileStore, key: string, contentType: string, size: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await store.read(key, { start: 0, end: Math.min(size, sampleBytes) - 1 }))
    chunks.push(chunk);
  const sample = Buffer.concat(chunks);
  if (contentType.startsWith('text/') && isText(sample)) return null;
  return (await fileTypeFromBuffer(sample))?.mime ?? null;
}

function refused(code: RefusalCode, params: RefusalParams = {}): Result<never, UploadProblem> {
  return failed({ code, params });
}
