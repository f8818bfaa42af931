import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { requirementWords } from '#messages/submission/requirementWords.ts';
import type { Requirements_submission$key } from '#web/__generated__/Requirements_submission.graphql.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { RequirementRow } from '#web/screens/Submission/requirements/RequirementRow.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from '#web/screens/Submission/requirements/Requirements.module.css';

// Lazy: only for staff who add one.
const AskAnew = lazy(async () => ({
  default: (await import('#web/screens/Submission/requirements/NewRequirementDialog.tsx')).NewRequirementDialog,
}));

/** Requests outside the steps. Applicants open them here, and staff add more. */
export function Requirements({ submission: key }: { readonly submission: Requirements_submission$key }): ReactElement {
  const { id, availableActions, requirements } = useFragment(
    graphql`
      fragment Requirements_submission on Submission {
        id
        availableActions
        requirements {
          id
          ...RequirementRow_requirement
        }
      }
    `,
    key,
  );
  // Documented address that opens the dialog for staff.
  const isAddressed = useLocation().pathname.endsWith('/supplemental_requirements');
  const search = useSearchParameters();
  const [isAsking, setAsking] = useState(isAddressed);
  const mayAsk = availableActions.includes('addRequirement');
  // Nothing was requested yet: the button alone needs no card.
  const isPlain = requirements.length === 0;
  const ask = mayAsk && (
    <div>
      <Button variant={isPlain ? 'quiet' : 'secondary'} icon="plus" onPress={() => setAsking(true)}>
        {requirementWords.ask}
      </Button>
    </div>
  );
  return (
    <>
      {isPlain ? (
        ask
      ) : (
        <Card title={requirementWords.list}>
          <ul className={styles.list}>
            {requirements.map((requirement) => (
              <RequirementRow key={requirement.id} submissionId={id} requirement={requirement} />
            ))}
          </ul>
          {ask}
        </Card>
      )}
      <Suspense fallback={null}>
        {mayAsk && isAsking && (
          <AskAnew
            submissionId={id}
            type={search.get('type') === 'DataRequirement' ? 'DataRequirement' : 'PaymentRequirement'}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
