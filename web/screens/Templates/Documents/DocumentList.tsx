// Versions are read by the labels and the sort order.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { NavLink } from 'react-router';
import { documentsInListOrder } from '#domain/template/documents.ts';
import { documentListWords } from '#messages/form/outputEditorWords.ts';
import type { DocumentList_form$key } from '#web/__generated__/DocumentList_form.graphql.ts';
import { documentPath, documentsPath } from '#web/screens/Templates/Documents/documentsPath.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from '#web/screens/Templates/Documents/DocumentList.module.css';

/** Documents of a form with the versions they apply to: those in use first, then by last version. */
export function DocumentList({ form }: { readonly form: DocumentList_form$key }): ReactElement {
  const { id, documents } = useFragment(
    graphql`
      fragment DocumentList_form on MasterTemplate {
        id
        documents {
          id
          name
          startVersion
          stopVersion
          latest
          publishedAt
        }
      }
    `,
    form,
  );
  return (
    <nav className={styles.documents} aria-label={documentListWords.title} data-chrome="">
      {documents.length > 0 && (
        <ul className={styles.list}>
          {documentsInListOrder(documents).map((document) => (
            <li key={document.id}>
              <NavLink className={styles.link ?? ''} to={documentPath(id, document.id)}>
                <strong>{document.name || documentListWords.untitled}</strong>
                <span>{documentListWords.versions(document)}</span>
                <Badge tone={document.publishedAt == null ? 'neutral' : 'success'}>
                  {document.publishedAt == null ? documentListWords.notInUse : documentListWords.inUse}
                </Badge>
              </NavLink>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink icon="plus" to={`${documentsPath(id)}/new`}>
        {documentListWords.add}
      </ButtonLink>
    </nav>
  );
}
