interface Addressed {
  readonly teamSlug: string;
  readonly slug: string;
}

interface Launched extends Addressed {
  /** plain ID of the requirement that this launch fulfills */
  readonly requirementId?: string | null;
}

export const requirementParam = 'subprocess_requirement_id';

/** Public page of a form. */
export const publicFormPath = ({ teamSlug, slug }: Addressed): string => `/${teamSlug}/${slug}`;

/** First page of the launch wizard. */
export function launchPath({ requirementId = null, ...form }: Launched, page = ''): string {
  const search = requirementId === null ? '' : `?${requirementParam}=${encodeURIComponent(requirementId)}`;
  return `${publicFormPath(form)}/launch${page}${search}`;
}
