import { emailTypes, type EmailType } from '#domain/mail/emailTypes.ts';

export const settingOwners = ['User', 'Team'] as const;
export type SettingOwner = (typeof settingOwners)[number];

export const settingParents = ['MasterTemplate', 'Team'] as const;
export type SettingParent = (typeof settingParents)[number];

/** Whose setting it is, and what it is about. */
export interface SettingPlace {
  readonly ownerType: SettingOwner;
  readonly parentType: SettingParent;
}

export interface EmailSetting extends SettingPlace {
  readonly emailType: EmailType;
  readonly shouldSend: boolean;
}

/** A person's setting overrides the team's, and one for the form overrides one for the team. */
const precedence: readonly (readonly [SettingOwner, SettingParent])[] = [
  ['User', 'MasterTemplate'],
  ['User', 'Team'],
  ['Team', 'MasterTemplate'],
  ['Team', 'Team'],
];

/** Whether a person gets an email, from all settings that apply. The default is yes. */
export function shouldSend(type: EmailType, settings: readonly EmailSetting[]): boolean {
  return emailTypes[type].optional ? saidBy(precedence, type, settings) : true;
}

/** The value in effect if there is no setting at a place: the next one in precedence, or else yes. */
export function defaultChoice(
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
