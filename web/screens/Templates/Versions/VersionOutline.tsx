// Facts are read by PartFacts.tsx.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { versionHistoryWords as words } from '#messages/form/versionHistoryWords.ts';
import type {
  VersionOutline_version$data,
  VersionOutline_version$key,
} from '#web/__generated__/VersionOutline_version.graphql.ts';
import { groupParts } from '#web/screens/Templates/Versions/groupParts.ts';
import { PartFacts } from '#web/screens/Templates/Versions/PartFacts.tsx';
import { partLabel } from '#web/screens/Templates/Versions/partLabel.ts';
import { Card } from '#web/ui/Card.tsx';
import styles from '#web/screens/Templates/Versions/Versions.module.css';

type OutlinePart = VersionOutline_version$data['outline'][number];

/** The steps, formulas, and outputs of a version, each with what it contains. */
export function VersionOutline({ version }: { readonly version: VersionOutline_version$key }): ReactElement {
  const { outline } = useFragment(
    graphql`
      fragment VersionOutline_version on FlowTemplate {
        outline {
          kind
          identity
          title
          depth
          facts {
            label
            text
          }
        }
      }
    `,
    version,
  );
  const groups = groupParts(outline);
  return (
    <div className={styles.outline}>
      <nav className={styles.path} aria-label={words.parts}>
        <ol>
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.groups}>
        {groups.map(({ id, title, parts }) => (
          <div key={id} id={id} className={styles.group}>
            <Card title={title}>
              {parts.map((part) => (
                <Part key={part.identity} part={part} />
              ))}
            </Card>
          </div>
        ))}
      </div>
    </div>
  );
}

function Part({ part: { kind, title, depth, facts } }: { readonly part: OutlinePart }): ReactElement | null {
  const label = partLabel(kind);
  const isHeading = depth === 1;
  // the card has the title of its step
  if (kind === 'Step') return facts.length > 0 ? <PartFacts facts={facts} /> : null;
  return (
    <div className={styles.part} data-depth={depth}>
      {isHeading ? (
        <h3>
          {title}
          {label !== null && <span className={styles.kind}>{label}</span>}
        </h3>
      ) : (
        <p className={styles.partName}>{title}</p>
      )}
      {facts.length > 0 && <PartFacts facts={facts} />}
    </div>
  );
}
