import { Hono } from 'hono';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { formatUsd } from '#domain/kernel/money.ts';
import {
  receiptAmounts,
  receiptDate,
  receiptFacts,
  receiptNotice,
  receiptWords,
} from '#messages/payment/receiptWords.ts';
import { contentDisposition } from '#server/files/fileNames.ts';
import { aboutSubmissionFor, receiptsFor } from '#server/graphql/payment/receiptsFor.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { downloads, privateFileHeaders, type ContextOf } from '#server/http/downloads.ts';
import type { LoadedReceipt } from '#server/queries/payment/loadReceipts.ts';
import { teamLetterhead } from '#server/queries/team/teamLetterhead.ts';
import type { Services } from '#server/Services.ts';

/** Receipts as PDFs, at URLs that can be used in emails. Permissions are checked every time. Decision 0158. */
export const receipts = (services: Services, contextOf: ContextOf): Hono =>
  new Hono()
    .route(
      '/',
      downloads('/charges/:file{[A-Z0-9]{1,40}\\.pdf}', contextOf, async (c, ctx) => {
        const confirmationNumber = numberIn(c.req.param('file'));
        const charge = await services.db.charge.findUnique({ where: { confirmationNumber } });
        if (!charge) throw notAllowed(ctx, false);
        if (!(await ctx.access.may('charge', 'downloadReceipt', charge.id)))
          throw notAllowed(ctx, await ctx.access.sees('charge', charge.id));
        return receiptResponse(services, ctx, charge.obligationId, confirmationNumber);
      }),
    )
    .route(
      '/',
      downloads('/payments/:id/receipts/:file{[A-Z0-9]{1,40}\\.pdf}', contextOf, async (c, ctx) => {
        const id = c.req.param('id') ?? '';
        if (!isUuid(id) || !(await ctx.access.may('payment', 'viewPayment', id))) throw notAllowed(ctx, false);
        return receiptResponse(services, ctx, id, numberIn(c.req.param('file')));
      }),
    );

const numberIn = (file = ''): string => file.slice(0, -'.pdf'.length);

async function receiptResponse(
  services: Services,
  ctx: RequestContext,
  paymentId: string,
  number: string,
): Promise<Response> {
  const receipt = (await receiptsFor(ctx, paymentId)).find((each) => each.number === number);
  if (!receipt) throw notAllowed(ctx, false);
  const bytes = await pdfOf(services, ctx, receipt);
  return new Response(bytes, {
    headers: privateFileHeaders('application/pdf', contentDisposition('inline', `Receipt ${number}.pdf`)),
  });
}

async function pdfOf(
  services: Services,
  ctx: RequestContext,
  receipt: LoadedReceipt,
): Promise<Uint8Array<ArrayBuffer>> {
  const { teamId, total, paidAt, timeZone } = receipt;
  const [letterhead, team, about] = await Promise.all([
    teamLetterhead(services, teamId),
    services.db.team.findUniqueOrThrow({ where: { id: teamId }, select: { name: true, supportEmail: true } }),
    aboutSubmissionFor(ctx, receipt),
  ]);
  // lazy, because PDF rendering is large and most processes never need it
  const { drawReceipt } = await import('#server/documents/drawReceipt.ts');
  const printed = {
    letterhead,
    title: receiptWords.title,
    documentTitle: receiptWords.documentTitle(receipt.formName, receipt.submissionNumber),
    amount: formatUsd(total),
    paidOn: receiptWords.paidOn(receiptDate(paidAt, timeZone)),
    notice: receiptNotice(receipt, timeZone),
    facts: receiptFacts(receipt, { ...receipt, ...about }),
    ...receiptAmounts(receipt, receipt),
    contact: team.supportEmail ? `${receiptWords.questionsTo} ${team.supportEmail}` : receiptWords.questions(team.name),
  };
  return drawReceipt(printed, teamId);
}
