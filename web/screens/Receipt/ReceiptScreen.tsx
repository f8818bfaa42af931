// The sentences of a receipt read most fields.
/* oxlint-disable relay/unused-fields */
import { useEffect, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import {
  receiptAmounts,
  receiptDate,
  receiptFacts,
  receiptNotice,
  receiptWords as words,
} from '#messages/payment/receiptWords.ts';
import type { ReceiptScreenQuery, ReceiptScreenQuery$data } from '#web/__generated__/ReceiptScreenQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { receiptPdfPath } from '#web/parts/receiptPaths.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { TeamMark } from '#web/parts/town/TeamMark.tsx';
import { useTownBranding } from '#web/parts/town/useTownBranding.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { DownloadLink } from '#web/ui/DownloadLink.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Receipt/ReceiptScreen.module.css';

type Payment = NonNullable<NonNullable<ReceiptScreenQuery$data['node']>['payment']>;

/** One payment as a sheet to keep or print. */
export function ReceiptScreen({ query }: ScreenProps<ReceiptScreenQuery>): ReactElement {
  const { node } = usePreloadedQuery<ReceiptScreenQuery>(
    graphql`
      query ReceiptScreenQuery($paymentId: ID!, $number: String!) @preloadable {
        node(id: $paymentId) {
          ... on Payment @alias(as: "payment") {
            id
            receipt(number: $number) {
              number
              paidAt
              method
              lastDigits
              checkNumber
              payer
              recordedBy
              applicant
              subject {
                label
                text
              }
              purpose
              formName
              submissionNumber
              submissionId
              lines {
                kind
                amountCents
              }
              totalCents
              refunds {
                at
                amountCents
              }
              removedAt
              team {
                name
                timeZone
                supportEmail
                ...useTownBranding_team
              }
            }
          }
        }
      }
    `,
    query,
  );
  const payment = node?.payment;
  const branding = useTownBranding(payment?.receipt?.team ?? null);
  usePrintOnArrival(payment?.receipt != null);
  if (!payment?.receipt || !branding) return <NotFoundScreen />;
  const { team, submissionId } = payment.receipt;
  const receipt = receiptOf(payment.receipt);
  const about = { ...receipt, timeZone: team.timeZone };
  const notice = receiptNotice(receipt, team.timeZone);
  const { lines, total, refunds } = receiptAmounts(receipt, about);
  return (
    <div className={styles.page}>
      <PageTitle
        within={team.name}
        action={
          <Button variant="primary" icon="print" onPress={() => window.print()}>
            {words.print}
          </Button>
        }
      >
        {words.title}
      </PageTitle>
      <section className={styles.sheet} aria-label={words.documentTitle(receipt.formName, receipt.submissionNumber)}>
        <p className={styles.team}>
          <TeamMark {...branding} />
          {team.name}
        </p>
        <div>
          <p className={styles.amount}>{formatUsd(receipt.total)}</p>
          <p>{words.paidOn(receiptDate(receipt.paidAt, team.timeZone))}</p>
        </div>
        {notice !== null && <Alert tone={receipt.removedAt ? 'warning' : 'info'}>{notice}</Alert>}
        <dl className={styles.facts}>
          {receiptFacts(receipt, about).map(([label, text]) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <dl className={styles.sums} aria-label={words.amounts}>
          {[...lines, total, ...refunds].map(([label, text], at) => (
            <div key={`${at} ${label}`} className={styles.sum} data-total={at === lines.length ? '' : undefined}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.contact}>
          {team.supportEmail ? (
            <>
              {words.questionsTo} <a href={`mailto:${team.supportEmail}`}>{team.supportEmail}</a>
            </>
          ) : (
            words.questions(team.name)
          )}
        </p>
      </section>
      <div className={styles.actions} data-chrome="">
        <DownloadLink href={receiptPdfPath(payment.id, receipt.number)}>{words.download}</DownloadLink>
        {submissionId != null && (
          <ButtonLink variant="quiet" icon="chevron-left" to={submissionPath(submissionId)}>
            {words.back}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** The receipt in the terms of the rules, which the PDF uses too. */
function receiptOf({ lines, refunds, totalCents, paidAt, removedAt, ...receipt }: NonNullable<Payment['receipt']>) {
  return {
    ...receipt,
    lastDigits: receipt.lastDigits ?? null,
    checkNumber: receipt.checkNumber ?? null,
    payer: receipt.payer ?? null,
    recordedBy: receipt.recordedBy ?? null,
    applicant: receipt.applicant ?? null,
    subject: receipt.subject ?? null,
    total: totalCents,
    lines: lines.map(({ kind, amountCents: amount }) => ({ kind, amount })),
    refunds: refunds.map(({ at, amountCents: amount }) => ({ at: new Date(at), amount })),
    paidAt: new Date(paidAt),
    removedAt: removedAt == null ? null : new Date(removedAt),
  };
}

/** "Print receipt" elsewhere opens the print dialog here, once: a reload or the back button doesn't. */
function usePrintOnArrival(isReady: boolean): void {
  const depart = useGuardedNavigation();
  useEffect(() => {
    if (!isReady || !new URLSearchParams(location.search).has('print')) return;
    depart().search({ print: null }, { replace: true });
    // without its logo, the printed page would have an empty place
    void Promise.allSettled(Array.from(document.images, (image) => image.decode())).then(() => window.print());
  }, [isReady, depart]);
}
