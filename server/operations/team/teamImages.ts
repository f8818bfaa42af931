import { InvalidInput } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import {
  altTextProblems,
  centerFocus,
  cropProblems,
  focusProblems,
  largestCrop,
  maxLogoPixels,
  maxTeamImageBytes,
  wholeCrop,
  type BannerCrop,
  type BannerFocus,
  type TeamImageUse,
} from '#domain/team/teamImages.ts';
import type { PictureSize } from '#server/documents/parsePictureSize.ts';
import type { Team } from '#server/generated/prisma/client.ts';
import { acceptPicture } from '#server/operations/file/acceptPicture.ts';
import { claimFile } from '#server/operations/file/claimFile.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refuseProblems } from '#server/operations/refusals.ts';
import type { OperationContext } from '#server/Services.ts';

export interface LogoChange {
  /** null to remove the logo */
  readonly fileId?: string | null;
  /** what the logo shows; empty if the team's name says it all */
  readonly altText?: string | null;
}

export interface BannerChange extends LogoChange {
  /** the largest 16:9 part of a new picture, if omitted */
  readonly crop?: BannerCrop | null;
  /** the center of a new picture, if omitted */
  readonly focus?: BannerFocus | null;
}

/** A change whose new picture, if any, was accepted and measured. */
export type Accepted<Change> = Change & { readonly size?: PictureSize };

export async function acceptLogo(ctx: OperationContext, change: LogoChange): Promise<Accepted<LogoChange>> {
  const { fileId } = change;
  if (typeof fileId !== 'string') return change;
  const rules = { fileId, maxBytes: maxTeamImageBytes.logo, maxPixels: maxLogoPixels, isForMail: true };
  return { ...change, size: await acceptPicture(ctx, rules).catch(problemsOf('logo')) };
}

export async function acceptBanner(ctx: OperationContext, change: BannerChange): Promise<Accepted<BannerChange>> {
  const { fileId } = change;
  if (typeof fileId !== 'string') return change;
  const rules = { fileId, maxBytes: maxTeamImageBytes.banner, isForMail: true };
  return { ...change, size: await acceptPicture(ctx, rules).catch(problemsOf('banner')) };
}

/** A request can have both pictures, so a problem names the one it is about. */
const problemsOf =
  (use: TeamImageUse) =>
  (error: unknown): never => {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(error.problems.map((problem) => ({ ...problem, path: use })));
  };

interface Written {
  readonly data: Partial<Team>;
  /** the file that the team no longer uses */
  readonly discarded: string | null;
  readonly audit: Readonly<Record<string, string>>;
}

const unchanged: Written = { data: {}, discarded: null, audit: {} };

/** Claims the new logo, and returns what to write. */
export async function setLogo(tx: Tx, team: Team, change: Accepted<LogoChange>): Promise<Written> {
  const { altText, size } = change;
  const { fileId = team.logoFileId } = change;
  if (change.fileId === undefined && altText == null) return unchanged;
  refuseProblems(altTextProblems('logoAltText', altText ?? ''));
  if (fileId === null) {
    if (altText) throw new InvalidInput([{ path: 'logo', code: 'logoMissing' }]);
    if (team.logoFileId === null) return unchanged;
    const data = { logoFileId: null, logoAlt: null, logoWidth: null, logoHeight: null };
    return { data, discarded: team.logoFileId, audit: { logo: 'removed' } };
  }
  const isOther = fileId !== team.logoFileId;
  if (isOther) await claimFile(tx, fileId, { use: 'teamLogo', teamId: team.id });
  return {
    data: {
      ...(isOther && size ? { logoFileId: fileId, logoWidth: size.width, logoHeight: size.height } : {}),
      ...altData('logoAlt', altText, isOther),
    },
    discarded: isOther ? team.logoFileId : null,
    audit: { logo: isOther ? 'changed' : 'description changed' },
  };
}

/** Claims the new banner, checks its crop, and returns what to write. */
export async function setBanner(tx: Tx, team: Team, change: Accepted<BannerChange>): Promise<Written> {
  const { altText, crop, focus } = change;
  const { fileId = team.bannerFileId } = change;
  if (change.fileId === undefined && altText == null && crop == null && focus == null) return unchanged;
  refuseProblems([...altTextProblems('bannerAltText', altText ?? ''), ...(focus ? focusProblems(focus) : [])]);
  if (fileId === null) {
    if (crop || focus || altText) throw new InvalidInput([{ path: 'banner', code: 'bannerMissing' }]);
    return team.bannerFileId === null ? unchanged : removedBanner(team.bannerFileId);
  }
  const isOther = fileId !== team.bannerFileId;
  const size = isOther ? change.size : storedSize(team);
  if (!size) throw new InvalidInput([{ path: 'banner', code: 'fileUnknown' }]);
  const part = crop ? wholeCrop(crop) : isOther ? largestCrop(size) : null;
  if (part && crop) refuseProblems(cropProblems(part, size));
  const isCropped = part !== null && (part.x !== team.bannerX || part.y !== team.bannerY || part.w !== team.bannerW);
  if (isOther) await claimFile(tx, fileId, { use: 'teamBanner', teamId: team.id });
  const point = focus ?? (isOther ? centerFocus : null);
  return {
    data: {
      ...(isOther ? { bannerFileId: fileId, bannerWidth: size.width, bannerHeight: size.height } : {}),
      ...(part && { bannerX: part.x, bannerY: part.y, bannerW: part.w, bannerH: part.h }),
      ...(point && { bannerFocusX: point.x, bannerFocusY: point.y }),
      ...altData('bannerAlt', altText, isOther),
    },
    discarded: isOther ? team.bannerFileId : null,
    audit: { banner: isOther ? 'changed' : isCropped ? 'cropped' : 'description changed' },
  };
}

const removedBanner = (discarded: string): Written => ({
  data: {
    ...{ bannerFileId: null, bannerAlt: null, bannerWidth: null, bannerHeight: null },
    ...{ bannerX: null, bannerY: null, bannerW: null, bannerH: null },
    ...{ bannerFocusX: centerFocus.x, bannerFocusY: centerFocus.y },
  },
  discarded,
  audit: { banner: 'removed' },
});

/** The description of a replaced picture would be wrong for the new one. */
function altData(column: 'logoAlt' | 'bannerAlt', altText: string | null | undefined, isOther: boolean): Partial<Team> {
  if (altText == null) return isOther ? { [column]: null } : {};
  return { [column]: oneLine(altText) || null };
}

const storedSize = ({ bannerWidth: width, bannerHeight: height }: Team): PictureSize | undefined =>
  width === null || height === null ? undefined : { width, height };
