import { absenceReasons } from '#domain/submission/absenceReasons.ts';
import { workerId } from '#server/access/principal.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { builder } from '#server/graphql/builder.ts';
import { absenceOf, type Absence } from '#server/queries/submission/absenceOf.ts';

const AbsenceReasonEnum = builder.enumType('AbsenceReason', {
  description:
    'Why somebody does not see what they were written to about: they are chosen and it is not settled, or the request for their review was taken back.',
  values: absenceReasons,
});

const AbsentSubmission = builder.objectRef<Absence>('AbsentSubmission').implement({
  description: 'A submission about which the viewer was written to, and which they do not see now.',
  fields: (t) => ({
    reason: t.field({ type: AbsenceReasonEnum, description: 'Why.', resolve: ({ reason }) => reason }),
    formName: t.exposeString('formName', { description: 'Of what form it is.' }),
    teamName: t.exposeString('teamName', { description: 'Whose form that is.' }),
  }),
});

builder.prismaObjectFields(Viewer, (t) => ({
  absentSubmission: t.field({
    type: AbsentSubmission,
    nullable: true,
    args: { id: t.arg.globalID({ required: true, description: 'Of the submission.' }) },
    description: 'Why the viewer does not see a submission of which a mail told them; null for all others.',
    resolve: async (_viewer, { id: { id } }, { access, services }) => {
      const userId = workerId(access.principal);
      if (userId === null || (await access.sees('submission', id))) return null;
      return absenceOf(services.db, { submissionId: id, userId });
    },
  }),
}));
