import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { accessOf } from '#domain/template/manager.ts';
import { formFrameWords, formsWords, publishWords } from '#messages/form/formWords.ts';
import type { FormHeader_form$key } from '#web/__generated__/FormHeader_form.graphql.ts';
import { DraftSaveStatus } from '#web/parts/template/DraftSaveStatus.tsx';
import { PublishButton } from '#web/screens/Templates/Form/PublishButton.tsx';
import { UndoButtons } from '#web/screens/Templates/Form/UndoButtons.tsx';
import { EditedBy } from '#web/screens/Templates/Presence/EditedBy.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/Templates/Form/FormFrame.module.css';

interface FormHeadProps {
  readonly form: FormHeader_form$key;
  readonly page: string;
  /** the page edits the draft */
  readonly isEditor: boolean;
}

/** Form header: name, status, version, save status, undo and redo, and the first Publish button. */
export function FormHeader({ form, page, isEditor }: FormHeadProps): ReactElement {
  const { id, name, status, everPublished, team, draft, publishedVersion, availableActions } = useFragment(
    graphql`
      fragment FormHeader_form on MasterTemplate {
        id
        name
        status
        everPublished
        availableActions
        team {
          name
          slug
        }
        publishedVersion {
          version
        }
        draft {
          id
          name
          ...PublishButton_draft
        }
      }
    `,
    form,
  );
  const writes = availableActions.includes('updateForm');
  const keeps = accessOf(availableActions) !== 'read';
  return (
    <PageTitle
      within={page}
      crumbs={[
        { label: formsWords.title, to: '/workflows' },
        { label: team.name, to: `/teams/${team.slug}/master_templates` },
      ]}
      action={
        !everPublished &&
        writes &&
        draft && (
          <PublishButton draft={draft} variant="primary">
            {publishWords.publish}
          </PublishButton>
        )
      }
      note={
        <span className={styles.facts}>
          <StatusTag kind="template" status={status} />
          <span>
            {publishedVersion ? formFrameWords.version(publishedVersion.version) : formFrameWords.neverPublishedVersion}
          </span>
          {keeps && <DraftSaveStatus />}
          <EditedBy isWholeForm />
          {isEditor && writes && draft && <UndoButtons formId={id} draftId={draft.id} />}
        </span>
      }
    >
      {draft?.name ?? name}
    </PageTitle>
  );
}
