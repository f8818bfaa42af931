import { useEffect, useState } from 'react';
import { teamPictureWords as words } from '#messages/team/brandingWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { preparePicture, type PreparedPicture } from '#web/parts/picture/preparePicture.ts';

interface ChosenPicture {
  /** null until a picture is chosen, and after it is saved */
  readonly picture: PreparedPicture | null;
  readonly choose: (file: File, onChosen: (picture: PreparedPicture) => void) => void;
  readonly forget: () => void;
  readonly isOpening: boolean;
  /** why the last file could not be opened */
  readonly refusal: string | null;
}

interface Choice {
  readonly file: File;
  readonly onChosen: (picture: PreparedPicture) => void;
}

/** A picture that someone chose but has not saved yet. */
export function useChosenPicture(target: Parameters<typeof preparePicture>[1]): ChosenPicture {
  const [picture, setPicture] = useState<PreparedPicture | null>(null);
  useEffect(() => () => URL.revokeObjectURL(picture?.url ?? ''), [picture]);
  const opening = useAction(
    async ({ file }: Choice) => {
      const prepared = await preparePicture(file, target);
      if (prepared) return { kind: 'done', value: prepared } as const;
      return { kind: 'refused', code: 'pictureUnreadable', message: words.unreadable } as const;
    },
    (prepared, { onChosen }) => {
      setPicture(prepared);
      onChosen(prepared);
    },
  );
  return {
    picture,
    choose: (file, onChosen) => opening.run({ file, onChosen }),
    forget: () => setPicture(null),
    isOpening: opening.pending !== null,
    refusal: opening.refusal,
  };
}
