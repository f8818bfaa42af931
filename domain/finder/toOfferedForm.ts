import { decide, factsAbout, type TraitOf } from '#domain/access/decide.ts';
import type { OfferedForm } from '#domain/finder/finderProblems.ts';
import type { TemplateStatus } from '#domain/template/templateStatus.ts';

interface KnownForm {
  readonly name: string;
  readonly status: TemplateStatus;
  readonly everPublished: boolean;
  readonly isPrivate: boolean;
}

/** What a finder's rules need to know about a form. A form is listed if a stranger could see it on the team's portal. */
export function toOfferedForm({ name, status, everPublished, isPrivate }: KnownForm): OfferedForm {
  const traits: TraitOf<'masterTemplate'>[] = [];
  if (everPublished) traits.push('everPublished');
  if (isPrivate) traits.push('private');
  if (status === 'archived') traits.push('archived');
  const isListed = decide('listOnPortal', factsAbout('masterTemplate', { relations: [], traits }));
  return { name, isListed, isClosed: status !== 'published' };
}
