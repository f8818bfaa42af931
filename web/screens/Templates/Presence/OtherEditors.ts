import { createContext } from 'react';
import type { AvatarProfile } from '#web/ui/Avatar.tsx';

/** Someone else who has the draft open. */
export interface OtherEditor {
  readonly face: AvatarProfile;
  readonly stepId: string | null;
  readonly partId: string | null;
}

export const OtherEditors = createContext<readonly OtherEditor[]>([]);
