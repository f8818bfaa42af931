import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { publishWords } from '#messages/form/formWords.ts';
import { documentListWords } from '#messages/form/outputEditorWords.ts';
import type { DocumentsToPublish_draft$key } from '#web/__generated__/DocumentsToPublish_draft.graphql.ts';
import { documentPath } from '#web/screens/Templates/Documents/documentsPath.ts';
import styles from '#web/screens/Templates/Form/ProblemList.module.css';

interface DocumentsToPublishProps {
  readonly draft: DocumentsToPublish_draft$key;
  readonly onClose: () => void;
}

/** The documents that are published together with the form, each with a link. */
export function DocumentsToPublish({ draft, onClose }: DocumentsToPublishProps): ReactElement | null {
  const { masterTemplateId, documentsToPublish } = useFragment(
    graphql`
      fragment DocumentsToPublish_draft on FlowTemplate {
        masterTemplateId
        documentsToPublish {
          id
          name
        }
      }
    `,
    draft,
  );
  if (documentsToPublish.length === 0) return null;
  return (
    <section className={styles.changes} aria-label={publishWords.documents}>
      <h3>{publishWords.documents}</h3>
      <p>{publishWords.documentsLead(documentsToPublish.length)}</p>
      <ul className={styles.problems}>
        {documentsToPublish.map(({ id, name }) => (
          <li key={id}>
            <Link to={documentPath(masterTemplateId, id)} onClick={onClose}>
              {name || documentListWords.untitled}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
