import { governmentService } from '#domain/publicPage/governmentService.ts';
import { plainText } from '#domain/publicPage/plainText.ts';
import type { PageHead } from '#domain/publicPage/renderedPage.ts';
import type { PublicFormScreenQuery$data } from '#web/__generated__/PublicFormScreenQuery.graphql.ts';

type Form = NonNullable<PublicFormScreenQuery$data['publicForm']>;

/** Search engines cut descriptions at about this length. */
const longestSnippet = 160;
const longestDescription = 1_000;

/** What search engines and link previews read about a form. Only the server needs it. */
export function formHead(form: Form, category: string | null): PageHead {
  if (!import.meta.env.SSR) return {};
  const { name, description, team } = form;
  const text = plainText(description ?? '', longestDescription);
  return {
    ...(text && { description: plainText(text, longestSnippet) }),
    about: governmentService({
      name,
      description: text,
      team: team.name,
      category,
      cents: centsOf(form),
    }),
  };
}

/** A fixed price, or what people paid lately where it depends on answers and is public. */
function centsOf({ publishedVersion, publicStatistics }: Form): { lowest: number; highest: number } | null {
  const payments = (publishedVersion?.steps ?? []).flatMap(({ type, config }) =>
    type === 'PaymentStep' && config ? [config] : [],
  );
  if (!publishedVersion) return null;
  if (payments.every(({ mode }) => mode === 'flat')) {
    const total = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return { lowest: total, highest: total };
  }
  const { lowestCostCents: lowest, highestCostCents: highest } = publicStatistics ?? {};
  return typeof lowest === 'number' && typeof highest === 'number' ? { lowest, highest } : null;
}
