/** What an installation looks like at one moment. */
export interface HealthFacts {
  readonly isReadOnly: boolean;
  readonly connections: number;
  readonly mostConnections: number;
  /** of the transaction that has been open the longest; 0 if none is */
  readonly longestTransactionSeconds: number;
  readonly liveWorkers: number;
  /** past its due time, of the job that has waited the longest; 0 if none waits */
  readonly oldestJobSeconds: number;
  readonly failedJobs: number;
  readonly failedEmails: number;
  /** of the payment event that has waited the longest; 0 if none waits */
  readonly oldestPaymentEventSeconds: number;
  readonly isStorageWorking: boolean;
  /** of the audit entry that has waited the longest for its seal; 0 if none waits */
  readonly oldestUnsealedSeconds: number;
}

const limits = {
  connectionShare: 0.8,
  transactionSeconds: 600,
  jobSeconds: 300,
  paymentEventSeconds: 600,
  unsealedSeconds: 600,
} as const;

const rules = {
  readOnly: ({ isReadOnly }) => isReadOnly,
  storageFails: ({ isStorageWorking }) => !isStorageWorking,
  noWorkers: ({ liveWorkers }) => liveWorkers === 0,
  manyConnections: ({ connections, mostConnections }) => connections > mostConnections * limits.connectionShare,
  longTransaction: ({ longestTransactionSeconds }) => longestTransactionSeconds > limits.transactionSeconds,
  lateJobs: ({ oldestJobSeconds }) => oldestJobSeconds > limits.jobSeconds,
  latePaymentEvents: ({ oldestPaymentEventSeconds }) => oldestPaymentEventSeconds > limits.paymentEventSeconds,
  unsealedAuditEntries: ({ oldestUnsealedSeconds }) => oldestUnsealedSeconds > limits.unsealedSeconds,
  failedJobs: ({ failedJobs }) => failedJobs > 0,
  failedEmails: ({ failedEmails }) => failedEmails > 0,
} as const satisfies Readonly<Record<string, (facts: HealthFacts) => boolean>>;

export type HealthProblem = keyof typeof rules;

export const healthProblems = Object.keys(rules) as readonly HealthProblem[];

/** What an operator should look at, the most urgent first. */
export const findHealthProblems = (facts: HealthFacts): readonly HealthProblem[] =>
  healthProblems.filter((problem) => rules[problem](facts));
