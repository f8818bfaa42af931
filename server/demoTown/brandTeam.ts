import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { storeUpload } from '#server/operations/file/storeUpload.ts';
import { updateTeam } from '#server/operations/team/team.ts';
import type { OperationContext } from '#server/Services.ts';

interface Picture {
  readonly file: string;
  readonly altText: string;
}

export interface TeamPictures {
  readonly logo: Picture;
  readonly banner: Picture & {
    readonly crop: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
    readonly focus: { readonly x: number; readonly y: number };
  };
}

/** Gives a team its logo and banner. */
export async function brandTeam(
  ctx: OperationContext,
  teamId: string,
  { logo, banner: { crop, focus, ...banner } }: TeamPictures,
  key: string,
): Promise<void> {
  const { logoFileId } = await ctx.services.db.team.findUniqueOrThrow({ where: { id: teamId } });
  if (logoFileId !== null) return;
  await updateTeam(
    ctx,
    { teamId, logo: await uploaded(ctx, logo), banner: { ...(await uploaded(ctx, banner)), crop, focus } },
    key,
  );
}

async function uploaded(
  ctx: OperationContext,
  { file: fileName, altText }: Picture,
): Promise<{ readonly fileId: string; readonly altText: string }> {
  const place = new URL(`./pictures/${fileName}`, import.meta.url);
  const { size } = await stat(place);
  const contentType = fileName.endsWith('.png') ? 'image/png' : 'image/jpeg';
  const upload = { fileName, contentType, byteSize: size, maxBytes: size };
  return { fileId: await storeUpload(ctx, { ...upload, open: () => createReadStream(place) }), altText };
}
