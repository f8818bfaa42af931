// Steps are read by identity.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { versionChangeSentence, versionChangeWords as words } from '#messages/form/versionChangeWords.ts';
import type { DraftChangeList_draft$key } from '#web/__generated__/DraftChangeList_draft.graphql.ts';
import { formPath } from '#web/screens/Templates/formPath.ts';
import styles from '#web/screens/Templates/Form/ProblemList.module.css';

interface DraftChangeListProps {
  readonly draft: DraftChangeList_draft$key;
  readonly onClose: () => void;
}

const mostShown = 30;

/** Changes in a draft, each with a link. */
export function DraftChangeList({ draft, onClose }: DraftChangeListProps): ReactElement | null {
  const { masterTemplateId, changesSincePublished, steps } = useFragment(
    graphql`
      fragment DraftChangeList_draft on FlowTemplate {
        masterTemplateId
        changesSincePublished {
          way
          kind
          name
          aspects
          stepIdentity
        }
        steps {
          id
          identity
        }
      }
    `,
    draft,
  );
  if (changesSincePublished.length === 0) return null;
  const at = formPath(masterTemplateId);
  const pageOf = (kind: string, identity: string | null | undefined): string => {
    if (kind === 'FlowTemplate') return `${at}/configuration`;
    if (kind === 'Formula') return `${at}/powerups/formulas`;
    if (kind === 'ConfiguredOutput') return `${at}/outputs`;
    const step = steps.find((one) => one.identity === identity);
    return step ? `${at}/edit?step=${step.id.replace('Step:', '')}` : `${at}/edit`;
  };
  const more = changesSincePublished.length - mostShown;
  return (
    <section className={styles.changes} aria-label={words.title}>
      <h3>{words.title}</h3>
      <ul className={styles.problems}>
        {changesSincePublished.slice(0, mostShown).map((change) => {
          const sentence = versionChangeSentence(change);
          return (
            <li key={`${change.stepIdentity ?? ''} ${sentence}`}>
              <Link to={pageOf(change.kind, change.stepIdentity)} onClick={onClose}>
                {sentence}
              </Link>
            </li>
          );
        })}
      </ul>
      {more > 0 && <p>{words.more(more)}</p>}
    </section>
  );
}
