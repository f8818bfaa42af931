import { emailTypes, type EmailType } from '#domain/mail/emailTypes.ts';

export const settingOwners = ['User', 'Team'] as const;
export type SettingOwner = (typeof settingOwners)[number];

export const settingParents = ['MasterTemplate', 'Team'] as const;
export type SettingParent = (typeof settingParents)[number];

/** Whose word it is and what it is about. */
export interface SettingPlace {
  readonly ownerType: SettingOwner;
  readonly parentType: SettingParent;
}

export interface EmailSetting extends SettingPlace {
  readonly emailType: EmailType;
  readonly shouldSend: boolean;
}

/** A person's word counts before the team's, and a word about the form before one about the team. */
const precedence: readonly (readonly [SettingOwner, SettingParent])[] = [
  ['User', 'MasterTemplate'],
  ['User', 'Team'],
  ['Team', 'MasterTemplate'],
  ['Team', 'Team'],
];

/** Whether a person gets a mail, from the settings that speak of them, the form and the team; unless said, they do. */
export function shouldSend(type: EmailType, settings: readonly EmailSetting[]): boolean {
  return emailTypes[type].optional ? saidBy(precedence, type, settings) : true;
}

/** What counts where nothing is said at a place: the next word after it, and without any, that the mail is sent. */
export function usualChoice(
  type: EmailType,
  { ownerType, parentType }: SettingPlace,
  settings: readonly EmailSetting[],
): boolean {
  const at = precedence.findIndex(([owner, parent]) => owner === ownerType && parent === parentType);
  return saidBy(precedence.slice(at + 1), type, settings);
}

function saidBy(
  places: readonly (readonly [SettingOwner, SettingParent])[],
  type: EmailType,
  settings: readonly EmailSetting[],
): boolean {
  for (const [owner, parent] of places) {
    const said = settings.find(
      ({ ownerType, parentType, emailType }) => ownerType === owner && parentType === parent && emailType === type,
    );
    if (said) return said.shouldSend;
  }
  return true;
}
