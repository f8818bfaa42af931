import { createContext, use } from 'react';
import { flash } from '#web/ui/flashes.ts';

/** What the shared Save button needs to know about one form. */
export interface SettingStatus {
  readonly isEdited: boolean;
  readonly isPending: boolean;
  readonly blockedBecause: string | null;
}

interface SettingsGroup {
  /** Forms outside a tab have their own Save button. */
  readonly isShared: boolean;
  /** each form has a card of its own */
  readonly hasCards: boolean;
  readonly report: (id: string, status: SettingStatus, submit: () => void) => void;
  readonly confirm: (message: string) => void;
}

const alone: SettingsGroup = {
  isShared: false,
  hasCards: true,
  report: () => undefined,
  confirm: (message) => flash(message),
};

export const SettingsGroupContext = createContext(alone);

export const useSettingsGroup = (): SettingsGroup => use(SettingsGroupContext);

/** Confirms one saved setting, or several at once if they were saved together. */
export const useConfirmSaved = (): SettingsGroup['confirm'] => useSettingsGroup().confirm;
