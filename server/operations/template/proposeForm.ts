import { InvalidInput } from '#domain/kernel/refusal.ts';
import type { FormProposal } from '#domain/template/formProposal/FormProposal.ts';
import { nameOfFile } from '#domain/template/formProposal/nameOfFile.ts';
import {
  proposalFileKindOf,
  proposalFileKinds,
  type ProposalFileKind,
} from '#domain/template/formProposal/proposalFileKinds.ts';
import { actingUserId } from '#server/actor.ts';
import { readProposal } from '#server/documents/readProposal.ts';
import { acceptFile } from '#server/operations/file/acceptFile.ts';
import { discardFile } from '#server/operations/file/discardFile.ts';
import { openUpload, type OpenedUpload } from '#server/operations/file/openUpload.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

interface ProposalUpload {
  readonly fileName: string;
  readonly byteSize?: number | null | undefined;
}

const largest = Math.max(...Object.values(proposalFileKinds).map(({ bytes }) => bytes));

/** Allows the upload of a file that a form is proposed from. */
export async function openProposalUpload(
  ctx: OperationContext,
  { fileName, byteSize = null }: ProposalUpload,
): Promise<OpenedUpload> {
  const kind = proposalFileKindOf(fileName);
  if (kind === null) throw new InvalidInput([{ path: 'file', code: 'proposalFileKindUnknown' }]);
  const { contentType, bytes } = proposalFileKinds[kind];
  return openUpload(ctx, { fileName, contentType, byteSize, maxBytes: bytes });
}

export interface ProposedForm extends FormProposal {
  readonly name: string;
  readonly fileKind: ProposalFileKind;
  /** the file if it is a PDF, which the form can issue; other files are of no further use */
  readonly documentFileId: string | null;
}

const discardProposalFile = operation<string, void>('discardProposalFile', (tx, fileId) => discardFile(tx, fileId));

/** Proposes a form from an uploaded file. Creates nothing. Decision 0175. */
export async function proposeForm(ctx: OperationContext, fileId: string): Promise<ProposedForm> {
  const file = await acceptFile(ctx, { fileId, maxBytes: largest });
  const kind = proposalFileKindOf(file.filename);
  if (kind === null) throw new InvalidInput([{ path: 'file', code: 'proposalFileKindUnknown' }]);
  const open = () => ctx.services.files.read(file.key);
  const read = await readProposal(open, kind, actingUserId(ctx.actor) ?? file.id);
  if (!read.ok || kind !== 'pdf') await discardProposalFile(ctx, file.id);
  if (!read.ok) throw new InvalidInput([{ path: 'file', ...read.error }]);
  const name = nameOfFile(read.value.name, file.filename);
  return { ...read.value, name, fileKind: kind, documentFileId: kind === 'pdf' ? file.id : null };
}
