import type { TemplateStatus } from '#domain/template/templateStatus.ts';

/**
 * With `keep`, someone with write access to an archived form may only restore it and manage its members. Decision 0060.
 */
export type TemplateAccess = 'write' | 'keep' | 'read' | 'none';

export function accessOf(availableActions: readonly string[]): TemplateAccess {
  if (availableActions.includes('updateForm')) return 'write';
  return availableActions.includes('changeFormStatus') ? 'keep' : 'read';
}

/** The start page of the form manager: the steps until the form was published, its statistics afterwards. */
export function entryPage(version: number): '/edit' | '/stats' {
  return version === 1 ? '/edit' : '/stats';
}

export const managerPages = [
  '/stats',
  '/edit',
  '/configuration',
  '/outputs',
  '/powerups',
  '/powerups/formulas',
  '/powerups/formulas/editor',
  '/actions',
  '/actions/duplicate',
  '/actions/export',
  '/actions/import',
  '/actions/versions',
] as const;
export type ManagerPage = (typeof managerPages)[number];

/** The pages open to people with read access; all others redirect to the statistics. */
const readable: readonly ManagerPage[] = ['/stats', '/actions', '/actions/export'];

/** Old records can also be imported into an archived form, and its versions can be read. Decision 0163. */
const keptPages: readonly ManagerPage[] = ['/configuration', '/actions/import', '/actions/versions'];

const keepable = (page: ManagerPage, everPublished: boolean): boolean =>
  readable.includes(page) && (page !== '/stats' || everPublished);

/** The page to redirect to, or null to stay. */
export function redirectFrom(
  page: ManagerPage,
  access: TemplateAccess,
  everPublished: boolean,
): ManagerPage | 'join' | null {
  if (access === 'none') return 'join';
  if (access === 'read') return readable.includes(page) ? null : '/stats';
  const isKept = keptPages.includes(page) || keepable(page, everPublished);
  if (access === 'keep') return isKept ? null : '/configuration';
  return page === '/stats' && !everPublished ? '/edit' : null;
}

export interface BannerFacts {
  readonly status: TemplateStatus;
  readonly version: number;
  readonly isModified: boolean;
  readonly everPublished: boolean;
  readonly access: TemplateAccess;
  readonly hasPaymentStep: boolean;
  readonly chargesEnabled: boolean;
}

export const banners = ['readOnly', 'neverPublished', 'archived', 'changesNotLive', 'chargesNotEnabled'] as const;
export type Banner = (typeof banners)[number];

const shown: Readonly<Record<Banner, (facts: BannerFacts) => boolean>> = {
  readOnly: ({ access }) => access === 'read',
  neverPublished: ({ access, version }) => access === 'read' && version === 1,
  archived: ({ status }) => status === 'archived',
  changesNotLive: ({ status, version, isModified }) => isModified && version > 1 && status !== 'archived',
  chargesNotEnabled: ({ everPublished, hasPaymentStep, chargesEnabled }) =>
    everPublished && hasPaymentStep && !chargesEnabled,
};

export function bannersOf(facts: BannerFacts): Banner[] {
  return banners.filter((banner) => shown[banner](facts));
}
