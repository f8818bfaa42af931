import { invalidRequest } from '#server/sandbox/api/stripeFailure.ts';
import type { CreateIntentParams } from '#server/sandbox/paying/paymentIntentParams.ts';
import type { SandboxReading } from '#server/sandbox/store/SandboxStore.ts';

const smallestAmount = 50;
const largestAmount = 99_999_999;

export function checkAmounts(amount: number, applicationFee: number | null, currency: string): void {
  if (currency.toLowerCase() !== 'usd') throw invalidRequest(`Invalid currency: ${currency}`, { param: 'currency' });
  if (amount < smallestAmount) {
    const message = 'Amount must be at least $0.50 usd';
    throw invalidRequest(message, { code: 'amount_too_small', param: 'amount' });
  }
  if (amount > largestAmount) {
    const message = 'Amount must be no more than $999,999.99';
    throw invalidRequest(message, { code: 'amount_too_large', param: 'amount' });
  }
  if (applicationFee !== null && (applicationFee < 0 || applicationFee > amount)) {
    throw invalidRequest('The application fee must be between 0 and the amount.', { param: 'application_fee_amount' });
  }
}

export async function checkDestination(
  db: SandboxReading,
  params: Pick<CreateIntentParams, 'on_behalf_of' | 'transfer_data'>,
  applicationFee: number | null,
): Promise<void> {
  const destination = params.transfer_data?.destination;
  if (applicationFee !== null && destination === undefined) {
    throw invalidRequest(
      'Can only apply an application_fee_amount when the PaymentIntent is a destination payment ' +
        '(using `transfer_data[destination]`).',
      { param: 'application_fee_amount' },
    );
  }
  await checkAccount(db, destination, 'transfer_data[destination]', 'insufficient_capabilities_for_transfer');
  await checkAccount(db, params.on_behalf_of, 'on_behalf_of', 'account_invalid');
}

async function checkAccount(db: SandboxReading, id: string | undefined, param: string, code: string): Promise<void> {
  if (id === undefined) return;
  const account = await db.find('account', id);
  if (!account) throw invalidRequest(`No such destination: '${id}'`, { code: 'resource_missing', param });
  if (!account.charges_enabled) {
    const message = `The account '${id}' needs to have its charges and transfers enabled first.`;
    throw invalidRequest(message, { code, param });
  }
}
