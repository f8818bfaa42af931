import type { SettingParent } from '#domain/mail/emailSettings.ts';
import { EmailSetting, EmailSettingParentEnum } from '#server/graphql/account/emailSettings/EmailSetting.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { emailSubjectOf, emailSubjectsOf, type EmailSubject } from '#server/queries/mail/emailSubjects.ts';

/** Has no scope of its own: it is reached through the account of whoever gets the mails. */
const Subject = builder.objectRef<EmailSubject>('EmailSubject').implement({
  description: 'A form or team about which mails come to the viewer.',
  fields: (t) => ({
    subjectId: t.id({ description: 'Of the form or team.', resolve: ({ type, id }) => encodeGlobalId(type, id) }),
    type: t.expose('type', { type: EmailSettingParentEnum, description: 'Which of the two it is.' }),
    name: t.exposeString('name', { description: 'As people read it.' }),
    teamName: t.exposeString('teamName', { description: 'Of the team whose form it is, or of itself.' }),
    isStaff: t.exposeBoolean('isStaff', { description: 'The viewer works on it.' }),
    isApplicant: t.exposeBoolean('isApplicant', { description: 'The viewer has a submission of it.' }),
    mayChooseForTeam: t.boolean({
      description: 'Whether the viewer may choose for everybody of the team who says nothing.',
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
    description: 'The teams and forms about which mails come to the viewer, teams before their forms.',
    resolve: ({ id }, _args, { services, access }) =>
      emailSubjectsOf(services.pool, id, access.principal.withheldTeamIds),
  }),
  emailSubject: t.field({
    type: Subject,
    nullable: true,
    description: 'One of them; null for any other.',
    args: { id: t.arg.globalID({ required: true, for: [MasterTemplate, Team], description: 'Which form or team.' }) },
    resolve: ({ id }, { id: about }, { services, access }) =>
      emailSubjectOf(services.pool, id, named(about), access.principal.withheldTeamIds),
  }),
  emailSettings: t.prismaField({
    type: [EmailSetting],
    description: 'All that counts for the viewer about one of them: their own words and those of the team.',
    args: {
      about: t.arg.globalID({ required: true, for: [MasterTemplate, Team], description: 'Which form or team.' }),
    },
    resolve: async (query, { id: userId }, { about }, { services, access }) => {
      const found = await emailSubjectOf(services.pool, userId, named(about), access.principal.withheldTeamIds);
      if (found === null) return [];
      return services.db.emailSetting.findMany({
        ...query,
        where: {
          ownerId: { in: [userId, found.teamId] },
          // what is said of the team counts for its forms as well
          typeParentId: { in: [found.id, found.teamId] },
        },
        orderBy: { id: 'asc' },
        take: 200,
      });
    },
  }),
}));
