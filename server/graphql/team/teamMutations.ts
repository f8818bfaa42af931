import { maxTeamImageBytes } from '#domain/team/teamImages.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { byteSize, byteSizeDescription, shortText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { PictureType } from '#server/graphql/PictureType.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import { resolveTeam } from '#server/graphql/team/resolveTeam.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { TeamBannerInput, TeamImageUse, TeamLogoInput } from '#server/graphql/team/teamImages.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';
import { createTeam, updateTeam } from '#server/operations/team/team.ts';

defineMutation('createTeam', {
  description:
    'Creates a team owned by the viewer or, for operators, by another person. A server setting controls who may create teams.',
  inputDescription: 'The team to create.',
  inputFields: (t) => ({
    name: t.string({
      required: true,
      validate: shortText,
      description: 'The name of the team, as residents will see it.',
    }),
    slug: t.string({ validate: shortText, description: 'The slug of the team. Defaults to one made from the name.' }),
    ownerEmail: t.string({
      validate: shortText,
      description:
        'The email address of the person to invite as owner. Only operators can set it. Defaults to the viewer.',
    }),
    ownerName: t.string({ validate: shortText, description: 'The name of the owner to invite.' }),
    despiteLikeness: t.boolean({
      description: 'Whether to allow a name or slug similar to another team’s. Only operators can set it.',
    }),
  }),
  authScopes: { signedIn: true },
  idempotent: true,
  run: async (ctx, { input: { name, slug, ownerEmail, ownerName, despiteLikeness } }, idempotencyKey) => {
    const { userId } = personOf(ctx);
    await applyRateLimit(ctx, 'createTeam', userId);
    const owner = ownerEmail?.trim() ? { email: ownerEmail, name: ownerName ?? '' } : null;
    const wanted = { userId, name, slug: slug ?? null, owner, despiteLikeness: despiteLikeness ?? false };
    const id = await createTeam(ctx, wanted, idempotencyKey);
    return { id };
  },
  outputDescription: 'The new team.',
  outputFields: (t) => ({
    team: t.prismaField({
      type: Team,
      description: 'The new team with its owner and member roles.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

defineMutation('updateTeam', {
  description: 'Changes a team’s settings.',
  inputDescription: 'The team and the settings to change. Omitted fields stay the same.',
  inputFields: (t) => ({
    teamId: t.globalID({ for: Team, description: 'The ID of the team.' }),
    friendlyId: t.string({
      validate: shortText,
      description: 'The team’s slug or ID from its web address, instead of `teamId`.',
    }),
    name: t.string({ validate: shortText, description: 'The name of the team, as residents see it.' }),
    color: t.string({ validate: shortText, description: 'The team’s accent color, as #rrggbb.' }),
    timeZone: t.string({ validate: shortText, description: 'The team’s time zone, as an IANA name.' }),
    slug: t.string({ validate: shortText, description: 'The team’s new slug. Links with the old one keep working.' }),
    supportEmail: t.string({
      validate: shortText,
      description: 'The email address where residents can get help. An empty string removes it.',
    }),
    openDataLicense: t.string({
      validate: shortText,
      description:
        'What people may do with the team’s open data, in one sentence. An empty string restores the default.',
    }),
    showsTagsToApplicants: t.boolean({ description: 'Whether applicants see the tags of their own submissions.' }),
    logo: t.field({ type: TeamLogoInput, description: 'Changes to the team’s logo.' }),
    banner: t.field({ type: TeamBannerInput, description: 'Changes to the banner of the team’s public pages.' }),
  }),
  may: ['team', 'updateTeam', ({ input }, ctx) => resolveTeam(ctx, input)],
  run: async (ctx, { input }) => {
    const { name, color, timeZone, slug, supportEmail, showsTagsToApplicants, openDataLicense, logo, banner } = input;
    const teamId = await resolveTeam(ctx, input);
    const texts = { name, color, timeZone, slug, supportEmail, openDataLicense };
    const change = { teamId, ...texts, showsTagsToApplicants, logo, banner };
    return { id: await updateTeam(ctx, change) };
  },
  keepsRights: true,
  outputDescription: 'The team with the changed settings.',
  outputFields: (t) => ({
    team: t.prismaField({
      type: Team,
      description: 'The updated team.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

defineMutation('requestTeamImageUpload', {
  description: 'Authorizes the upload of one picture for a team’s logo or banner for ten minutes.',
  inputDescription: 'The picture to upload.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team that the picture is for.' }),
    use: t.field({ type: TeamImageUse, required: true, description: 'What the picture is for.' }),
    fileName: t.string({ required: true, validate: shortText, description: 'The name of the file.' }),
    contentType: t.field({
      type: PictureType,
      required: true,
      description: 'The image format. Only PNG and JPEG pictures can be used.',
    }),
    byteSize: t.int({ validate: byteSize, description: byteSizeDescription }),
  }),
  may: ['team', 'updateTeam', ({ input }) => input.teamId.id],
  run: (ctx, { input: { use, fileName, contentType, byteSize: size } }) =>
    openUpload(ctx, { fileName, contentType, byteSize: size, maxBytes: maxTeamImageBytes[use] }),
  keepsRights: true,
  outputDescription: 'Where to upload the file.',
  outputFields: uploadOutput,
});
