import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { avatarWords } from '#messages/account/accountWords.ts';
import type { AvatarCard_viewer$key } from '#web/__generated__/AvatarCard_viewer.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useUpdateProfile } from '#web/screens/Account/Profile/useUpdateProfile.ts';
import { useUploadAvatar } from '#web/screens/Account/Profile/useUploadAvatar.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { FileChooser } from '#web/ui/FileChooser.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Account/Profile/AvatarCard.module.css';

export function AvatarCard({ viewer }: { readonly viewer: AvatarCard_viewer$key }): ReactElement {
  const { name, user } = useFragment(
    graphql`
      fragment AvatarCard_viewer on Viewer {
        name
        user {
          id
          initials
          avatar {
            isPresent
            url
          }
        }
      }
    `,
    viewer,
  );
  const { id, initials, avatar } = user;
  const [updateProfile] = useUpdateProfile();
  const upload = useUploadAvatar();
  const [isRemoving, setRemoving] = useState(false);
  const changing = useAction(
    async (file: File) => {
      const sent = await upload(file);
      return sent.kind === 'done' ? updateProfile({ input: { avatarFileId: sent.value } }) : sent;
    },
    () => flash(avatarWords.updated),
  );
  const removing = useAction(
    () => updateProfile({ input: { avatarFileId: null } }),
    () => {
      setRemoving(false);
      flash(avatarWords.removed);
    },
  );
  return (
    <Card title={avatarWords.title}>
      <div className={styles.picture}>
        <Avatar face={{ id, name, initials, imageUrl: avatar.url }} size="large" isNameBeside />
        {avatar.isPresent ? (
          <Button onPress={() => setRemoving(true)}>{avatarWords.remove}</Button>
        ) : (
          <span>{avatarWords.none}</span>
        )}
      </div>
      <FileChooser
        label={avatarWords.choose}
        hint={avatarWords.hint}
        accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
        isPending={changing.pending !== null}
        pendingLabel={avatarWords.uploading}
        refusal={changing.refusal}
        onChoose={changing.run}
      />
      <ConfirmDialog
        title={avatarWords.removeTitle}
        confirm={avatarWords.remove}
        isDangerous
        isOpen={isRemoving}
        isPending={removing.pending !== null}
        refusal={removing.refusal}
        onConfirm={() => removing.run('picture')}
        onCancel={() => setRemoving(false)}
      >
        {avatarWords.removeText}
      </ConfirmDialog>
    </Card>
  );
}
