import { Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { cloneWords } from '#messages/form/cloneWords.ts';
import type { GovernmentStaffActions_form$key } from '#web/__generated__/GovernmentStaffActions_form.graphql.ts';
import { CloneForm } from '#web/screens/PublicForm/CloneForm.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';

/** Actions on a form for staff of other governments. */
export function GovernmentStaffActions({
  form,
}: {
  readonly form: GovernmentStaffActions_form$key;
}): ReactElement | null {
  const { publishedVersion } = useFragment(
    graphql`
      fragment GovernmentStaffActions_form on MasterTemplate {
        publishedVersion {
          id
        }
      }
    `,
    form,
  );
  const [isCloning, setCloning] = useState(false);
  if (!publishedVersion) return null;
  return (
    <>
      <Menu
        label={cloneWords.more}
        face={
          <>
            {cloneWords.more}
            <Icon name="chevron-down" size={16} />
          </>
        }
        entries={[{ id: 'clone', label: cloneWords.title, icon: 'copy', onPress: () => setCloning(true) }]}
      />
      <Dialog title={cloneWords.title} isOpen={isCloning} onClose={() => setCloning(false)}>
        <Suspense fallback={<p>{cloneWords.loading}</p>}>
          <CloneForm versionId={publishedVersion.id} onClose={() => setCloning(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
