import { disputeStateWords, transactionStateWords } from '#messages/payment/financeStateWords.ts';
import { reviewOutcomeWords } from '#messages/review/reviewComment.ts';
import type { IconName } from '#messages/shell/iconNames.ts';
import type { Tone } from '#web/ui/toneIcons.ts';

interface StatusFace {
  readonly word: string;
  readonly icon: IconName;
  readonly tone: Tone;
}

const face = (word: string, icon: IconName, tone: Tone): StatusFace => ({ word, icon, tone });

/** How each status is shown everywhere: label, icon, and color, never color alone. */
export const statuses = {
  submission: {
    active: face('Active', 'circle-dot', 'info'),
    halted: face('Halted', 'pause', 'warning'),
    finished: face('Completed', 'check-circle', 'success'),
    overdue: face('Overdue', 'clock', 'danger'),
    rejected: face('Not approved', 'circle-slash', 'danger'),
  },
  step: {
    done: face('Done', 'check-circle', 'success'),
    current: face('Current', 'circle-dot', 'info'),
    halted: face('Halted', 'pause', 'warning'),
    notdone: face('Not started', 'circle', 'neutral'),
    unpaid: face('Not paid', 'money', 'warning'),
    underway: face('Payment processing', 'clock', 'info'),
    waived: face('Waived', 'circle-slash', 'neutral'),
    refunded: face('Refunded', 'return', 'neutral'),
  },
  requirement: {
    unsent: face('Unsent', 'edit', 'neutral'),
    sent: face('Waiting for the applicant', 'clock', 'warning'),
    completed: face('Done', 'check-circle', 'success'),
    canceled: face('Canceled', 'circle-slash', 'neutral'),
  },
  charge: {
    pending: face('Processing', 'clock', 'info'),
    paid: face('Processed', 'check-circle', 'success'),
    failed: face('Failed', 'danger', 'danger'),
    disputed: face('Disputed', 'warning', 'warning'),
    refund_pending: face('Processing Refund', 'clock', 'info'),
    refunded: face('Refunded', 'return', 'neutral'),
    refund_failed: face('Refund failed', 'danger', 'danger'),
  },
  dispute: {
    needs_response: face(disputeStateWords.needs_response, 'warning', 'warning'),
    under_review: face(disputeStateWords.under_review, 'clock', 'info'),
    won: face(disputeStateWords.won, 'check-circle', 'success'),
    lost: face(disputeStateWords.lost, 'danger', 'danger'),
  },
  transaction: {
    returned: face(transactionStateWords.returned, 'return', 'neutral'),
    open: face(transactionStateWords.open, 'warning', 'warning'),
    won: face(transactionStateWords.won, 'check-circle', 'success'),
    lost: face(transactionStateWords.lost, 'danger', 'danger'),
    removed: face(transactionStateWords.removed, 'circle-slash', 'neutral'),
  },
  domain: {
    pending: face('Waiting for DNS', 'clock', 'info'),
    verified: face('Verified', 'check-circle', 'success'),
    failed: face('Not verified', 'danger', 'danger'),
  },
  output: {
    unissued: face('Unissued', 'circle', 'neutral'),
    valid: face('Issued', 'check-circle', 'success'),
    expired: face('Expired', 'clock', 'warning'),
    revoked: face('Revoked', 'circle-slash', 'danger'),
  },
  review: {
    approved: face(reviewOutcomeWords.approved, 'check-circle', 'success'),
    rejected: face(reviewOutcomeWords.rejected, 'circle-slash', 'danger'),
    changes_requested: face(reviewOutcomeWords.changes_requested, 'edit', 'warning'),
    pending: face('Waiting for review', 'clock', 'info'),
  },
  export: {
    running: face('Running', 'clock', 'info'),
    finished: face('Finished', 'check-circle', 'success'),
    failed: face('Failed', 'danger', 'danger'),
  },
  import: {
    uploaded: face('Uploaded', 'circle', 'neutral'),
    testing: face('Testing', 'clock', 'info'),
    tested: face('Tested', 'circle-dot', 'info'),
    running: face('Importing', 'clock', 'info'),
    finished: face('Imported', 'check-circle', 'success'),
    failed: face('Failed', 'danger', 'danger'),
  },
  job: {
    queued: face('Queued', 'clock', 'neutral'),
    working: face('Working', 'circle-dot', 'info'),
    complete: face('Complete', 'check-circle', 'success'),
    failed: face('Failed', 'danger', 'danger'),
  },
  template: {
    draft: face('Draft', 'edit', 'neutral'),
    published: face('Published', 'check-circle', 'success'),
    modified: face('Modified', 'edit', 'warning'),
    closed: face('Closed', 'circle-slash', 'warning'),
    archived: face('Archived', 'archive', 'neutral'),
  },
  person: {
    invited: face('Invited', 'mail', 'info'),
  },
  token: {
    active: face('Active', 'check-circle', 'success'),
    expired: face('Expired', 'clock', 'warning'),
    revoked: face('Revoked', 'circle-slash', 'danger'),
  },
} as const satisfies Record<string, Record<string, StatusFace>>;

export type StatusKind = keyof typeof statuses;
export type StatusOf<Kind extends StatusKind> = keyof (typeof statuses)[Kind];
