import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { tokenWords } from '#messages/account/tokenWords.ts';
import type { TokenTable_team$data, TokenTable_team$key } from '#web/__generated__/TokenTable_team.graphql.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { useNow } from '#web/parts/useNow.ts';
import { formatScopes } from '#web/screens/Teams/Tokens/formatScopes.ts';
import { RevokeToken } from '#web/screens/Teams/Tokens/RevokeToken.tsx';
import { tokenStatus } from '#web/screens/Teams/Tokens/tokenStatus.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

interface TokenTableProps {
  readonly team: TokenTable_team$key;
}

type Token = NonNullable<TokenTable_team$data['apiTokens']>[number];

export function TokenTable({ team }: TokenTableProps): ReactElement {
  const { timeZone, apiTokens } = useFragment(
    graphql`
      fragment TokenTable_team on Team {
        timeZone
        apiTokens {
          id
          name
          hint
          scopes
          lastUsedAt
          expiresAt
          revokedAt
          createdBy {
            name
          }
          ...RevokeToken_token
        }
      }
    `,
    team,
  );
  const now = useNow();
  const [revoking, setRevoking] = useState<Token | null>(null);
  const tokens = apiTokens ?? [];
  if (tokens.length === 0) {
    return (
      <EmptyState drawing="key" title={tokenWords.emptyTitle}>
        {tokenWords.empty}
      </EmptyState>
    );
  }
  const columns: readonly Column<Token>[] = [
    { id: 'name', title: tokenWords.name, cell: ({ name, hint }) => <TokenName name={name} hint={hint} /> },
    { id: 'scopes', title: tokenWords.scopes, cell: ({ scopes }) => formatScopes(scopes) },
    { id: 'maker', title: tokenWords.createdBy, cell: ({ createdBy }) => createdBy.name },
    {
      id: 'used',
      title: tokenWords.lastUsed,
      cell: ({ lastUsedAt }) => (lastUsedAt ? <RelativeTime at={lastUsedAt} timeZone={timeZone} /> : tokenWords.never),
    },
    {
      id: 'expires',
      title: tokenWords.expires,
      cell: ({ expiresAt }) => (expiresAt ? <RelativeTime at={expiresAt} timeZone={timeZone} /> : tokenWords.noExpiry),
    },
    {
      id: 'status',
      title: tokenWords.status,
      cell: (token) => <StatusTag kind="token" status={tokenStatus(token, now)} />,
    },
    {
      id: 'actions',
      title: tokenWords.actions,
      isTitleHidden: true,
      cell: (token) =>
        token.revokedAt === null && (
          <Button variant="quiet" label={tokenWords.revokeNamed(token.name)} onPress={() => setRevoking(token)}>
            {tokenWords.revoke}
          </Button>
        ),
    },
  ];
  return (
    <>
      <Table caption={tokenWords.caption} columns={columns} rows={tokens} keyOf={({ id }) => id} />
      {revoking && <RevokeToken token={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}

function TokenName({ name, hint }: { readonly name: string; readonly hint: string }): ReactElement {
  return (
    <>
      {name}
      <br />
      <small>{tokenWords.hint(hint)}</small>
    </>
  );
}
