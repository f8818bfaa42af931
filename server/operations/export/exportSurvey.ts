import type { ExportFormat } from '#domain/export/exportRules.ts';
import { exportWords } from '#messages/lists/exportWords.ts';
import { startExport } from '#server/operations/export/startExport.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import type { SurveyRequest } from '#server/queries/export/ExportRequest.ts';
import { openSurveyAtStep } from '#server/queries/survey/OpenedSurvey.ts';
import type { RequesterLimits } from '#server/sessions/loadPrincipal.ts';

interface SurveyWanted extends SurveyRequest {
  readonly userId: string;
  readonly asker: RequesterLimits;
  readonly format: ExportFormat;
}

const types = { responses: 'survey_responses', invitations: 'survey_invitations' } as const;

/** Starts an export of a step's survey responses or invitations as a table. Returns its id. */
export const exportSurvey = operation<SurveyWanted, string>('exportSurvey', async (tx, wanted) => {
  const { userId, asker, activeStepId, of, format } = wanted;
  const place = await openSurveyAtStep(tx.db, activeStepId);
  refuseUnless(place, 'outdated');
  const type = types[of];
  const name = exportWords.of[type](place.survey.name ?? place.stepName ?? '');
  const request = { asker, survey: { activeStepId, of } };
  const id = await startExport(tx, { userId, teamId: place.team.id, type, format, name, request });
  tx.audit({
    ...{ kind: 'exportSurvey', teamId: place.team.id, subjectType: 'Export', subjectId: id },
    data: { export: name, format },
  });
  return id;
});
