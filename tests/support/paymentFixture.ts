import { afterAll, beforeAll } from 'vitest';
import type { BrowserPayments, PayerMethod, PaymentOutcome } from '#domain/payment/browserPayments.ts';
import { paymentOutcomeOf, sandboxConfirmation, sandboxResult } from '#domain/payment/browserPayments.ts';
import { paymentWebhooks } from '#server/http/paymentWebhooks.ts';
import { newId } from '#server/newId.ts';
import type { PaymentProvider } from '#server/payments/PaymentProvider.ts';
import type { PaymentsSandboxOptions } from '#server/sandbox/startPaymentsSandbox.ts';
import { webhookFaults } from '#server/sandbox/webhooks/webhookPolicy.ts';
import type { Services } from '#server/Services.ts';
import { foundPayingTown, type PayingTown } from '#tests/adapters/payments/payingTown.ts';
import type { MutationInputs } from '#tests/support/__generated__/MutationInputs.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { apiOn, type GraphQLAnswer, type Api } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm, type StepInWords } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';
import { useServices } from '#tests/support/services.ts';

/** A submission with an amount due. */
export interface SubmissionWithPayment {
  readonly submission: LaunchedSubmission;
  readonly paymentId: string;
  readonly form: PublishedForm;
}

export interface PaymentFixture {
  readonly api: Api;
  readonly services: Services;
  /** the provider: its state, its scheduled steps, and the webhooks it holds back */
  readonly town: PayingTown;
  readonly team: TestTeam;
  readonly clerk: TestPerson;
  readonly resident: TestPerson;
  owing(step?: Partial<StepInWords>, after?: readonly StepInWords[]): Promise<SubmissionWithPayment>;
  /** delivers the held webhooks this many times in random order, and returns the statuses */
  webhooks(copies?: number, sign?: (signature: string) => string): Promise<readonly number[]>;
  /** runs all jobs of webhooks and refunds */
  work(): Promise<void>;
  /** makes the provider fail in some way from now on; without arguments, it works again */
  failing(part?: (provider: PaymentProvider) => Partial<PaymentProvider>): void;
}

interface PayingOptions {
  /** the clock of both the town and the provider */
  readonly clock?: () => number;
  readonly delays?: PaymentsSandboxOptions['delays'];
  readonly database?: TestDatabase;
}

/** A town that takes payments: our endpoints on a database, and the provider’s sandbox that they call. */
export function usePayments({ clock, delays, database }: PayingOptions = {}): PaymentFixture {
  const made = useServices({}, database);
  const parts: { town?: PayingTown; people?: { team: TestTeam; clerk: TestPerson; resident: TestPerson } } = {};
  const failing = new Map<'now', Partial<PaymentProvider>>();
  const known = () => {
    if (!parts.town || !parts.people) throw new Error("A paying town exists only while its file's tests run.");
    return { town: parts.town, ...parts.people };
  };
  const services = (): Services => ({
    ...made.services,
    ...(clock && { now: () => new Date(clock()) }),
    payments: { ...known().town.provider, ...failing.get('now') },
  });
  const api = apiOn({
    get services() {
      return services();
    },
  });

  beforeAll(async () => {
    parts.town = await foundPayingTown({ ...(clock && { clock }), ...(delays && { delays }) });
    parts.town.sandbox.control.setWebhooks(webhookFaults.parse({ hold: true }));
    const team = await makeTeam(made.services);
    const account = { providerAccountId: parts.town.accountId, chargesEnabled: true };
    await made.services.db.merchantAccount.create({ data: { id: newId(), teamId: team.id, ...account } });
    parts.people = {
      team,
      clerk: await makePerson(made.services, { name: 'Clara Clerk' }),
      resident: await makePerson(made.services, { name: 'Rosa Resident' }),
    };
  });
  afterAll(() => parts.town?.close());

  return {
    api,
    get services() {
      return services();
    },
    get town() {
      return known().town;
    },
    get team() {
      return known().team;
    },
    get clerk() {
      return known().clerk;
    },
    get resident() {
      return known().resident;
    },
    async owing(step = {}, after = [{ name: 'Check' }]) {
      const { team, clerk, resident } = known();
      const fee = { name: 'Fee', type: 'PaymentStep', external: true, payment: { cents: 10_000 }, ...step } as const;
      const form = await publishedForm(made.services, team.id, [fee, ...after]);
      await addToForm(made.services, team.id, form.formId, clerk, 2);
      const submission = await launchTestSubmission(api, resident, form);
      const activeStepId = submission.stepId('Fee');
      const { id } = await made.services.db.obligation.findUniqueOrThrow({ where: { activeStepId } });
      return { submission, form, paymentId: id };
    },
    async webhooks(copies = 1, sign = (signature) => signature) {
      const { town } = known();
      await town.sandbox.control.deliverWebhooks();
      const held = town.hall.received.splice(0);
      const sent = Array.from({ length: copies }, () => held)
        .flat()
        .toReversed();
      const webhooks = paymentWebhooks(services());
      const statuses: number[] = [];
      for (const { rawBody: body, signature } of sent) {
        const headers = { 'stripe-signature': sign(signature ?? '') };
        statuses.push((await webhooks.request('/', { method: 'POST', body, headers })).status);
      }
      return statuses;
    },
    work: () => runJobs(services()),
    failing(part) {
      failing.set('now', part?.(known().town.provider) ?? {});
    },
  };
}

export const payment = (id: string): string => `Payment:${id}`;

/** Does what the payer's page does: creates an attempt, checks that it is still valid, then lets the browser pay it. */
export async function payOnline(
  { api }: PaymentFixture,
  who: TestPerson,
  paymentId: string,
  method: PayerMethod,
  amountCents?: number,
): Promise<PaymentOutcome> {
  const wish = { paymentId: payment(paymentId), paymentType: method.type, amountCents };
  const started = await startPaying(api, who, wish);
  if (started.refusal !== null || started.codes.length > 0) throw new Error(JSON.stringify(started));
  const confirmed = await api.act(who, 'confirmPayment', wish, 'confirmed');
  if (confirmed.data.confirmPayment.confirmed !== true) throw new Error('This page is out of date');
  return confirmInBrowser(started.data.createPaymentIntent.intent, method);
}

export const startPaying = (
  api: Api,
  who: TestPerson,
  input: MutationInputs['createPaymentIntent'],
): Promise<GraphQLAnswer> =>
  api.attempt(
    who,
    'createPaymentIntent',
    input,
    'intent { clientSecret totalCents payments { mode publishableKey sandboxUrl } } payment { id status }',
  );

interface BrowserIntent {
  readonly clientSecret: string;
  readonly payments: BrowserPayments;
}

export async function confirmInBrowser(
  { clientSecret, payments }: BrowserIntent,
  method: PayerMethod,
): Promise<PaymentOutcome> {
  const { url, body } = sandboxConfirmation({ payments, clientSecret, method, returnUrl: 'http://localhost/back' });
  const response = await fetch(url, { method: 'POST', body });
  return paymentOutcomeOf(sandboxResult(await response.json()));
}
