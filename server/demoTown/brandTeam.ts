import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { storeUpload } from '#server/operations/file/storeUpload.ts';
import { updateTeam } from '#server/operations/team/team.ts';
import type { OperationContext } from '#server/Services.ts';

/** Gives a team its logo and banner. */
export async function brandTeam(ctx: OperationContext, teamId: string, key: string): Promise<void> {
  const { logoFileId } = await ctx.services.db.team.findUniqueOrThrow({ where: { id: teamId } });
  if (logoFileId !== null) return;
  const logo = { fileId: await uploaded(ctx, 'logo.png'), altText: 'Seal of the City of Springfield' };
  const banner = {
    fileId: await uploaded(ctx, 'banner.png'),
    altText: 'City Hall and the river',
    crop: { x: 0, y: 70, w: 1_600, h: 900 },
    focus: { x: 50, y: 62 },
  };
  await updateTeam(ctx, { teamId, logo, banner }, key);
}

async function uploaded(ctx: OperationContext, fileName: string): Promise<string> {
  const place = new URL(`./pictures/${fileName}`, import.meta.url);
  const { size } = await stat(place);
  const upload = { fileName, contentType: 'image/png', byteSize: size, maxBytes: size };
  return storeUpload(ctx, { ...upload, open: () => createReadStream(place) });
}
