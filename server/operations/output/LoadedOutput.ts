import { showEntityValue } from '#domain/entity/entityValue.ts';
import { evaluateForm, type Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { contentsByField } from '#domain/form/rows.ts';
import { periodOf } from '#domain/kernel/dates.ts';
import { formatDate } from '#domain/kernel/instants.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { firstExpiry, renewedExpiry } from '#domain/output/dates.ts';
import { documentValues } from '#domain/output/documentValues.ts';
import type { ShownAnswer } from '#domain/submission/shownAnswers.ts';
import type { ConfiguredOutput, DocumentMapping, Prisma } from '#server/generated/prisma/client.ts';
import type { Services } from '#server/Services.ts';

/** Everything about a submission that a document may include. */
export const submissionInclude = {
  renewedOutput: true,
  masterTemplate: true,
  team: true,
  applicantAttachments: { where: { isPrimary: true }, include: { user: true } },
} satisfies Prisma.SubmissionInclude;

const withAll = {
  configuredOutput: { include: { flowTemplate: { select: { version: true } } } },
  frozenAnswers: true,
  submission: { include: submissionInclude },
} satisfies Prisma.IssuedOutputInclude;

export type LoadedOutput = Prisma.IssuedOutputGetPayload<{ include: typeof withAll }>;

export const loadOutput = ({ db }: Pick<Services, 'db'>, id: string): Promise<LoadedOutput | null> =>
  db.issuedOutput.findUnique({ where: { id }, include: withAll });

export const loadDocument = async ({ db }: Pick<Services, 'db'>, id: string | undefined) =>
  id === undefined
    ? null
    : db.masterTemplateDocument.findUnique({ where: { id }, include: { file: true, documentMappings: true } });

export interface Validity {
  readonly issuedAt: Date;
  readonly expiresAt: Date | null;
  readonly originalOutputId: string | null;
}

type Dated = Pick<LoadedOutput, 'outputIdentity' | 'issuedAt' | 'expiresAt' | 'originalOutputId' | 'createdAt'> & {
  readonly configuredOutput: ConfiguredOutput;
  readonly submission: LoadedOutput['submission'];
};

/** The validity of an output: the dates staff set, otherwise counted from when it was issued. */
export function validityOf(output: Dated): Validity {
  const { configuredOutput: configured, submission } = output;
  const { timeZone } = submission.team;
  const term = configured.expires ? periodOf(configured.expiresAfterValue, configured.expiresAfterUnit) : null;
  const renewed = submission.renewedOutput?.outputIdentity === output.outputIdentity ? submission.renewedOutput : null;
  if (output.issuedAt !== null)
    return { issuedAt: output.issuedAt, expiresAt: output.expiresAt, originalOutputId: output.originalOutputId };
  const issuedAt = output.createdAt;
  const expiresAt = renewed
    ? renewedExpiry(renewed.expiresAt, term, issuedAt, timeZone)
    : firstExpiry(issuedAt, term, timeZone);
  return { issuedAt, expiresAt, originalOutputId: renewed?.id ?? null };
}

/** The frozen answers that the output is based on, regardless of later changes. */
async function evaluationOf(
  { loadForm }: Services,
  { frozenAnswers, submission }: LoadedOutput,
): Promise<Evaluation | null> {
  const form = frozenAnswers && (await loadForm(submission.flowTemplateId));
  return form && evaluateForm(form, contentsByField(form, frozenAnswers.answers as unknown as ShownAnswer[]));
}

interface Written {
  readonly validity: Validity;
  readonly mappings: readonly DocumentMapping[];
}

/** The values of the document's fields, from the output's frozen answers. */
export async function outputValues(services: Services, output: LoadedOutput, written: Written) {
  const evaluation = await evaluationOf(services, output);
  return evaluation && valuesFromAnswers(services, output, { ...written, evaluation });
}

/** The same for given answers. */
export async function valuesFromAnswers(
  services: Services,
  output: Pick<LoadedOutput, 'submission' | 'submissionId' | 'teamId' | 'name'>,
  { validity, mappings, evaluation }: Written & { readonly evaluation: Evaluation },
): Promise<Readonly<Record<string, string>>> {
  const { submission, submissionId } = output;
  const { timeZone } = submission.team;
  const day = (instant: Date | null): string => (instant === null ? '' : formatDate(dateIn(instant, timeZone)));
  const applicant = submission.applicantAttachments[0]?.user;
  const entityFieldIds = mappings.flatMap(({ entityFieldId }) => entityFieldId ?? []);
  const entityValues = await services.db.entityFieldValue.findMany({
    where: {
      customEntityFieldId: { in: entityFieldIds },
      entity: { teamId: output.teamId, answers: { some: { submissionId } } },
    },
    include: { customEntityField: true },
  });
  return documentValues(mappings, {
    evaluation,
    timeZone,
    entityValues: new Map(
      entityValues.map(({ entityId, customEntityFieldId, customEntityField, value }) => [
        `${entityId}:${customEntityFieldId}`,
        showEntityValue(value, customEntityField),
      ]),
    ),
    process: {
      submission_number: String(submission.scopedId),
      custom_id: submission.customId ?? '',
      form_name: submission.masterTemplate.name,
      team_name: submission.team.name,
      primary_applicant_name: applicant?.name ?? '',
      primary_applicant_email: applicant?.email ?? '',
      started_on: day(submission.createdAt),
      finished_on: day(submission.finishedAt),
      output_name: output.name,
      issued_on: day(validity.issuedAt),
      expires_on: day(validity.expiresAt),
    },
  });
}
