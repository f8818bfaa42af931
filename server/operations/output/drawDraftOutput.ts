import { buffer } from 'node:stream/consumers';
import { failed, type Result } from '#domain/kernel/result.ts';
import { issuedDocumentWords } from '#messages/output/issuedDocumentWords.ts';
import { fillPdf } from '#server/documents/fillPdf.ts';
import type { DocumentProblem } from '#server/operations/output/DocumentProblem.ts';
import {
  loadDocument,
  submissionInclude,
  validityOf,
  valuesFromAnswers,
} from '#server/operations/output/LoadedOutput.ts';
import { outputsIssuedAt } from '#server/queries/output/outputsIssuedAt.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';
import { teamLetterhead } from '#server/queries/team/teamLetterhead.ts';
import { documentsInUse } from '#server/queries/template/documentsInUse.ts';
import type { Services } from '#server/Services.ts';

interface Draft {
  readonly activeStepId: string;
  readonly configuredOutputId: string;
  /** the viewer, whose queue renders it */
  readonly userId: string;
}

/**
 * Renders a preview of the document that completing a step will issue, from the current answers and with a watermark.
 * Nothing is saved. Null if the step doesn't issue it.
 */
export async function drawDraftOutput(
  services: Services,
  { activeStepId, configuredOutputId, userId }: Draft,
): Promise<Result<Uint8Array<ArrayBuffer>, DocumentProblem> | null> {
  const { db } = services;
  const configured = (await outputsIssuedAt(db, activeStepId)).find(({ id }) => id === configuredOutputId);
  if (!configured) return null;
  const { submission } = await db.activeStep.findUniqueOrThrow({
    where: { id: activeStepId },
    include: { submission: { include: { ...submissionInclude, flowTemplate: { select: { version: true } } } } },
  });
  const [evaluated] = await loadEvaluatedSubmissions(services, [submission.id]);
  if (!evaluated) return null;
  const { version } = submission.flowTemplate;
  const documentId = (await documentsInUse(db, [configured], version)).get(configured.identity);
  const document = await loadDocument(services, documentId);
  if (!document?.file) return failed({ reason: 'notInUse', version });
  const now = services.now();
  // outputs issued at the end include the completion time
  const finishedAt = configured.issuedOnStepIdentity === null ? now : submission.finishedAt;
  const output = {
    ...{
      submission: { ...submission, finishedAt },
      submissionId: submission.id,
      teamId: submission.teamId,
      name: configured.name,
    },
    ...{ configuredOutput: configured, outputIdentity: configured.identity },
    ...{ issuedAt: null, expiresAt: null, originalOutputId: null, createdAt: now },
  };
  const validity = validityOf(output);
  const values = await valuesFromAnswers(services, output, {
    ...{ evaluation: evaluated.evaluation, validity, mappings: document.documentMappings },
  });
  const bytes = new Uint8Array(await buffer(await services.files.read(document.file.key)));
  const { continuation, draft: across } = issuedDocumentWords;
  const letterhead = await teamLetterhead(services, submission.teamId);
  return fillPdf({ bytes, title: configured.name, values, continuation, letterhead, across }, userId);
}
