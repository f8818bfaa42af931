import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { emptyFinder } from '#domain/finder/Finder.ts';
import { finderChanges } from '#domain/finder/finderChanges.ts';
import { closedForms, finderProblems } from '#domain/finder/finderProblems.ts';
import { toOfferedForm } from '#domain/finder/toOfferedForm.ts';
import { finderEditorWords as words } from '#messages/team/finderEditorWords.ts';
import type { FinderEditor_team$key } from '#web/__generated__/FinderEditor_team.graphql.ts';
import { finderContent } from '#web/parts/finder/finderContent.ts';
import { finderPath } from '#web/parts/finder/finderPath.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { DraftSaveStatus } from '#web/parts/template/DraftSaveStatus.tsx';
import { useMinWindowWidth } from '#web/parts/useMinWindowWidth.ts';
import { CombinationList } from '#web/screens/Teams/Finder/CombinationList.tsx';
import type { FinderEditing } from '#web/screens/Teams/Finder/FinderEditing.ts';
import { FinderPreview } from '#web/screens/Teams/Finder/FinderPreview.tsx';
import { FinderProblems } from '#web/screens/Teams/Finder/FinderProblems.tsx';
import { FinderTexts } from '#web/screens/Teams/Finder/FinderTexts.tsx';
import { PublishFinder } from '#web/screens/Teams/Finder/PublishFinder.tsx';
import { QuestionList } from '#web/screens/Teams/Finder/QuestionList.tsx';
import { ResultList } from '#web/screens/Teams/Finder/ResultList.tsx';
import { useFinderDraft } from '#web/screens/Teams/Finder/useFinderDraft.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Teams/Finder/FinderEditor.module.css';

interface FinderEditorProps {
  readonly team: FinderEditor_team$key;
}

/** Left: the questions, results, and combinations. Right: a preview, what is missing, and Publish. */
export function FinderEditor({ team: key }: FinderEditorProps): ReactElement {
  const team = useFragment(
    graphql`
      fragment FinderEditor_team on Team {
        id
        name
        slug
        supportEmail
        timeZone
        finderDraft {
          revision
          publishedAt
          publishedBy {
            name
          }
          content {
            ...finderContent_finder
          }
          published {
            ...finderContent_finder
          }
          offeredForms {
            id
            name
            status
            everPublished
            isPrivate
            typicalTime
          }
        }
      }
    `,
    key,
  );
  const { id, name, slug, supportEmail, timeZone, finderDraft: draft } = team;
  const opened = draft ? finderContent(draft.content) : emptyFinder;
  const { finder, revision, isOutdated, change, reload } = useFinderDraft({
    ...{ teamId: id, finder: opened, revision: draft?.revision ?? 0 },
  });
  const offered = (draft?.offeredForms ?? []).map(
    ({ id: formId, name: form, status, everPublished, isPrivate, typicalTime }) => ({
      ...{ id: formId, typicalTime: typicalTime ?? null },
      ...toOfferedForm({ name: form, status, everPublished, isPrivate }),
    }),
  );
  const byId = new Map(offered.map((form) => [form.id, form]));
  const editing: FinderEditing = { finder, change, forms: offered };
  const problems = finderProblems(finder, byId);
  const published = draft?.published ? finderContent(draft.published) : null;
  const isWide = useMinWindowWidth('1200px');
  const isCurrent = published !== null && finderChanges(published, finder).length === 0;
  const status = (
    <div className={styles.status}>
      <PublishFinder
        teamId={id}
        finder={finder}
        revision={revision}
        published={published}
        problemCount={problems.length}
        onDiscard={() => {
          if (published !== null) change(published);
        }}
      />
      <DraftSaveStatus />
      <FinderProblems problems={problems} warnings={closedForms(finder, byId)} isCurrent={isCurrent} />
    </div>
  );
  const preview = <FinderPreview editing={editing} team={{ name, supportEmail: supportEmail ?? null }} />;
  return (
    <div className={styles.editor}>
      {!isWide && status}
      <div className={styles.column}>
        <div className={styles.state}>
          <Badge tone={published === null ? 'neutral' : 'success'}>
            {published === null ? words.draft : words.live}
          </Badge>
          {draft?.publishedAt && (
            <span className={styles.lead}>
              <RelativeTime at={draft.publishedAt} timeZone={timeZone} />
              {draft.publishedBy && ` ${words.by(draft.publishedBy.name)}`}
            </span>
          )}
          {published !== null && <Link to={finderPath(slug)}>{words.view}</Link>}
        </div>
        {isOutdated && (
          <Alert
            tone="danger"
            title={words.conflict}
            isLive
            action={
              <Button icon="refresh" onPress={reload}>
                {words.load}
              </Button>
            }
          >
            {words.conflictText}
          </Alert>
        )}
        <FinderTexts editing={editing} />
        <QuestionList editing={editing} />
        <ResultList editing={editing} />
        <CombinationList editing={editing} />
      </div>
      {isWide ? (
        <div className={styles.side}>
          {status}
          {preview}
        </div>
      ) : (
        preview
      )}
    </div>
  );
}
