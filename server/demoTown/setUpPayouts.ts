import { townContext, type Town } from '#server/demoTown/town.ts';
import { refreshMerchantAccount, setUpMerchantAccount } from '#server/operations/payment/merchantAccount.ts';

const setUpDaysAgo = 55;

/** Submits City Hall's documents to the payments sandbox, as its finance manager once did. */
export async function setUpPayouts(town: Town, teamId: string): Promise<void> {
  const ctx = townContext(town, 'finance', setUpDaysAgo);
  const { chargesEnabled } = (await town.services.db.merchantAccount.findUnique({ where: { teamId } })) ?? {};
  if (chargesEnabled) return;
  const { url } = await setUpMerchantAccount(ctx, teamId);
  const answered = await town.answerPage(url, { answer: 'complete' });
  if (answered.status !== 303) throw new Error(`The payments sandbox answered ${answered.status} to the documents.`);
  await refreshMerchantAccount(ctx, teamId);
}
