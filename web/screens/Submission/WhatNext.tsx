import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WhatNext_submission$key } from '#web/__generated__/WhatNext_submission.graphql.ts';
import { Alert } from '#web/ui/Alert.tsx';

export function WhatNext({ submission }: { readonly submission: WhatNext_submission$key }): ReactElement | null {
  const { whatNext } = useFragment(
    graphql`
      fragment WhatNext_submission on Submission {
        whatNext {
          sentence
          solution
        }
      }
    `,
    submission,
  );
  // The completion page needs no such sentence. A live update may report completion here first.
  if (!whatNext.solution) return null;
  return <Alert tone="info">{whatNext.sentence}</Alert>;
}
