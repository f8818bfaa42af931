// Steps are read by locateProblem.ts.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { publishWords } from '#messages/form/formWords.ts';
import { documentListWords } from '#messages/form/outputEditorWords.ts';
import type { ProblemList_draft$key } from '#web/__generated__/ProblemList_draft.graphql.ts';
import { labeledSentence } from '#web/parts/form/labeledSentence.ts';
import { documentPath } from '#web/screens/Templates/Documents/documentsPath.ts';
import { locateProblem } from '#web/screens/Templates/Form/locateProblem.ts';
import { formPath } from '#web/screens/Templates/formPath.ts';
import { Alert } from '#web/ui/Alert.tsx';
import styles from '#web/screens/Templates/Form/ProblemList.module.css';

interface ProblemListProps {
  readonly draft: ProblemList_draft$key;
  readonly onClose: () => void;
}

/** Everything that blocks publishing, each with a link. */
export function ProblemList({ draft, onClose }: ProblemListProps): ReactElement {
  const { masterTemplateId, publishProblems, documentsToPublish, steps } = useFragment(
    graphql`
      fragment ProblemList_draft on FlowTemplate {
        masterTemplateId
        publishProblems {
          path
          message
        }
        documentsToPublish {
          id
          name
        }
        steps {
          id
          identity
          name
          position
        }
      }
    `,
    draft,
  );
  return (
    <Alert tone="warning" title={publishWords.problemsTitle} isLive>
      <p>{publishWords.problems}</p>
      <ul className={styles.problems}>
        {publishProblems.map(({ path, message }) => {
          const document = documentsToPublish.find(({ id }) => path.startsWith(id.replace(/^\w+:/, 'documents.')));
          const { page, what } = locateProblem(path, steps);
          const to = document ? documentPath(masterTemplateId, document.id) : `${formPath(masterTemplateId)}${page}`;
          return (
            <li key={`${path} ${message}`}>
              <Link to={to} onClick={onClose}>
                {document
                  ? publishWords.documentProblem(document.name || documentListWords.untitled, message)
                  : labeledSentence(what, message)}
              </Link>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
