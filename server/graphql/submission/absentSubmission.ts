import { absenceReasons } from '#domain/submission/absenceReasons.ts';
import { verifiedUserId } from '#server/access/principal.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { builder } from '#server/graphql/builder.ts';
import { absenceOf, type Absence } from '#server/queries/submission/absenceOf.ts';

const AbsenceReasonEnum = builder.enumType('AbsenceReason', {
  description:
    'Why a person cannot see a submission they were emailed about: they were picked to be responsible and the step is not completed yet (`notSettled`), or the request for their review was canceled (`requestTakenBack`).',
  values: absenceReasons,
});

const AbsentSubmission = builder.objectRef<Absence>('AbsentSubmission').implement({
  description: 'A submission that the viewer was emailed about and cannot see now.',
  fields: (t) => ({
    reason: t.field({
      type: AbsenceReasonEnum,
      description: 'Why the viewer cannot see the submission.',
      resolve: ({ reason }) => reason,
    }),
    formName: t.exposeString('formName', { description: 'The name of the submission’s form.' }),
    teamName: t.exposeString('teamName', { description: 'The name of the team that owns the form.' }),
  }),
});

builder.prismaObjectFields(Viewer, (t) => ({
  absentSubmission: t.field({
    type: AbsentSubmission,
    nullable: true,
    args: { id: t.arg.globalID({ required: true, description: 'The ID of the submission.' }) },
    description: 'Why the viewer cannot see a submission they were emailed about. Null for all other submissions.',
    resolve: async (_viewer, { id: { id } }, { access, services }) => {
      const userId = verifiedUserId(access.principal);
      if (userId === null || (await access.sees('submission', id))) return null;
      return absenceOf(services.db, { submissionId: id, userId });
    },
  }),
}));
