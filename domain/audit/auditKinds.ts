import type { AuditArea } from '#domain/audit/auditAreas.ts';

/** Who may read an entry besides operators, who can read all: owners of its team, or the person it is about. */
export type AuditReader = 'owners' | 'person';

export interface AuditRule {
  readonly area: AuditArea;
  readonly readers: readonly AuditReader[];
}

const signIn = { area: 'signIn', readers: ['person'] } as const;
const account = { area: 'account', readers: ['person'] } as const;
const people = { area: 'people', readers: ['owners'] } as const;
const keys = { area: 'keys', readers: ['owners'] } as const;
const money = { area: 'money', readers: ['owners'] } as const;
const forms = { area: 'forms', readers: ['owners'] } as const;
const reviews = { area: 'reviews', readers: ['owners'] } as const;
const data = { area: 'data', readers: ['owners'] } as const;
const team = { area: 'team', readers: ['owners'] } as const;
const installation = { area: 'installation', readers: [] } as const;

/**
 * The audit log: sign-ins and failures, changes of access, money, and exports. Entries are never changed or deleted,
 * and the database enforces that. Each kind is named after its mutation and has a sentence in
 * messages/audit/auditWords.ts. Decision 0015.
 */
export const auditKinds = {
  signIn,
  signInFailed: signIn,
  signOut: signIn,
  secondFactorFailed: signIn,
  useRecoveryCode: signIn,
  confirmIdentity: signIn,
  confirmIdentityFailed: signIn,
  signUp: account,
  claimAccount: account,
  changePassword: account,
  resetPassword: account,
  changeEmail: account,
  verifyEmail: account,
  addPasskey: account,
  removePasskey: account,
  addAuthenticatorApp: account,
  removeAuthenticatorApp: account,
  makeRecoveryCodes: account,
  closeAccount: account,
  endSession: account,
  endOtherSessions: account,
  resetFactors: installation,
  deactivatePerson: installation,
  reactivatePerson: installation,
  setGovernmentUser: installation,
  retryFailedJob: installation,
  discardFailedJob: installation,
  retryFailedEmail: installation,
  createRole: people,
  updateRole: people,
  deleteRole: people,
  addRoleMember: people,
  inviteRoleMember: people,
  removeRoleMember: people,
  takeOffTeam: people,
  leaveTeam: people,
  addTemplateMember: people,
  inviteTemplateMember: people,
  setTemplateMemberLevel: people,
  removeTemplateMember: people,
  addTemplateAuthority: people,
  removeTemplateAuthority: people,
  createApiToken: keys,
  revokeApiToken: keys,
  setUpMerchantAccount: money,
  payoutsChanged: money,
  setPayoutSchedule: money,
  answerDispute: money,
  requestRefund: money,
  approveRefund: money,
  cancelRefund: money,
  refundSent: money,
  refundFailed: money,
  receiveCheck: money,
  receiveCash: money,
  removeCheckPayment: money,
  removeCashPayment: money,
  waivePayment: money,
  unwaivePayment: money,
  setTeamFees: money,
  publishFlowTemplate: forms,
  setMasterTemplateStatus: forms,
  updateMasterTemplate: forms,
  setLibraryForm: forms,
  acceptChangedAnswers: reviews,
  deleteSubmission: data,
  downloadOutput: data,
  fileInfected: data,
  searchResidents: data,
  exportAudit: data,
  createExport: data,
  exportPeople: data,
  exportEntities: data,
  mergeEntities: data,
  undoEntityMerge: data,
  exportTransactions: data,
  exportMonthReport: data,
  exportSurvey: data,
  queueImport: data,
  queueEntityImport: data,
  queueEntityImportUndo: data,
  removeDataImport: data,
  runBulkExport: data,
  downloadExport: data,
  createTeam: team,
  updateTeam: team,
  createSearchPage: team,
  updateSearchPage: team,
  deleteSearchPage: team,
  publishFinder: team,
  unpublishFinder: team,
  addTeamDomain: team,
  removeTeamDomain: team,
  teamDomainVerified: team,
  teamDomainLost: team,
  createCustomEntity: team,
  updateCustomEntity: team,
  archiveCustomEntity: team,
  createCustomEntityField: team,
  updateCustomEntityField: team,
  deleteCustomEntityField: team,
  refreshRemoteFields: team,
  renameTag: team,
  deleteTag: team,
  requireSecondFactor: team,
  requireRefundAuthorization: team,
  letTeamIn: team,
  setTeamFeatures: team,
  suspendTeam: team,
  reinstateTeam: team,
  applyForTeam: installation,
  approveTeamApplication: installation,
  declineTeamApplication: installation,
  appointOperator: installation,
  dismissOperator: installation,
} as const satisfies Readonly<Record<string, AuditRule>>;

export type AuditKind = keyof typeof auditKinds;

const rules: Readonly<Record<AuditKind, AuditRule>> = auditKinds;
const allKinds = Object.keys(auditKinds) as AuditKind[];

export const isAuditKind = (text: string): text is AuditKind => Object.hasOwn(auditKinds, text);

export const areaOfKind = (kind: AuditKind): AuditArea => rules[kind].area;

export const kindsOfArea = (area: AuditArea): AuditKind[] => allKinds.filter((kind) => rules[kind].area === area);

/** The kinds these readers can see. Operators can see all. */
export const kindsFor = (reader: AuditReader): AuditKind[] =>
  allKinds.filter((kind) => rules[kind].readers.includes(reader));
