import { auditWords } from '#messages/audit/auditWords.ts';
import { editSuggestionWords } from '#messages/entity/editSuggestionWords.ts';
import { teamNavWords } from '#messages/team/teamWords.ts';

export interface TeamPage {
  readonly to: string;
  readonly label: string;
  readonly isExact?: true;
  /** shows a count beside the label */
  readonly counts?: 'paymentIssues' | 'editSuggestions';
}

export function teamPages(slug: string, availableActions: readonly string[]): readonly TeamPage[] {
  const at = `/teams/${slug}`;
  const may = (action: string, page: TeamPage): readonly TeamPage[] =>
    availableActions.includes(action) ? [page] : [];
  return [
    { to: at, label: teamNavWords.settings, isExact: true },
    { to: `${at}/people`, label: teamNavWords.members },
    { to: `${at}/roles`, label: teamNavWords.roles },
    ...may('viewCustomEntities', { to: `${at}/custom_entities`, label: teamNavWords.customEntities }),
    ...may('viewCustomEntities', {
      to: `${at}/edit_suggestions_requests`,
      label: editSuggestionWords.nav,
      counts: 'editSuggestions',
    }),
    ...may('manageSearchPages', { to: `${at}/search_pages`, label: teamNavWords.searchPages }),
    ...may('viewPayouts', { to: `${at}/merchant_accounts`, label: teamNavWords.payouts }),
    ...may('viewTransactions', { to: `${at}/transactions`, label: teamNavWords.transactions, isExact: true }),
    ...may('viewTransactions', {
      to: `${at}/transactions/cash_and_checks`,
      label: teamNavWords.cashAndChecks,
    }),
    ...may('viewChargeDisputes', { to: `${at}/charge_disputes`, label: teamNavWords.disputes }),
    ...may('viewTransactions', { to: `${at}/month_report`, label: teamNavWords.month }),
    ...may('viewPaymentIssues', {
      to: `${at}/payment_issues`,
      label: teamNavWords.paymentIssues,
      counts: 'paymentIssues',
    }),
    ...may('viewFinderDraft', { to: `${at}/finder`, label: teamNavWords.finder }),
    ...may('viewAudit', { to: `${at}/audit`, label: auditWords.title }),
    ...may('createApiToken', { to: `${at}/tokens`, label: teamNavWords.tokens }),
  ];
}
