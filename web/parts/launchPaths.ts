interface Addressed {
  readonly teamSlug: string;
  readonly slug: string;
}

interface Launched extends Addressed {
  /** the plain id of what another submission asks for, where one is started to meet that */
  readonly requirementId?: string | null;
}

export const requirementParam = 'subprocess_requirement_id';

/** Where anybody finds a form. */
export const publicFormPath = ({ teamSlug, slug }: Addressed): string => `/${teamSlug}/${slug}`;

/** Where a submission of it begins. */
export function launchPath({ requirementId = null, ...form }: Launched, page = ''): string {
  const search = requirementId === null ? '' : `?${requirementParam}=${encodeURIComponent(requirementId)}`;
  return `${publicFormPath(form)}/launch${page}${search}`;
}
