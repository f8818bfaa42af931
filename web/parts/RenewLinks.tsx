import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { renewWords } from '#messages/filling/renewWords.ts';
import type { RenewLinks_submission$key } from '#web/__generated__/RenewLinks_submission.graphql.ts';
import { renewPath } from '#web/parts/submissionPaths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/** Links from a list row to renew the submission's outputs, while they are renewable. */
export function RenewLinks({ submission }: { readonly submission: RenewLinks_submission$key }): ReactElement {
  const { renewableOutputs } = useFragment(
    graphql`
      fragment RenewLinks_submission on Submission {
        renewableOutputs {
          id
          name
        }
      }
    `,
    submission,
  );
  return (
    <>
      {renewableOutputs.map(({ id, name }) => (
        <ButtonLink key={id} to={renewPath(id)} icon="refresh" label={renewWords.title(name)}>
          {renewWords.renew}
        </ButtonLink>
      ))}
    </>
  );
}
