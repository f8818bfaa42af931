import type { AuditArea } from '#domain/audit/auditAreas.ts';
import type { AuditKind } from '#domain/audit/auditKinds.ts';
import { formatUsd } from '#domain/kernel/money.ts';
import { plural } from '#domain/kernel/plural.ts';
import { auditChanges } from '#messages/audit/auditChanges.ts';

type Data = Readonly<Record<string, unknown>>;

const text = (data: Data, name: string): string => {
  const value = data[name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};
const person = (data: Data): string => {
  const [name, email] = [text(data, 'person'), text(data, 'email')];
  return email === '' ? name || 'someone' : `${name} (${email})`;
};
const money = (data: Data): string => (typeof data['amount'] === 'number' ? formatUsd(data['amount']) : 'A payment');
const because = (data: Data): string => (text(data, 'reason') === '' ? '' : `: ${text(data, 'reason')}`);
const of = (data: Data): string => `submission ${text(data, 'submission')}`;
const submissions = (data: Data): string => plural(Number(text(data, 'submissions')), 'submission');
/** One sentence per kind of entry, with the names as they were at the time. */
const sentences: Readonly<Record<AuditKind, (data: Data) => string>> = {
  signIn: () => 'Signed in',
  signInFailed: () => 'A sign-in failed',
  signOut: () => 'Signed out',
  signUp: (data) => `${person(data)} signed up`,
  claimAccount: (data) => `${person(data)} accepted an invitation and set up their account`,
  changePassword: () => 'Changed the password',
  resetPassword: (data) => `Reset the password of ${person(data)} through an emailed link`,
  changeEmail: (data) => `Requested a new email address: ${text(data, 'newEmail')}`,
  verifyEmail: (data) =>
    text(data, 'newEmail') === ''
      ? `Confirmed the email address ${text(data, 'email')}`
      : `Changed the email address from ${text(data, 'email')} to ${text(data, 'newEmail')}`,
  secondFactorFailed: () => 'A second sign-in step failed',
  useRecoveryCode: () => 'Used a recovery code',
  confirmIdentity: () => 'Confirmed their identity',
  confirmIdentityFailed: () => 'Failed to confirm their identity',
  addPasskey: (data) => `Added the passkey ${text(data, 'passkey')}`,
  removePasskey: () => 'Removed a passkey',
  addAuthenticatorApp: () => 'Added an authenticator app',
  removeAuthenticatorApp: () => 'Removed the authenticator app',
  makeRecoveryCodes: () => 'Created new recovery codes',
  resetFactors: (data) => `Reset two-step sign-in for ${person(data)}`,
  closeAccount: () => 'Closed the account',
  endSession: () => 'Signed out in another browser',
  endOtherSessions: () => 'Signed out in all other browsers',
  deactivatePerson: (data) => `Closed the account of ${person(data)}${because(data)}`,
  reactivatePerson: (data) => `Reopened the account of ${person(data)}`,
  setGovernmentUser: (data) =>
    data['isGovernment'] === true
      ? `Made ${person(data)} a government user`
      : `Removed ${person(data)} as a government user`,
  retryFailedJob: (data) => `Ran the failed job ${text(data, 'task')} again`,
  discardFailedJob: (data) => `Discarded the failed job ${text(data, 'task')}`,
  retryFailedEmail: (data) => `Sent a failed email to ${text(data, 'email')} again`,
  createRole: (data) => `Created the role ${text(data, 'role')}${auditChanges(data, 'role')}`,
  updateRole: (data) => `Changed the role ${text(data, 'role')}${auditChanges(data, 'role')}`,
  deleteRole: (data) => `Deleted the role ${text(data, 'role')}`,
  addRoleMember: (data) => `Added ${person(data)} to the role ${text(data, 'role')}`,
  inviteRoleMember: (data) => `Invited ${person(data)} to the role ${text(data, 'role')}`,
  removeRoleMember: (data) => `Removed ${person(data)} from the role ${text(data, 'role')}`,
  takeOffTeam: (data) => `Removed ${person(data)} from the team`,
  leaveTeam: () => 'Left the team',
  addTemplateMember: (data) => `Added ${person(data)} to the form ${text(data, 'form')}`,
  inviteTemplateMember: (data) => `Invited ${person(data)} to the form ${text(data, 'form')}`,
  setTemplateMemberLevel: (data) =>
    `Changed the access of ${person(data)} to the form ${text(data, 'form')} to ${text(data, 'level') === 'write' ? 'write' : 'read only'}`,
  removeTemplateMember: (data) => `Removed ${person(data)} from the form ${text(data, 'form')}`,
  addTemplateAuthority: (data) => `Allowed ${person(data)} to approve refunds for the form ${text(data, 'form')}`,
  removeTemplateAuthority: (data) =>
    `Stopped ${person(data)} from approving refunds for the form ${text(data, 'form')}`,
  createApiToken: (data) => `Created the API token ${text(data, 'keyName')} (${text(data, 'scopes')})`,
  revokeApiToken: (data) => `Revoked the API token ${text(data, 'keyName')}`,
  setUpMerchantAccount: () => 'Opened the payout account setup page',
  payoutsChanged: (data) => `The payout account changed${auditChanges(data, 'account')}`,
  answerDispute: (data) => `Sent evidence in the dispute over ${money(data)} for ${of(data)}`,
  setPayoutSchedule: (data) =>
    `Chose ${text(data, 'interval')} payouts${text(data, 'day') === '' ? '' : ` (${text(data, 'day')})`}`,
  requestRefund: (data) => `Requested a refund of ${money(data)} for ${of(data)}${because(data)}`,
  approveRefund: (data) => `Approved a refund of ${money(data)} for ${of(data)}`,
  cancelRefund: (data) => `Canceled a refund of ${money(data)} for ${of(data)}`,
  refundSent: (data) => `${money(data)} was refunded for ${of(data)}`,
  refundFailed: (data) => `A refund of ${money(data)} for ${of(data)} failed`,
  receiveCheck: (data) =>
    `Received a check of ${money(data)} for ${of(data)}${auditChanges(data, 'amount', 'submission')}`,
  receiveCash: (data) => `Received ${money(data)} in cash for ${of(data)}`,
  removeCheckPayment: (data) => `Removed a check of ${money(data)} from ${of(data)}`,
  removeCashPayment: (data) => `Removed ${money(data)} in cash from ${of(data)}`,
  waivePayment: (data) => `Waived the payment for ${of(data)}`,
  unwaivePayment: (data) => `Removed the waiver of the payment for ${of(data)}`,
  setTeamFees: (data) => `Changed the platform fee: ${text(data, 'change')}`,
  publishFlowTemplate: (data) => `Published version ${text(data, 'version')} of the form ${text(data, 'form')}`,
  setMasterTemplateStatus: (data) =>
    `Changed the form ${text(data, 'form')} from ${text(data, 'from')} to ${text(data, 'to')}`,
  updateMasterTemplate: (data) =>
    data['publiclySearchable'] === true
      ? `Made submissions of the form ${text(data, 'form')} publicly searchable`
      : `Made submissions of the form ${text(data, 'form')} no longer publicly searchable`,
  setLibraryForm: (data) =>
    data['isLibrary'] === true
      ? `Added the form ${text(data, 'form')} to the form library`
      : `Removed the form ${text(data, 'form')} from the form library`,
  acceptChangedAnswers: (data) => `Accepted answers in ${of(data)} that changed after approval`,
  deleteSubmission: (data) => `Deleted ${of(data)}`,
  downloadOutput: (data) => `Downloaded ${text(data, 'output')} from ${of(data)}`,
  fileInfected: (data) =>
    `The file ${text(data, 'fileName')} ${text(data, 'verdict') === 'tooLarge' ? 'could not be scanned' : 'was infected'} and was not kept`,
  searchResidents: (data) => `Searched resident accounts for “${text(data, 'term')}” (${text(data, 'count')} found)`,
  exportAudit: () => 'Downloaded the audit log',
  createExport: (data) => `Exported ${text(data, 'export')} as ${text(data, 'format').toUpperCase()}`,
  exportTransactions: (data) => `Exported ${text(data, 'export')} as ${text(data, 'format').toUpperCase()}`,
  exportMonthReport: (data) => `Exported ${text(data, 'export')} as ${text(data, 'format').toUpperCase()}`,
  exportSurvey: (data) => `Exported ${text(data, 'export')} as ${text(data, 'format').toUpperCase()}`,
  queueImport: (data) => `Imported past records into ${text(data, 'form')} from ${text(data, 'file')}`,
  queueEntityImport: (data) => `Imported the file ${text(data, 'file')} into the entity ${text(data, 'entity')}`,
  queueEntityImportUndo: (data) => `Undid the import of the file ${text(data, 'file')}`,
  removeDataImport: (data) => `Deleted the import of ${text(data, 'file')} and its records`,
  mergeEntities: (data) => `Merged the entity ${text(data, 'merged')} into ${text(data, 'entity')}`,
  undoEntityMerge: (data) => `Separated the entity ${text(data, 'merged')} from ${text(data, 'entity')} again`,
  exportEntities: (data) => `Exported ${text(data, 'export')} as ${text(data, 'format').toUpperCase()}`,
  exportPeople: (data) => `Exported ${text(data, 'export')} as ${text(data, 'format').toUpperCase()}`,
  runBulkExport: (data) => `Ran the bulk form export ${text(data, 'export')}`,
  downloadExport: (data) => `Downloaded the export ${text(data, 'export')}`,
  createTeam: (data) => `Created the team ${text(data, 'team')} at /${text(data, 'address')}`,
  createSearchPage: (data) => `Created the search page ${text(data, 'name')} at ${text(data, 'address')}`,
  updateSearchPage: (data) => `Changed the search page ${text(data, 'name')} at ${text(data, 'address')}`,
  deleteSearchPage: (data) => `Deleted the search page ${text(data, 'name')} at ${text(data, 'address')}`,
  createCustomEntity: (data) => `Added the kind of entity ${text(data, 'entity')}`,
  updateCustomEntity: (data) => `Changed the kind of entity ${text(data, 'entity')}`,
  archiveCustomEntity: (data) => `Archived the kind of entity ${text(data, 'entity')}`,
  createCustomEntityField: (data) => `Added the field ${text(data, 'field')} to the entity ${text(data, 'entity')}`,
  updateCustomEntityField: (data) => `Changed the field ${text(data, 'field')} of the entity ${text(data, 'entity')}`,
  deleteCustomEntityField: (data) => `Deleted the field ${text(data, 'field')} of the entity ${text(data, 'entity')}`,
  refreshRemoteFields: (data) => `Read the fields of the entity ${text(data, 'entity')} from its remote source`,
  renameTag: (data) => `Renamed the tag ${text(data, 'tag')} to ${text(data, 'name')}`,
  deleteTag: (data) => `Deleted the tag ${text(data, 'tag')}, which was on ${submissions(data)}`,
  addTeamDomain: (data) => `Added the domain ${text(data, 'domain')}`,
  removeTeamDomain: (data) => `Deleted the domain ${text(data, 'domain')}`,
  teamDomainVerified: (data) => `The domain ${text(data, 'domain')} was verified`,
  teamDomainLost: (data) =>
    `The DNS record of ${text(data, 'domain')} is gone, so the domain no longer leads to the team`,
  updateTeam: (data) => `Changed the team settings${auditChanges(data, 'team')}`,
  publishFinder: (data) =>
    `Published “Which permit do I need?” with ${plural(Number(data['questions'] ?? 0), 'question')} and ${plural(Number(data['results'] ?? 0), 'result')}`,
  unpublishFinder: () => 'Took “Which permit do I need?” off the public pages',
  requireSecondFactor: (data) =>
    text(data, 'isRequired') === 'true' ? 'Started requiring two-step sign-in' : 'Stopped requiring two-step sign-in',
  requireRefundAuthorization: (data) =>
    text(data, 'required') === 'true'
      ? 'Started requiring a second person to approve each refund'
      : 'Stopped requiring a second person to approve refunds',
  letTeamIn: (data) => `Approved the team ${text(data, 'team')}`,
  setTeamFeatures: (data) => `Changed what the team can use${auditChanges(data, 'team')}`,
  suspendTeam: (data) => `Suspended the team ${text(data, 'team')}${because(data)}`,
  reinstateTeam: (data) => `Reinstated the team ${text(data, 'team')}`,
  applyForTeam: (data) => `${person(data)} requested the team ${text(data, 'team')}`,
  approveTeamApplication: (data) => `Approved the request of ${person(data)} for the team ${text(data, 'team')}`,
  declineTeamApplication: (data) =>
    `Declined the request of ${person(data)} for the team ${text(data, 'team')}${because(data)}`,
  appointOperator: (data) => `Made ${person(data)} an operator`,
  dismissOperator: (data) => `Removed ${person(data)} as an operator`,
};

export const auditSentence = (kind: AuditKind, data: Data): string => sentences[kind](data);

/** The person who did it, including through an API token; or the system, or someone who was not signed in. */
export function auditActor(actorKind: string, data: Data): string {
  const name = text(data, 'by');
  if (actorKind === 'token') return `${name} (API token ${text(data, 'key')})`;
  return name || (actorKind === 'system' ? 'System' : 'Not signed in');
}

export const auditWords = {
  title: 'Audit log',
  about: 'Who signed in, who changed permissions, who moved money, and who exported data. No one can change this log.',
  areas: {
    signIn: 'Sign-in',
    account: 'Accounts',
    people: 'Roles and people',
    keys: 'API tokens',
    money: 'Money',
    forms: 'Forms',
    reviews: 'Reviews',
    data: 'Data and files',
    team: 'Teams',
    installation: 'Site',
  } satisfies Record<AuditArea, string>,
  area: 'Area',
  allAreas: 'All areas',
  person: 'Person',
  everybody: 'Everyone',
  from: 'From',
  until: 'Until',
  when: 'When',
  what: 'What happened',
  who: 'Who',
  team: 'Team',
  empty: 'No entries yet. Activity will appear here.',
  noneFound: 'No entries found. Try a longer period or fewer filters.',
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
    'Email',
    'Team',
    'IP address',
    'Program',
    'Request',
    'Position',
    'Hash',
  ],
} as const;
