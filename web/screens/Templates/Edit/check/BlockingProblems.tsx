// Steps are read by locateProblem.ts.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { placeOf } from '#domain/form/quality/placeOf.ts';
import type { QualityPlace } from '#domain/form/quality/QualityFinding.ts';
import type { QualitySource } from '#domain/form/quality/QualitySource.ts';
import { publishWords } from '#messages/form/formWords.ts';
import { documentListWords } from '#messages/form/outputEditorWords.ts';
import { qualityWords as words } from '#messages/form/qualityWords.ts';
import type { BlockingProblems_draft$key } from '#web/__generated__/BlockingProblems_draft.graphql.ts';
import { labeledSentence } from '#web/parts/form/labeledSentence.ts';
import { documentPath } from '#web/screens/Templates/Documents/documentsPath.ts';
import { editorTarget } from '#web/screens/Templates/Edit/check/editorTarget.ts';
import { PlaceLink } from '#web/screens/Templates/Edit/check/PlaceLink.tsx';
import { locateProblem } from '#web/screens/Templates/Form/locateProblem.ts';
import { formPath } from '#web/screens/Templates/formPath.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/Templates/Edit/check/FormCheck.module.css';

interface BlockingProblemsProps {
  readonly draft: BlockingProblems_draft$key;
  readonly source: QualitySource;
  readonly onLeave: () => void;
}

/** What blocks publishing, each with a link to its place in the editor or on another page of the form. */
export function BlockingProblems({ draft, source, onLeave }: BlockingProblemsProps): ReactElement {
  const { masterTemplateId, publishProblems, documentsToPublish, steps } = useFragment(
    graphql`
      fragment BlockingProblems_draft on FlowTemplate {
        masterTemplateId
        publishProblems {
          path
          code
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
  // An unchanged draft can't be published, but that is nothing to fix.
  const problems = publishProblems.filter(({ code }) => code !== 'nothingToPublish');
  if (problems.length === 0) return <p className={styles.fine}>{words.noneBlocking}</p>;
  return (
    <section className={styles.group}>
      <h3>{words.blocking(problems.length)}</h3>
      <ul className={styles.rows}>
        {problems.map(({ path, message }) => {
          const document = documentsToPublish.find(({ id }) => path.startsWith(id.replace(/^\w+:/, 'documents.')));
          const { page, what } = locateProblem(path, steps);
          const place = firstPlace(source, path);
          const sentence = document
            ? publishWords.documentProblem(document.name || documentListWords.untitled, message)
            : labeledSentence(what, message);
          return (
            <li key={`${path} ${message}`} className={styles.row} data-blocking="">
              <Icon name="danger" size={16} />
              {place ? (
                <PlaceLink target={editorTarget({ place, text: null })} onLeave={onLeave}>
                  {sentence}
                </PlaceLink>
              ) : (
                <Link
                  className={styles.place}
                  to={document ? documentPath(masterTemplateId, document.id) : `${formPath(masterTemplateId)}${page}`}
                >
                  {sentence}
                </Link>
              )}
              <Icon name="chevron-right" size={16} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The place of the part that a path such as `steps.{identity}.config` names. */
const firstPlace = (source: QualitySource, path: string): QualityPlace | null =>
  path
    .split('.')
    .map((part) => placeOf(source, part))
    .find((place) => place !== null) ?? null;
