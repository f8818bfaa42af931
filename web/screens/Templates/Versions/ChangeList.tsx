import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { versionHistoryWords as words } from '#messages/form/versionHistoryWords.ts';
import type {
  ChangeList_comparison$data,
  ChangeList_comparison$key,
} from '#web/__generated__/ChangeList_comparison.graphql.ts';
import { groupParts } from '#web/screens/Templates/Versions/groupParts.ts';
import { partLabel } from '#web/screens/Templates/Versions/partLabel.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Templates/Versions/Versions.module.css';

interface ChangeListProps {
  readonly comparison: ChangeList_comparison$key;
  /** names of the two versions */
  readonly before: string;
  readonly after: string;
}

type ChangedPart = ChangeList_comparison$data['parts'][number];

const tones = { added: 'success', removed: 'danger', changed: 'info' } as const;

/** Each part that differs, as it was before and after. */
export function ChangeList({ comparison, before, after }: ChangeListProps): ReactElement {
  const { parts } = useFragment(
    graphql`
      fragment ChangeList_comparison on VersionComparison {
        parts {
          way
          kind
          identity
          title
          depth
          facts {
            label
            was
            now
          }
        }
      }
    `,
    comparison,
  );
  if (parts.length === 0)
    return (
      <EmptyState drawing="paper" title={words.same}>
        {words.sameText}
      </EmptyState>
    );
  return (
    <div className={styles.groups}>
      {groupParts(parts, ({ title }) => title).map((group) => (
        <Card key={group.id} title={group.title}>
          {group.parts.map((part) => (
            <Change key={part.identity} part={part} before={before} after={after} />
          ))}
        </Card>
      ))}
    </div>
  );
}

interface ChangeProps extends Pick<ChangeListProps, 'before' | 'after'> {
  readonly part: ChangedPart;
}

function Change({ part: { way, kind, title, depth, facts }, before, after }: ChangeProps): ReactElement | null {
  const isStep = kind === 'Step';
  if (isStep && way === 'same') return null;
  const label = partLabel(kind);
  return (
    <div className={styles.change} data-depth={depth}>
      {/* the card has the title of its step */}
      <div className={styles.changeName}>
        {isStep || kind === 'FlowTemplate' ? null : depth === 1 ? <h3>{title}</h3> : <strong>{title}</strong>}
        {label !== null && <span className={styles.kind}>{label}</span>}
        {way !== 'same' && <Badge tone={tones[way]}>{words.ways[way]}</Badge>}
      </div>
      {facts.length > 0 && (
        <div className={styles.pairs}>
          <div className={styles.pairHead} aria-hidden>
            <span />
            <span>{before}</span>
            <span>{after}</span>
          </div>
          <dl>
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <Value version={before} text={fact.was} isAbsent={way === 'added'} />
                <Value version={after} text={fact.now} isAbsent={way === 'removed'} />
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

interface ValueProps {
  readonly version: string;
  readonly text: string | null | undefined;
  /** the version doesn't have the part at all */
  readonly isAbsent: boolean;
}

const Value = ({ version, text, isAbsent }: ValueProps): ReactElement => (
  <dd data-absent={isAbsent || undefined}>
    <span className={styles.ofVersion}>{version}</span>
    {isAbsent ? <VisuallyHidden>{words.notInVersion}</VisuallyHidden> : (text ?? words.none)}
  </dd>
);
