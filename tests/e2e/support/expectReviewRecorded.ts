import { expect, type Page } from '@playwright/test';
import { queryDatabase } from '#tests/e2e/support/database.ts';

/**
 * Expects that the review on this page was taken, and lets it count without waiting until it can no longer be undone.
 * Reviews of other submissions keep their time.
 */
export async function expectReviewRecorded(page: Page): Promise<void> {
  await expect(page.getByText("Review completed successfully. You're all done!")).toBeVisible();
  const submissionId = /\/initiated_flows\/([0-9a-f-]{36})/.exec(page.url())?.[1];
  if (submissionId === undefined) throw new Error(`${page.url()} is no review page.`);
  await queryDatabase(
    `UPDATE graphile_worker._private_jobs j SET run_at = now()
      FROM deferred_reviews d WHERE j.payload->>'deferredReviewId' = d.id::text AND d.submission_id = $1`,
    submissionId,
  );
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
}
