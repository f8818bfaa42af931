import { graphql, readInlineData } from 'relay-runtime';
import { governmentService } from '#domain/publicPage/governmentService.ts';
import { plainText } from '#domain/publicPage/plainText.ts';
import type { PageHead } from '#domain/publicPage/renderedPage.ts';
import type { formHead_form$data, formHead_form$key } from '#web/__generated__/formHead_form.graphql.ts';

/** Search engines cut descriptions at about this length. */
const longestSnippet = 160;
const longestDescription = 1_000;

/** What search engines and link previews read about a form. Only the server needs it. */
export function formHead(key: formHead_form$key): PageHead {
  if (!import.meta.env.SSR) return {};
  const form = readInlineData(
    graphql`
      fragment formHead_form on MasterTemplate @inline {
        name
        description
        category {
          name
        }
        team {
          name
        }
        publicStatistics {
          lowestCostCents
          highestCostCents
        }
        publishedVersion {
          steps {
            type
            config {
              mode
              amountCents
            }
          }
        }
      }
    `,
    key,
  );
  const { name, description, category, team } = form;
  const text = plainText(description ?? '', longestDescription);
  return {
    ...(text && { description: plainText(text, longestSnippet) }),
    about: governmentService({
      name,
      description: text,
      team: team.name,
      category: category?.name ?? null,
      cents: centsOf(form),
    }),
  };
}

/** A fixed price, or what people paid lately where it depends on answers and is public. */
function centsOf({
  publishedVersion,
  publicStatistics,
}: formHead_form$data): { lowest: number; highest: number } | null {
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
