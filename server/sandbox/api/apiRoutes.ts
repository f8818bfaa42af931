import * as z from 'zod';
import { createAccountLink, createAccountLinkParams } from '#server/sandbox/accounts/accountLinks.ts';
import { createAccountParams, updateAccountParams } from '#server/sandbox/accounts/accountParams.ts';
import { createAccount, getAccount, updateAccount } from '#server/sandbox/accounts/accounts.ts';
import { createToken, createTokenParams } from '#server/sandbox/accounts/tokens.ts';
import { closeDispute, getDispute, updateDispute, updateDisputeParams } from '#server/sandbox/afterPayment/disputes.ts';
import { createFile, createFileParams, getFile } from '#server/sandbox/afterPayment/files.ts';
import { createRefund, createRefundParams, getRefund } from '#server/sandbox/afterPayment/refunds.ts';
import { createReversal, createReversalParams, getTransfer } from '#server/sandbox/afterPayment/reversals.ts';
import { listObjects, pageParams } from '#server/sandbox/api/listObjects.ts';
import { expandParam, params } from '#server/sandbox/api/requestParams.ts';
import { missingObject } from '#server/sandbox/api/stripeFailure.ts';
import { createTransfer, createTransferParams } from '#server/sandbox/balance/transfers.ts';
import type { ReadingContext, WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { paymentMethodData } from '#server/sandbox/methods/paymentMethodData.ts';
import { createPaymentMethod, getPaymentMethod } from '#server/sandbox/methods/paymentMethods.ts';
import { getCharge } from '#server/sandbox/paying/charges.ts';
import { confirmIntent } from '#server/sandbox/paying/confirmIntent.ts';
import {
  cancelIntentParams,
  confirmIntentParams,
  createIntentParams,
  updateIntentParams,
} from '#server/sandbox/paying/paymentIntentParams.ts';
import { cancelIntent, createIntent, getIntent, updateIntent } from '#server/sandbox/paying/paymentIntents.ts';
import type { SandboxResponse, RecordKind } from '#server/sandbox/store/SandboxRecords.ts';
import type { SandboxReading } from '#server/sandbox/store/SandboxStore.ts';

type Given<S extends z.ZodType> = z.output<S>;

interface RouteOf<S extends z.ZodType> {
  readonly path: string;
  readonly schema: S;
  /** Browsers may call it with the publishable key and, for an intent, its client secret. */
  readonly publishable?: true;
}

export interface ReadRoute<S extends z.ZodType = z.ZodType> extends RouteOf<S> {
  readonly method: 'GET';
  readonly answer: (ctx: ReadingContext, given: Given<S>, id: string) => Promise<unknown>;
}

export interface WriteRoute<S extends z.ZodType = z.ZodType> extends RouteOf<S> {
  readonly method: 'POST';
  readonly answer: (ctx: WritingContext, given: Given<S>, id: string) => Promise<SandboxResponse>;
}

const reads = <S extends z.ZodType>(
  path: string,
  schema: S,
  answer: ReadRoute<S>['answer'],
  more: { publishable?: true } = {},
): ReadRoute => ({ method: 'GET', path, schema, answer: answer as ReadRoute['answer'], ...more });

const writes = <S extends z.ZodType>(
  path: string,
  schema: S,
  answer: WriteRoute<S>['answer'],
  more: { publishable?: true } = {},
): WriteRoute => ({ method: 'POST', path, schema, answer: answer as WriteRoute['answer'], ...more });

const nothing = z.strictObject(expandParam);
const { created: _unknownHere, ...reversalPage } = pageParams;

const finds = <T>(path: string, find: (db: SandboxReading, id: string) => Promise<T>): ReadRoute =>
  reads(path, nothing, ({ db }, _given, id) => find(db, id));

const findsKind = (path: string, kind: RecordKind): ReadRoute =>
  finds(path, async (db, id) => {
    const found = await db.find(kind, id);
    if (!found) throw missingObject(kind, id);
    return found;
  });

/** Lists can be filtered by equality only: `filters` are the allowed properties. */
const lists = (path: string, kind: RecordKind, filters: readonly string[] = []): ReadRoute => {
  const schema = z.strictObject({
    ...pageParams,
    ...Object.fromEntries(filters.map((name) => [name, params.text.optional()])),
  });
  return reads(path, schema, ({ db }, page) => {
    const given = page as Readonly<Record<string, unknown>>;
    const match = Object.fromEntries(filters.map((name) => [name, given[name] as string | undefined]));
    return listObjects(db, { kind, url: path, match, page });
  });
};

const created = async (object: Promise<unknown>): Promise<SandboxResponse> => ({ status: 200, body: await object });

/** The part of Stripe's API that the sandbox implements. */
export const apiRoutes: readonly (ReadRoute | WriteRoute)[] = [
  writes('/v1/payment_intents', createIntentParams, createIntent),
  lists('/v1/payment_intents', 'payment_intent'),
  reads(
    '/v1/payment_intents/:id',
    z.strictObject({ ...expandParam, client_secret: params.text.optional() }),
    ({ db }, _given, id) => getIntent(db, id),
    { publishable: true },
  ),
  writes('/v1/payment_intents/:id', updateIntentParams, (ctx, given, id) => updateIntent(ctx, id, given)),
  writes(
    '/v1/payment_intents/:id/confirm',
    confirmIntentParams,
    async (ctx, given, id) => confirmIntent(ctx, await getIntent(ctx.db, id), given),
    { publishable: true },
  ),
  writes('/v1/payment_intents/:id/cancel', cancelIntentParams, (ctx, given, id) => cancelIntent(ctx, id, given)),

  writes(
    '/v1/payment_methods',
    paymentMethodData.extend(expandParam),
    (ctx, given) => created(createPaymentMethod(ctx, given)),
    { publishable: true },
  ),
  finds('/v1/payment_methods/:id', getPaymentMethod),
  writes('/v1/tokens', createTokenParams, createToken, { publishable: true }),

  lists('/v1/charges', 'charge', ['payment_intent']),
  finds('/v1/charges/:id', getCharge),

  writes('/v1/refunds', createRefundParams, createRefund),
  lists('/v1/refunds', 'refund', ['charge', 'payment_intent']),
  finds('/v1/refunds/:id', getRefund),

  lists('/v1/disputes', 'dispute', ['charge', 'payment_intent']),
  finds('/v1/disputes/:id', getDispute),
  writes('/v1/disputes/:id', updateDisputeParams, (ctx, given, id) => updateDispute(ctx, id, given)),
  writes('/v1/disputes/:id/close', nothing, (ctx, _given, id) => closeDispute(ctx, id)),

  writes('/v1/files', createFileParams, createFile),
  finds('/v1/files/:id', getFile),

  lists('/v1/balance_transactions', 'balance_transaction', ['source', 'type']),
  findsKind('/v1/balance_transactions/:id', 'balance_transaction'),

  writes('/v1/transfers', createTransferParams, createTransfer),
  lists('/v1/transfers', 'transfer', ['transfer_group']),
  finds('/v1/transfers/:id', getTransfer),
  reads('/v1/transfers/:id/reversals', z.strictObject(reversalPage), async ({ db }, _page, id) => ({
    ...(await getTransfer(db, id)).reversals,
  })),
  writes('/v1/transfers/:id/reversals', createReversalParams, (ctx, given, id) => createReversal(ctx, id, given)),
  findsKind('/v1/application_fees/:id', 'application_fee'),

  lists('/v1/payouts', 'payout', ['destination']),

  writes('/v1/accounts', createAccountParams, createAccount),
  lists('/v1/accounts', 'account'),
  finds('/v1/accounts/:id', getAccount),
  writes('/v1/accounts/:id', updateAccountParams, (ctx, given, id) => updateAccount(ctx, id, given)),
  writes('/v1/account_links', createAccountLinkParams, createAccountLink),

  lists('/v1/events', 'event', ['type']),
  findsKind('/v1/events/:id', 'event'),
];
