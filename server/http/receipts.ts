import type { Hono } from 'hono';
import { formatUsd } from '#domain/kernel/money.ts';
import { chargeStatus, hasReceipt } from '#domain/payment/chargeStatus.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { contentDisposition } from '#server/files/fileNames.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { downloads, privateFileHeaders, type ContextOf } from '#server/http/downloads.ts';
import { teamLetterhead } from '#server/queries/team/teamLetterhead.ts';
import type { Services } from '#server/Services.ts';

const { paymentReceipt: sentences, facts: labels } = mailSentences;

const withAll = {
  ledgerEntries: true,
  team: true,
  user: true,
  obligation: { include: { submission: { include: { masterTemplate: true } } } },
} as const;

/** Receipts, at a URL that can be used in emails. Permissions are checked every time. */
export const receipts = (services: Services, contextOf: ContextOf): Hono =>
  downloads('/charges/:file{[A-Z0-9]{1,40}\\.pdf}', contextOf, async (c, ctx) => {
    const file = c.req.param('file') ?? '';
    const confirmationNumber = file.slice(0, -'.pdf'.length);
    const charge = await services.db.charge.findUnique({ where: { confirmationNumber }, include: withAll });
    if (!charge) throw notAllowed(ctx, false);
    if (!(await ctx.access.may('charge', 'downloadReceipt', charge.id)))
      throw notAllowed(ctx, await ctx.access.sees('charge', charge.id));
    const entries = charge.ledgerEntries.map(({ amountCents, ...entry }) => ({
      ...entry,
      amount: Number(amountCents),
    }));
    const status = chargeStatus(entries);
    if (!hasReceipt(status)) throw notAllowed(ctx, false);
    const { submission } = charge.obligation;
    const number = submission.customId ?? String(submission.scopedId);
    const paidAt = entries.find(({ kind }) => kind === 'charge_succeeded')?.occurredAt ?? charge.createdAt;
    const paidOn = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: charge.team.timeZone });
    const facts = [
      [labels.amount, formatUsd(Number(charge.amountCents))],
      [labels.date, paidOn.format(paidAt)],
      [labels.confirmation, confirmationNumber],
      [labels.number, number],
    ];
    // lazy, because PDF rendering is large and most processes never need it
    const { drawReceipt } = await import('#server/documents/drawReceipt.ts');
    const receipt = {
      letterhead: await teamLetterhead(services, charge.teamId),
      title: sentences.title(submission.masterTemplate.name, number),
      lines: [
        ...(charge.user ? [charge.user.name] : []),
        ...facts.map(([label, value]) => `${label}: ${value}`),
        ...(status === 'refunded' ? [sentences.refunded] : []),
      ],
    };
    const bytes = await drawReceipt(receipt, charge.teamId);
    return new Response(bytes, {
      headers: privateFileHeaders('application/pdf', contentDisposition('inline', `Receipt ${confirmationNumber}.pdf`)),
    });
  });
