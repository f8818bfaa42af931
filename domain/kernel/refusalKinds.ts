import { accountRefusalKinds } from '#domain/kernel/refusalKinds/accountRefusalKinds.ts';
import { batchRefusalKinds } from '#domain/kernel/refusalKinds/batchRefusalKinds.ts';
import { discussionRefusalKinds } from '#domain/kernel/refusalKinds/discussionRefusalKinds.ts';
import { entityRefusalKinds } from '#domain/kernel/refusalKinds/entityRefusalKinds.ts';
import { exportRefusalKinds } from '#domain/kernel/refusalKinds/exportRefusalKinds.ts';
import { fileRefusalKinds } from '#domain/kernel/refusalKinds/fileRefusalKinds.ts';
import { filterRefusalKinds } from '#domain/kernel/refusalKinds/filterRefusalKinds.ts';
import { finderRefusalKinds } from '#domain/kernel/refusalKinds/finderRefusalKinds.ts';
import { formFileRefusalKinds } from '#domain/kernel/refusalKinds/formFileRefusalKinds.ts';
import { formRefusalKinds } from '#domain/kernel/refusalKinds/formRefusalKinds.ts';
import { importRefusalKinds } from '#domain/kernel/refusalKinds/importRefusalKinds.ts';
import { inputRefusalKinds } from '#domain/kernel/refusalKinds/inputRefusalKinds.ts';
import { outputRefusalKinds } from '#domain/kernel/refusalKinds/outputRefusalKinds.ts';
import { paymentRefusalKinds } from '#domain/kernel/refusalKinds/paymentRefusalKinds.ts';
import { reviewRefusalKinds } from '#domain/kernel/refusalKinds/reviewRefusalKinds.ts';
import { submissionRefusalKinds } from '#domain/kernel/refusalKinds/submissionRefusalKinds.ts';
import { subprocessRefusalKinds } from '#domain/kernel/refusalKinds/subprocessRefusalKinds.ts';
import { surveyRefusalKinds } from '#domain/kernel/refusalKinds/surveyRefusalKinds.ts';
import { tagRefusalKinds } from '#domain/kernel/refusalKinds/tagRefusalKinds.ts';
import { teamRefusalKinds } from '#domain/kernel/refusalKinds/teamRefusalKinds.ts';
import { templateRefusalKinds } from '#domain/kernel/refusalKinds/templateRefusalKinds.ts';

/**
 * All refusal codes, from one table per area, and how the API responds: `invalid` is bad input at a path, `refused` is a
 * rule that says no (422), `forbidden` is a missing right or proof of identity (403), `conflict` is a lost race or stale
 * revision (409), `tooFast` is a rate limit (429). The messages are in messages/shell/refusalSentence.ts, one per code.
 */
export const refusalKinds = {
  ...accountRefusalKinds,
  ...batchRefusalKinds,
  ...discussionRefusalKinds,
  ...entityRefusalKinds,
  ...exportRefusalKinds,
  ...fileRefusalKinds,
  ...filterRefusalKinds,
  ...finderRefusalKinds,
  ...formFileRefusalKinds,
  ...formRefusalKinds,
  ...importRefusalKinds,
  ...inputRefusalKinds,
  ...outputRefusalKinds,
  ...paymentRefusalKinds,
  ...reviewRefusalKinds,
  ...submissionRefusalKinds,
  ...subprocessRefusalKinds,
  ...surveyRefusalKinds,
  ...tagRefusalKinds,
  ...teamRefusalKinds,
  ...templateRefusalKinds,
} as const satisfies Record<string, 'invalid' | 'refused' | 'forbidden' | 'conflict' | 'tooFast'>;

export type RefusalCode = keyof typeof refusalKinds;
export type RefusalKind = (typeof refusalKinds)[RefusalCode];
