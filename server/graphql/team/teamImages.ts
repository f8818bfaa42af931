import { teamImagePath } from '#domain/team/teamImagePath.ts';
import type { Team } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText } from '#server/graphql/inputTexts.ts';

const BannerCrop = builder
  .objectRef<{ readonly x: number; readonly y: number; readonly w: number; readonly h: number }>('BannerCrop')
  .implement({
    description: 'The part of a banner that is shown, in 16:9 format, in pixels of the picture.',
    fields: (t) => ({
      x: t.exposeInt('x', { description: 'The distance from the left edge.' }),
      y: t.exposeInt('y', { description: 'The distance from the top edge.' }),
      w: t.exposeInt('w', { description: 'The width.' }),
      h: t.exposeInt('h', { description: 'The height.' }),
    }),
  });

const BannerFocus = builder.objectRef<{ readonly x: number; readonly y: number }>('BannerFocus').implement({
  description: 'The point that stays visible where a banner is shown as a shorter strip.',
  fields: (t) => ({
    x: t.exposeInt('x', { description: 'The distance from the left edge of the crop, in percent of its width.' }),
    y: t.exposeInt('y', { description: 'The distance from the top edge of the crop, in percent of its height.' }),
  }),
});

export const TeamLogo = builder.objectRef<Team>('TeamLogo').implement({
  description: 'A team’s logo, or none. Anyone can see it.',
  fields: (t) => ({
    isPresent: t.boolean({ description: 'Whether there is a logo.', resolve: (team) => team.logoFileId !== null }),
    url: t.string({
      nullable: true,
      description: 'The URL of the picture, or null if there is none. Anyone can open it.',
      resolve: ({ id, logoFileId }, _args, { services }) =>
        logoFileId && `${services.publicUrl}${teamImagePath(id, 'logo', logoFileId)}`,
    }),
    altText: t.exposeString('logoAlt', {
      nullable: true,
      description: 'What the logo shows, or null if it only repeats the name of the team or there is none.',
    }),
    width: t.exposeInt('logoWidth', { nullable: true, description: 'The width in pixels, or null if there is none.' }),
    height: t.exposeInt('logoHeight', {
      nullable: true,
      description: 'The height in pixels, or null if there is none.',
    }),
  }),
});

export const TeamBanner = builder.objectRef<Team>('TeamBanner').implement({
  description: 'The banner of a team’s public pages, or none. Anyone can see it.',
  fields: (t) => ({
    isPresent: t.boolean({ description: 'Whether there is a banner.', resolve: (team) => team.bannerFileId !== null }),
    url: t.string({
      nullable: true,
      description: 'The URL of the whole picture, or null if there is none. Anyone can open it.',
      resolve: ({ id, bannerFileId }, _args, { services }) =>
        bannerFileId && `${services.publicUrl}${teamImagePath(id, 'banner', bannerFileId)}`,
    }),
    altText: t.exposeString('bannerAlt', {
      nullable: true,
      description: 'What the banner shows, or null if it is decorative or there is none.',
    }),
    width: t.exposeInt('bannerWidth', {
      nullable: true,
      description: 'The width of the whole picture in pixels, or null if there is none.',
    }),
    height: t.exposeInt('bannerHeight', {
      nullable: true,
      description: 'The height of the whole picture in pixels, or null if there is none.',
    }),
    crop: t.field({
      type: BannerCrop,
      nullable: true,
      description: 'The part of the picture that is shown, or null if there is no banner.',
      resolve: ({ bannerX: x, bannerY: y, bannerW: w, bannerH: h }) =>
        x === null || y === null || w === null || h === null ? null : { x, y, w, h },
    }),
    focus: t.field({
      type: BannerFocus,
      description: 'The point that stays visible where the banner is a shorter strip. The center by default.',
      resolve: ({ bannerFocusX: x, bannerFocusY: y }) => ({ x, y }),
    }),
  }),
});

export const TeamImageUse = builder.enumType('TeamImageUse', {
  description: 'What a team’s picture is for.',
  values: {
    logo: { value: 'logo', description: 'The logo, at most 2 MB.' },
    banner: { value: 'banner', description: 'The banner, at most 10 MB.' },
  } as const,
});

export const TeamLogoInput = builder.inputType('TeamLogoInput', {
  description: 'Changes to a team’s logo. Omitted fields stay the same.',
  fields: (t) => ({
    fileId: t.string({
      validate: shortText,
      description: 'The ID of a PNG or JPEG picture that the viewer uploaded, or null to remove the logo.',
    }),
    altText: t.string({
      validate: shortText,
      description: 'What the logo shows. An empty string means that the name of the team says it all.',
    }),
  }),
});

const BannerCropInput = builder.inputType('BannerCropInput', {
  description: 'A 16:9 part of a picture, in pixels. Fractions are rounded.',
  fields: (t) => ({
    x: t.float({ required: true, description: 'The distance from the left edge.' }),
    y: t.float({ required: true, description: 'The distance from the top edge.' }),
    w: t.float({ required: true, description: 'The width.' }),
    h: t.float({ required: true, description: 'The height.' }),
  }),
});

const BannerFocusInput = builder.inputType('BannerFocusInput', {
  description: 'A point of the visible part of a banner.',
  fields: (t) => ({
    x: t.int({ required: true, description: 'The distance from the left edge, from 0 to 100 percent.' }),
    y: t.int({ required: true, description: 'The distance from the top edge, from 0 to 100 percent.' }),
  }),
});

export const TeamBannerInput = builder.inputType('TeamBannerInput', {
  description: 'Changes to the banner of a team’s public pages. Omitted fields stay the same.',
  fields: (t) => ({
    fileId: t.string({
      validate: shortText,
      description: 'The ID of a PNG or JPEG picture that the viewer uploaded, or null to remove the banner.',
    }),
    altText: t.string({
      validate: shortText,
      description: 'What the banner shows. An empty string means that it is decorative.',
    }),
    crop: t.field({
      type: BannerCropInput,
      description: 'The part of the picture to show. The largest part around the center of a new picture by default.',
    }),
    focus: t.field({
      type: BannerFocusInput,
      description: 'The point to keep visible where the banner is a shorter strip. The center by default.',
    }),
  }),
});
