import type { SettingParent } from '#domain/mail/emailSettings.ts';
import { EmailSetting, EmailSettingParentEnum } from '#server/graphql/account/emailSettings/EmailSetting.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { emailSubjectOf, emailSubjectsOf, type EmailSubject } from '#server/queries/mail/emailSubjects.ts';

/** No auth scopes of its own: it is reached only through the recipient's account. */
const Subject = builder.objectRef<EmailSubject>('EmailSubject').implement({
  description: 'A form or team that the viewer gets emails about.',
  fields: (t) => ({
    subjectId: t.id({
      description: 'The ID of the form or team.',
      resolve: ({ type, id }) => encodeGlobalId(type, id),
    }),
    type: t.expose('type', { type: EmailSettingParentEnum, description: 'Whether it is a form or a team.' }),
    name: t.exposeString('name', { description: 'The name of the form or team.' }),
    teamName: t.exposeString('teamName', { description: 'The name of the form’s team, or of the team itself.' }),
    isStaff: t.exposeBoolean('isStaff', { description: 'Whether the viewer works on the form or team as staff.' }),
    isApplicant: t.exposeBoolean('isApplicant', {
      description: 'Whether the viewer has a submission of the form, or of one of the team’s forms.',
    }),
    mayChooseForTeam: t.boolean({
      description:
        'Whether the viewer may change the team’s setting, which applies to members who have none of their own.',
      resolve: ({ teamId }, _args, { access }) => access.may('team', 'updateTeamEmailSettings', teamId),
    }),
  }),
});

interface About {
  readonly typename: string;
  readonly id: string;
}

const named = ({ typename, id }: About) => ({ type: typename as SettingParent, id });

builder.prismaObjectFields(Viewer, (t) => ({
  emailSubjects: t.field({
    type: [Subject],
    description: 'The teams and forms that the viewer gets emails about. Each team comes before its forms.',
    resolve: ({ id }, _args, { services, access }) =>
      emailSubjectsOf(services.pool, id, access.principal.withheldTeamIds),
  }),
  emailSubject: t.field({
    type: Subject,
    nullable: true,
    description: 'One form or team that the viewer gets emails about, or null if they don’t.',
    args: {
      id: t.arg.globalID({ required: true, for: [MasterTemplate, Team], description: 'The ID of the form or team.' }),
    },
    resolve: ({ id }, { id: about }, { services, access }) =>
      emailSubjectOf(services.pool, id, named(about), access.principal.withheldTeamIds),
  }),
  emailSettings: t.prismaField({
    type: [EmailSetting],
    description:
      'The email settings that apply to the viewer for one form or team: their own and the team’s. At most 200.',
    args: {
      about: t.arg.globalID({
        required: true,
        for: [MasterTemplate, Team],
        description: 'The ID of the form or team.',
      }),
    },
    resolve: async (query, { id: userId }, { about }, { services, access }) => {
      const found = await emailSubjectOf(services.pool, userId, named(about), access.principal.withheldTeamIds);
      if (found === null) return [];
      return services.db.emailSetting.findMany({
        ...query,
        where: {
          ownerId: { in: [userId, found.teamId] },
          // A team's settings also apply to its forms.
          typeParentId: { in: [found.id, found.teamId] },
        },
        orderBy: { id: 'asc' },
        take: 200,
      });
    },
  }),
}));
