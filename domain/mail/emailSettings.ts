import { emailTypes, type EmailType } from '#domain/mail/emailTypes.ts';

export const settingOwners = ['User', 'Team'] as const;
export type SettingOwner = (typeof settingOwners)[number];

export const settingParents = ['MasterTemplate', 'Team'] as const;
export type SettingParent = (typeof settingParents)[number];

export interface EmailSetting {
  readonly ownerType: SettingOwner;
  readonly parentType: SettingParent;
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
  if (!emailTypes[type].optional) return true;
  for (const [owner, parent] of precedence) {
    const said = settings.find(
      ({ ownerType, parentType, emailType }) => ownerType === owner && parentType === parent && emailType === type,
    );
    if (said) return said.shouldSend;
  }
  return true;
}
