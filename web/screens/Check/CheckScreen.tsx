import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { formatDate } from '#domain/kernel/moments.ts';
import type { OutputStatus } from '#domain/output/outputStatus.ts';
import { checkWords } from '#messages/output/checkWords.ts';
import type { CheckScreenQuery } from '#web/__generated__/CheckScreenQuery.graphql.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

const tones = {
  valid: 'success',
  expired: 'warning',
  revoked: 'danger',
  unissued: 'warning',
} as const satisfies Record<OutputStatus, string>;

/** Public verification page: whether a document is valid, and the details to compare it with. */
export function CheckScreen({ query }: ScreenProps<CheckScreenQuery>): ReactElement {
  const { checkedOutput } = usePreloadedQuery<CheckScreenQuery>(
    graphql`
      query CheckScreenQuery($code: String!) @preloadable {
        checkedOutput(code: $code) {
          name
          teamName
          number
          holderName
          issuedOn
          expiresOn
          status
        }
      }
    `,
    query,
  );
  if (!checkedOutput)
    return (
      <>
        <PageTitle within={checkWords.within}>{checkWords.unknownTitle}</PageTitle>
        <Alert tone="danger" title={checkWords.unknown}>
          {checkWords.unknownAdvice}
        </Alert>
      </>
    );
  const { name, teamName, number, holderName, issuedOn, expiresOn, status } = checkedOutput;
  return (
    <>
      <PageTitle within={checkWords.within} note={teamName}>
        {name}
      </PageTitle>
      <Alert tone={tones[status]} title={checkWords.says[status]}>
        {checkWords.compare}
      </Alert>
      <Facts
        facts={[
          [checkWords.number, number],
          ...(holderName ? [[checkWords.holder, holderName] as const] : []),
          [checkWords.issued, formatDate(issuedOn)],
          [checkWords.expires, expiresOn ? formatDate(expiresOn) : checkWords.forEver],
          [checkWords.issuedBy, teamName],
        ]}
      />
    </>
  );
}
