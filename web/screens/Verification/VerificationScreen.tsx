import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { formatDate } from '#domain/kernel/instants.ts';
import type { OutputStatus } from '#domain/output/outputStatus.ts';
import { verificationWords } from '#messages/output/verificationWords.ts';
import type { VerificationScreenQuery } from '#web/__generated__/VerificationScreenQuery.graphql.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

const tones = {
  valid: 'success',
  expired: 'warning',
  revoked: 'danger',
  unissued: 'warning',
} as const satisfies Record<OutputStatus, string>;

/** Public verification page: whether a document is valid, and the details to compare it with. */
export function VerificationScreen({ query }: ScreenProps<VerificationScreenQuery>): ReactElement {
  const { checkedOutput } = usePreloadedQuery<VerificationScreenQuery>(
    graphql`
      query VerificationScreenQuery($code: String!) @preloadable {
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
        <PageTitle within={verificationWords.within}>{verificationWords.unknownTitle}</PageTitle>
        <Alert tone="danger" title={verificationWords.unknown}>
          {verificationWords.unknownAdvice}
        </Alert>
      </>
    );
  const { name, teamName, number, holderName, issuedOn, expiresOn, status } = checkedOutput;
  return (
    <>
      <PageTitle within={verificationWords.within} note={teamName}>
        {name}
      </PageTitle>
      <Alert tone={tones[status]} title={verificationWords.says[status]}>
        {verificationWords.compare}
      </Alert>
      <DescriptionList
        facts={[
          [verificationWords.number, number],
          ...(holderName ? [[verificationWords.holder, holderName] as const] : []),
          [verificationWords.issued, formatDate(issuedOn)],
          [verificationWords.expires, expiresOn ? formatDate(expiresOn) : verificationWords.forEver],
          [verificationWords.issuedBy, teamName],
        ]}
      />
    </>
  );
}
