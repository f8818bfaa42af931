import type { Problem } from '#domain/kernel/refusal.ts';
import { isBlank } from '#domain/kernel/text.ts';

/** A file whose fields are filled with answers. */
export interface TemplateDocument {
  readonly name: string;
  readonly startVersion: number | null;
  readonly stopVersion: number | null;
  /** covers all versions from the start, and the stop version is ignored */
  readonly latest: boolean;
  readonly hasFile: boolean;
}

export function documentProblems(document: TemplateDocument, hasUnsavedChanges: boolean): Problem[] {
  const { name, startVersion, stopVersion, latest, hasFile } = document;
  const problems: Problem[] = [];
  if (hasUnsavedChanges) problems.push({ path: '', code: 'documentUnsaved' });
  if (isBlank(name)) problems.push({ path: 'name', code: 'documentNameMissing' });
  if (startVersion === null) problems.push({ path: 'startVersion', code: 'documentStartMissing' });
  if (!latest && stopVersion === null) problems.push({ path: 'stopVersion', code: 'documentStopMissing' });
  if (!latest && startVersion !== null && stopVersion !== null && stopVersion < startVersion) {
    problems.push({ path: 'stopVersion', code: 'documentVersionsReversed' });
  }
  if (!hasFile) problems.push({ path: 'file', code: 'documentFileMissing' });
  return problems;
}

/** Whether publishing the form publishes a document that its outputs use. One that was unpublished stays so. */
export const publishesWithForm = (document: {
  readonly publishedAt: Date | null;
  readonly unpublishedAt: Date | null;
}): boolean => document.publishedAt === null && document.unpublishedAt === null;

export function coversVersion(document: TemplateDocument, version: number): boolean {
  const { startVersion, stopVersion, latest } = document;
  if (startVersion === null || version < startVersion) return false;
  return latest || (stopVersion !== null && version <= stopVersion);
}

export interface MappedField {
  readonly fieldName: string;
  readonly earliestVersion: number;
  readonly latestVersion: number;
}

/** Names of mapped fields that some covered version does not have. */
export function mappingWarnings(document: TemplateDocument, mapped: readonly MappedField[], newest: number): string[] {
  const { startVersion, stopVersion, latest } = document;
  const first = startVersion ?? 1;
  const last = latest ? newest : (stopVersion ?? newest);
  return mapped
    .filter(({ earliestVersion, latestVersion }) => earliestVersion > first || latestVersion < last)
    .map(({ fieldName }) => fieldName);
}

export interface KeptDocument extends TemplateDocument {
  readonly id: string;
  readonly publishedAt: Date | null;
}

/**
 * The document for an output of a version, among those any version of the form uses for it: the version's own one if
 * that is published and covers the version, otherwise its replacement. Decision 0022.
 */
export function documentInUse<T extends KeptDocument>(
  documents: readonly T[],
  named: string | null,
  version: number,
): T | null {
  const used = documents.filter((one) => one.publishedAt !== null && one.hasFile && coversVersion(one, version));
  return used.find(({ id }) => id === named) ?? documentsInListOrder(used)[0] ?? null;
}

interface Versions {
  readonly stopVersion?: number | null | undefined;
  readonly latest: boolean;
}

type Listed = Versions & { readonly publishedAt: unknown };

/** Published first, then by stop version, descending, with open-ended ones on top. */
export function documentsInListOrder<T extends Listed>(documents: readonly T[]): T[] {
  const stop = ({ latest, stopVersion }: Listed): number => (latest ? Infinity : (stopVersion ?? 0));
  const rank = ({ publishedAt }: Listed): number => (publishedAt == null ? 1 : 0);
  return documents.toSorted((a, b) => rank(a) - rank(b) || Math.sign(stop(b) - stop(a)) || 0);
}
