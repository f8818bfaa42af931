import { use, type ReactElement } from 'react';
import { editorsWords as words } from '#messages/form/editorsWords.ts';
import { OtherEditors, type OtherEditor } from '#web/screens/Templates/Presence/OtherEditors.ts';
import { AvatarStack, type AvatarProfile } from '#web/ui/Avatar.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Templates/Presence/EditedBy.module.css';

type EditedByProps = { readonly stepId: string } | { readonly partId: string } | { readonly isWholeForm: true };

/** The other people who are in this part of the draft now, by picture or initials. Nothing if no one is. */
export function EditedBy(props: EditedByProps): ReactElement | null {
  const faces = facesOf(use(OtherEditors).filter((editor) => isIn(editor, props)));
  if (faces.length === 0) return null;
  const names = faces.map(({ name }) => name);
  const label = sentenceOf(props)(names);
  return (
    <span className={styles.editors} title={label}>
      <span aria-hidden="true">
        <AvatarStack faces={faces} />
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

function isIn({ stepId, partId }: OtherEditor, props: EditedByProps): boolean {
  if ('stepId' in props) return stepId === props.stepId;
  return 'partId' in props ? partId === props.partId : true;
}

function sentenceOf(props: EditedByProps): (names: readonly string[]) => string {
  if ('stepId' in props) return words.inStep;
  return 'partId' in props ? words.inPart : words.inForm;
}

/** One face per person, however many tabs they have open. */
const facesOf = (editors: readonly OtherEditor[]): readonly AvatarProfile[] => [
  ...new Map(editors.map(({ face }) => [face.id, face])).values(),
];
