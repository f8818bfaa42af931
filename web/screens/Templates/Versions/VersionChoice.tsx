import { useId, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { versionHistoryWords as words } from '#messages/form/versionHistoryWords.ts';
import type { VersionChoice_form$key } from '#web/__generated__/VersionChoice_form.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { changesPath } from '#web/screens/Templates/Versions/versionsPath.ts';
import { Select } from '#web/ui/Select.tsx';
import styles from '#web/screens/Templates/Versions/Versions.module.css';

interface VersionChoiceProps {
  readonly form: VersionChoice_form$key;
  readonly beforeId: string;
  readonly afterId: string;
}

/** The two versions that are compared. Choosing another one opens its page. */
export function VersionChoice({ form, beforeId, afterId }: VersionChoiceProps): ReactElement {
  const { id, draft, publishedVersions } = useFragment(
    graphql`
      fragment VersionChoice_form on MasterTemplate {
        id
        draft {
          id
        }
        publishedVersions(first: 100) {
          edges {
            node {
              id
              version
            }
          }
        }
      }
    `,
    form,
  );
  const depart = useGuardedNavigation();
  const fieldId = useId();
  const options = [
    ...(draft ? [{ value: draft.id, label: words.draft }] : []),
    ...publishedVersions.edges.map(({ node }) => ({ value: node.id, label: words.numbered(node.version) })),
  ];
  const open = (after: string, before: string): void => depart().go(changesPath(id, after, before), { replace: true });
  return (
    <div className={styles.choice}>
      <Select
        id={`${fieldId}-before`}
        name="before"
        label={words.before}
        options={options.filter(({ value }) => value !== afterId)}
        value={beforeId}
        onChange={(before) => open(afterId, before)}
      />
      <Select
        id={`${fieldId}-after`}
        name="after"
        label={words.after}
        options={options.filter(({ value }) => value !== beforeId)}
        value={afterId}
        onChange={(after) => open(after, beforeId)}
      />
    </div>
  );
}
