interface Addressed {
  readonly teamSlug: string;
  readonly slug: string;
}

/** Where anybody finds a form. */
export const publicFormPath = ({ teamSlug, slug }: Addressed): string => `/${teamSlug}/${slug}`;

/** Where a submission of it begins. */
export const launchPath = (form: Addressed, page = ''): string => `${publicFormPath(form)}/launch${page}`;
