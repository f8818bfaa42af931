import { openDataWords } from '#messages/filling/openDataWords.ts';
import { builder } from '#server/graphql/builder.ts';
import { Team } from '#server/graphql/team/Team.ts';

builder.prismaObjectFields(Team, (t) => ({
  openDataLicense: t.exposeString('openDataLicense', {
    nullable: true,
    description: 'What people may do with the team’s open data, or null for the default sentence.',
  }),
  openDataLicenseText: t.string({
    description: 'What people may do with the team’s open data, as shown to them.',
    resolve: ({ openDataLicense, name }) => openDataLicense ?? openDataWords.defaultLicense(name),
  }),
}));
