import { listedOutputStatus, listedOutputStatuses, outputStatus } from '#domain/output/outputStatus.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { OutputListRow } from '#server/queries/output/OutputListRow.ts';

const ListedOutputStatusEnum = builder.enumType('ListedOutputStatus', {
  description:
    'The status of an output in lists and filters: `issued` (valid now), `expired`, `unissued`, or `revoked`.',
  values: listedOutputStatuses,
});

const OutputApplicant = builder
  .objectRef<{ readonly name: string; readonly email: string }>('OutputApplicant')
  .implement({
    description: 'The primary applicant of the submission that resulted in an output.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'The name of the applicant.' }),
      email: t.exposeString('email', { description: 'The email address of the applicant.' }),
    }),
  });

const instant = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** Plain properties without scopes: the list decides who sees its rows. */
export const OutputRow = builder.objectRef<OutputListRow>('OutputRow').implement({
  description: 'A document such as a permit or letter, as the outputs dashboard lists it.',
  fields: (t) => ({
    id: t.id({
      description: 'The ID of the row, which differs from the ID of the output.',
      resolve: ({ id }) => `OutputRow:${id}`,
    }),
    issuedOutputId: t.id({
      description: 'The ID of the output.',
      resolve: ({ id }) => encodeGlobalId('IssuedOutput', id),
    }),
    name: t.exposeString('name', { description: 'The name of the output, as applicants see it.' }),
    status: t.field({
      type: ListedOutputStatusEnum,
      description: 'The current status of the output.',
      resolve: ({ issuedAt, expiresAt, revokedAt }, _args, { services }) => {
        const times = { issuedAt: instant(issuedAt), expiresAt: instant(expiresAt), revokedAt: instant(revokedAt) };
        return listedOutputStatus(outputStatus(times, services.now()));
      },
    }),
    issuedAt: t.expose('issuedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the output was issued or will become valid, or null if it has not been issued.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the output expires, or null if it does not expire.',
    }),
    isRenewal: t.exposeBoolean('isRenewal', { description: 'Whether the output renews another one.' }),
    masterTemplateId: t.id({
      description: 'The ID of the form.',
      resolve: ({ masterTemplateId }) => encodeGlobalId('MasterTemplate', masterTemplateId),
    }),
    formName: t.exposeString('formName', {
      description: 'The name of the form whose submission resulted in the output.',
    }),
    formColor: t.exposeString('teamColor', { description: 'The color of the form, which is that of its team.' }),
    submissionId: t.id({
      description: 'The ID of the submission that resulted in the output.',
      resolve: ({ submissionId }) => encodeGlobalId('Submission', submissionId),
    }),
    scopedId: t.exposeInt('scopedId', { description: 'The number of the submission within its team.' }),
    applicant: t.field({
      type: OutputApplicant,
      nullable: true,
      description: 'The primary applicant, or null if there is none.',
      resolve: ({ applicantName: name, applicantEmail: email }) =>
        name === null || email === null ? null : { name, email },
    }),
    applicantsCount: t.exposeInt('applicantsCount', { description: 'The number of applicants.' }),
  }),
});
