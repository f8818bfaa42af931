import type { AuditArea } from '#domain/audit/auditAreas.ts';
import type { AuditKind } from '#domain/audit/auditKinds.ts';
import { formatUsd } from '#domain/kernel/money.ts';
import { auditChanges } from '#web/messages/auditChanges.ts';

type Data = Readonly<Record<string, unknown>>;

const text = (data: Data, name: string): string => {
  const value = data[name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};
const person = (data: Data): string => {
  const [name, email] = [text(data, 'person'), text(data, 'email')];
  return email === '' ? name || 'somebody' : `${name} (${email})`;
};
const money = (data: Data): string => (typeof data['amount'] === 'number' ? formatUsd(data['amount']) : 'A payment');
const because = (data: Data): string => (text(data, 'reason') === '' ? '' : `: ${text(data, 'reason')}`);
const of = (data: Data): string => `submission ${text(data, 'submission')}`;
const submissions = (data: Data): string =>
  text(data, 'submissions') === '1' ? '1 submission' : `${text(data, 'submissions')} submissions`;
/** What happened, as somebody reads it who looks for it later: one sentence a kind, with the names of then. */
const sentences: Readonly<Record<AuditKind, (data: Data) => string>> = {
  signIn: () => 'Signed in',
  signInFailed: () => 'A sign-in failed',
  signOut: () => 'Signed out',
  signUp: (data) => `${person(data)} signed up`,
  claimAccount: (data) => `${person(data)} set up the account that they were invited to`,
  changePassword: () => 'Changed the password',
  resetPassword: (data) => `Chose a new password for ${person(data)} by a mailed link`,
  changeEmail: (data) => `Asked for another address: ${text(data, 'newEmail')}`,
  verifyEmail: (data) =>
    text(data, 'newEmail') === ''
      ? `Confirmed the address ${text(data, 'email')}`
      : `Changed the address from ${text(data, 'email')} to ${text(data, 'newEmail')}`,
  secondFactorFailed: () => 'A second step of a sign-in failed',
  useRecoveryCode: () => 'Used a recovery code',
  confirmIdentity: () => 'Proved again who they are',
  confirmIdentityFailed: () => 'Did not prove who they are',
  addPasskey: (data) => `Added the passkey ${text(data, 'passkey')}`,
  removePasskey: () => 'Removed a passkey',
  addAuthenticatorApp: () => 'Added an authenticator app',
  removeAuthenticatorApp: () => 'Removed the authenticator app',
  makeRecoveryCodes: () => 'Made new recovery codes',
  resetFactors: (data) => `Took two-step sign-in off the account of ${person(data)}`,
  closeAccount: () => 'Closed the account',
  endSession: () => 'Signed out in another browser',
  endOtherSessions: () => 'Signed out in all other browsers',
  deactivatePerson: (data) => `Closed the account of ${person(data)}${because(data)}`,
  reactivatePerson: (data) => `Opened the account of ${person(data)} again`,
  createRole: (data) => `Made the role ${text(data, 'role')}${auditChanges(data, 'role')}`,
  updateRole: (data) => `Changed the role ${text(data, 'role')}${auditChanges(data, 'role')}`,
  deleteRole: (data) => `Removed the role ${text(data, 'role')}`,
  addRoleMember: (data) => `Added ${person(data)} to the role ${text(data, 'role')}`,
  inviteRoleMember: (data) => `Invited ${person(data)} to the role ${text(data, 'role')}`,
  removeRoleMember: (data) => `Removed ${person(data)} from the role ${text(data, 'role')}`,
  takeOffTeam: (data) => `Removed ${person(data)} from the team`,
  leaveTeam: () => 'Left the team',
  addTemplateMember: (data) => `Added ${person(data)} to the form ${text(data, 'form')}`,
  inviteTemplateMember: (data) => `Invited ${person(data)} to the form ${text(data, 'form')}`,
  setTemplateMemberLevel: (data) =>
    `Let ${person(data)} ${text(data, 'level') === 'write' ? 'change' : 'only read'} the form ${text(data, 'form')}`,
  removeTemplateMember: (data) => `Removed ${person(data)} from the form ${text(data, 'form')}`,
  addTemplateAuthority: (data) => `Let ${person(data)} approve refunds of the form ${text(data, 'form')}`,
  removeTemplateAuthority: (data) => `No longer lets ${person(data)} approve refunds of the form ${text(data, 'form')}`,
  createApiToken: (data) => `Made the key ${text(data, 'keyName')} (${text(data, 'scopes')})`,
  revokeApiToken: (data) => `Revoked the key ${text(data, 'keyName')}`,
  setUpMerchantAccount: () => 'Opened the page on which the payout account is set up',
  payoutsChanged: (data) => `The payout account changed${auditChanges(data, 'account')}`,
  answerDispute: (data) => `Sent evidence in the dispute about ${money(data)} of ${of(data)}`,
  setPayoutSchedule: (data) =>
    `Chose ${text(data, 'interval')} payouts${text(data, 'day') === '' ? '' : ` (${text(data, 'day')})`}`,
  requestRefund: (data) => `Asked for a refund of ${money(data)} of ${of(data)}${because(data)}`,
  approveRefund: (data) => `Approved a refund of ${money(data)} of ${of(data)}`,
  cancelRefund: (data) => `Canceled a refund of ${money(data)} of ${of(data)}`,
  refundSent: (data) => `${money(data)} of ${of(data)} was paid back`,
  refundFailed: (data) => `A refund of ${money(data)} of ${of(data)} failed`,
  receiveCheck: (data) =>
    `Received a check of ${money(data)} for ${of(data)}${auditChanges(data, 'amount', 'submission')}`,
  receiveCash: (data) => `Received ${money(data)} in cash for ${of(data)}`,
  removeCheckPayment: (data) => `Took back a check of ${money(data)} for ${of(data)}`,
  removeCashPayment: (data) => `Took back ${money(data)} in cash for ${of(data)}`,
  waivePayment: (data) => `Waived the payment of ${of(data)}`,
  unwaivePayment: (data) => `Asks for the payment of ${of(data)} again`,
  setTeamFees: (data) => `Changed the platform fee: ${text(data, 'change')}`,
  publishFlowTemplate: (data) => `Published version ${text(data, 'version')} of the form ${text(data, 'form')}`,
  setMasterTemplateStatus: (data) =>
    `Changed the form ${text(data, 'form')} from ${text(data, 'from')} to ${text(data, 'to')}`,
  updateMasterTemplate: (data) =>
    data['publiclySearchable'] === true
      ? `Let everybody search what is sent in by the form ${text(data, 'form')}`
      : `Stopped letting everybody search what is sent in by the form ${text(data, 'form')}`,
  acceptChangedAnswers: (data) => `Accepted answers of ${of(data)} that changed after they were approved`,
  deleteSubmission: (data) => `Deleted ${of(data)}`,
  downloadOutput: (data) => `Downloaded ${text(data, 'output')} of ${of(data)}`,
  fileInfected: (data) =>
    `The file ${text(data, 'fileName')} ${text(data, 'verdict') === 'tooLarge' ? 'could not be scanned' : 'was infected'} and is not kept`,
  exportAudit: () => 'Downloaded the audit log',
  createExport: (data) => `Exported ${text(data, 'export')} as ${text(data, 'format').toUpperCase()}`,
  exportTransactions: (data) => `Exported ${text(data, 'export')} as ${text(data, 'format').toUpperCase()}`,
  exportMonthReport: (data) => `Exported ${text(data, 'export')} as ${text(data, 'format').toUpperCase()}`,
  exportSurvey: (data) => `Exported ${text(data, 'export')} as ${text(data, 'format').toUpperCase()}`,
  queueImport: (data) => `Imported earlier records into ${text(data, 'form')} from ${text(data, 'file')}`,
  removeDataImport: (data) => `Removed the import of ${text(data, 'file')} with its records`,
  exportPeople: (data) => `Exported ${text(data, 'export')} as ${text(data, 'format').toUpperCase()}`,
  runBulkExport: (data) => `Ran the bulk form export ${text(data, 'export')}`,
  downloadExport: (data) => `Downloaded the export ${text(data, 'export')}`,
  createTeam: (data) => `Made the team ${text(data, 'team')} at /${text(data, 'address')}`,
  renameTag: (data) => `Renamed the tag ${text(data, 'tag')} to ${text(data, 'name')}`,
  deleteTag: (data) => `Deleted the tag ${text(data, 'tag')}, which was on ${submissions(data)}`,
  updateTeam: (data) => `Changed the settings of the team${auditChanges(data, 'team')}`,
  requireSecondFactor: (data) =>
    text(data, 'isRequired') === 'true'
      ? 'Asks everybody in the team for a second factor'
      : 'No longer asks for a second factor',
  requireRefundAuthorization: (data) =>
    text(data, 'required') === 'true'
      ? 'Asks for a second person to approve each refund'
      : 'No longer asks for a second person to approve refunds',
  letTeamIn: (data) => `Let the team ${text(data, 'team')} in`,
  suspendTeam: (data) => `Suspended the team ${text(data, 'team')}${because(data)}`,
  reinstateTeam: (data) => `Reinstated the team ${text(data, 'team')}`,
  applyForTeam: (data) => `${person(data)} asked for the team ${text(data, 'team')}`,
  approveTeamApplication: (data) => `Approved the team ${text(data, 'team')} for ${person(data)}`,
  declineTeamApplication: (data) => `Declined the team ${text(data, 'team')} for ${person(data)}${because(data)}`,
  appointOperator: (data) => `Made ${person(data)} an operator`,
  dismissOperator: (data) => `${person(data)} is no operator any more`,
};

export const auditSentence = (kind: AuditKind, data: Data): string => sentences[kind](data);

/** Who did it: the person, also where a key acted for them; nobody, where a job or a stranger did. */
export function auditActor(actorKind: string, data: Data): string {
  const name = text(data, 'by');
  if (actorKind === 'token') return `${name} (key ${text(data, 'key')})`;
  return name || (actorKind === 'system' ? 'The installation' : 'Nobody signed in');
}

export const auditWords = {
  title: 'Audit log',
  about: 'Who got in, who changed what others may do, who moved money and who took data along. Nobody can change it.',
  areas: {
    signIn: 'Signing in',
    account: 'Accounts',
    people: 'Roles and people',
    keys: 'API tokens',
    money: 'Money',
    forms: 'Forms',
    reviews: 'Reviews',
    data: 'Data and files',
    team: 'Teams',
    installation: 'Installation',
  } satisfies Record<AuditArea, string>,
  area: 'What',
  allAreas: 'Everything',
  person: 'Who',
  everybody: 'Everybody',
  from: 'From',
  until: 'Until',
  when: 'When',
  what: 'What happened',
  who: 'Who',
  team: 'Team',
  empty: 'Nothing has happened yet.',
  noneFound: 'Nothing matches. Try a longer time or fewer filters.',
  more: 'Show earlier entries',
  loading: 'Loading earlier entries',
  download: 'Download as CSV',
  clear: 'Clear filters',
  columns: [
    'Time (UTC)',
    'Area',
    'Kind',
    'What happened',
    'Who',
    'Address of the person',
    'Team',
    'IP address',
    'Program',
    'Request',
  ],
} as const;
