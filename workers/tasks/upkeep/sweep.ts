import { sweepEntityImports } from '#server/operations/entity/import/failEntityImport.ts';
import { sweepExports } from '#server/operations/export/sweepExports.ts';
import { resumeScans } from '#server/operations/file/scanFile.ts';
import { sweepFiles } from '#server/operations/file/sweepFiles.ts';
import { sweepObjects } from '#server/operations/file/sweepObjects.ts';
import { sweepImports } from '#server/operations/import/failImport.ts';
import { resumeOutputs } from '#server/operations/output/resumeOutputs.ts';
import { sweepPayments } from '#server/operations/payment/sweepPayments.ts';
import { fillPublishedWords } from '#server/operations/record/fillPublishedWords.ts';
import { tagLate } from '#server/operations/tag/reservedTagging.ts';
import { resumeTagRemovals } from '#server/operations/tag/takeOffTag.ts';
import { sweepTeamDomains } from '#server/operations/team/checkTeamDomain.ts';
import { sweep } from '#server/operations/upkeep/sweep.ts';
import type { Task } from '#workers/taskList.ts';

const sweepTask: Task<'upkeep/sweep'> = async (ctx) => {
  await sweep(ctx);
  await resumeOutputs(ctx);
  await sweepExports(ctx);
  await sweepImports(ctx);
  await sweepEntityImports(ctx);
  await resumeScans(ctx);
  await sweepFiles(ctx);
  await sweepObjects(ctx);
  await sweepPayments(ctx);
  await tagLate(ctx);
  await resumeTagRemovals(ctx);
  await fillPublishedWords(ctx);
  await sweepTeamDomains(ctx);
};

export default sweepTask;
