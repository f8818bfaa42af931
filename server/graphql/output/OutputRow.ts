import { listedOutputStatus, listedOutputStatuses, outputStatus } from '#domain/output/outputStatus.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { OutputListRow } from '#server/queries/output/OutputListRow.ts';

const ListedOutputStatusEnum = builder.enumType('ListedOutputStatus', {
  description: 'How an output stands, as lists and filters call it: issued is what is valid now.',
  values: listedOutputStatuses,
});

const OutputApplicant = builder
  .objectRef<{ readonly name: string; readonly email: string }>('OutputApplicant')
  .implement({
    description: 'Whose output it is first of all.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'As people know them.' }),
      email: t.exposeString('email', { description: 'Where they are reached.' }),
    }),
  });

const instant = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** Plain properties without scopes of their own: the list that holds a row has decided who sees it. */
export const OutputRow = builder.objectRef<OutputListRow>('OutputRow').implement({
  description: 'A permit or letter, as the outputs dashboard lists it.',
  fields: (t) => ({
    id: t.id({ description: 'Of the row; unlike that of the output.', resolve: ({ id }) => `OutputRow:${id}` }),
    issuedOutputId: t.id({ description: 'The output.', resolve: ({ id }) => encodeGlobalId('IssuedOutput', id) }),
    name: t.exposeString('name', { description: 'As applicants read it.' }),
    status: t.field({
      type: ListedOutputStatusEnum,
      description: 'How it stands now.',
      resolve: ({ issuedAt, expiresAt, revokedAt }, _args, { services }) => {
        const times = { issuedAt: instant(issuedAt), expiresAt: instant(expiresAt), revokedAt: instant(revokedAt) };
        return listedOutputStatus(outputStatus(times, services.now()));
      },
    }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime', nullable: true, description: 'Since when; null before.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'Until when; null for ever.' }),
    isRenewal: t.exposeBoolean('isRenewal', { description: 'It renews another output.' }),
    masterTemplateId: t.id({
      description: 'The form.',
      resolve: ({ masterTemplateId }) => encodeGlobalId('MasterTemplate', masterTemplateId),
    }),
    formName: t.exposeString('formName', { description: 'The form whose submission brought it forth.' }),
    formColor: t.exposeString('teamColor', { description: 'The color of the form: that of its team.' }),
    submissionId: t.id({
      description: 'The submission that brought it forth.',
      resolve: ({ submissionId }) => encodeGlobalId('Submission', submissionId),
    }),
    scopedId: t.exposeInt('scopedId', { description: 'The number of the submission within the team.' }),
    applicant: t.field({
      type: OutputApplicant,
      nullable: true,
      description: 'The primary applicant; null where there is none.',
      resolve: ({ applicantName: name, applicantEmail: email }) =>
        name === null || email === null ? null : { name, email },
    }),
    applicantsCount: t.exposeInt('applicantsCount', { description: 'How many applicants there are.' }),
  }),
});
