import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { peoplePickerWords } from '#messages/team/peoplePickerWords.ts';
import type { NewRoleLink_team$key } from '#web/__generated__/NewRoleLink_team.graphql.ts';
import { withReferrer, type Referrer } from '#web/parts/session/referrer.ts';
import { plainId } from '#web/relay/plainId.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

interface NewRoleLinkProps {
  readonly team: NewRoleLink_team$key;
  readonly type: Referrer['type'];
  /** ID of the record being worked on */
  readonly subjectId: string;
}

/** Leads to the page that creates a role, which leads back here. Shown to people who can create one. */
export function NewRoleLink({ team, type, subjectId }: NewRoleLinkProps): ReactElement | null {
  const { slug, availableActions } = useFragment(
    graphql`
      fragment NewRoleLink_team on Team {
        slug
        availableActions
      }
    `,
    team,
  );
  const { pathname, search } = useLocation();
  if (!availableActions.includes('createRole')) return null;
  const referrer = { type, id: plainId(subjectId), from: `${pathname}${search}` };
  return (
    <span>
      <ButtonLink variant="quiet" icon="plus" to={withReferrer(`/teams/${slug}/roles/new`, referrer)}>
        {peoplePickerWords.newRole}
      </ButtonLink>
    </span>
  );
}
