import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import { newEntityWords as words } from '#messages/entity/entityListWords.ts';
import type { AlikeHintQuery } from '#web/__generated__/AlikeHintQuery.graphql.ts';
import { useDebounced } from '#web/parts/useDebounced.ts';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';
import { AlikeList } from '#web/screens/Teams/Entities/AlikeList.tsx';
import { Alert } from '#web/ui/Alert.tsx';

interface AlikeHintProps {
  readonly kindId: string;
  readonly slug: string;
  readonly name: string;
  readonly values: readonly { readonly fieldId: string; readonly value: string }[];
}

const debounceMs = 500;

/** Points out entities on file that look the same, before someone creates one again. */
export function AlikeHint({ kindId, slug, name, values }: AlikeHintProps): ReactElement | null {
  const described = JSON.stringify({ name: name.trim(), values });
  const [settled] = useDebounced(described, debounceMs);
  const told = JSON.parse(settled) as Pick<AlikeHintProps, 'name' | 'values'>;
  const isBlank = told.name === '' && told.values.length === 0;
  const { data } = useQueryResponse<AlikeHintQuery>(
    graphql`
      query AlikeHintQuery($id: ID!, $name: String!, $values: [EntityValueInput!]!) {
        node(id: $id) {
          ... on CustomEntity @alias(as: "kind") {
            alike(name: $name, values: $values) {
              ...AlikeList_alike
            }
          }
        }
      }
    `,
    isBlank ? null : { id: kindId, name: told.name, values: [...told.values] },
  );
  const alike = data?.node?.kind?.alike ?? [];
  return (
    <div aria-live="polite">
      {!isBlank && alike.length > 0 && (
        <Alert tone="warning" title={words.alikeTitle}>
          <p>{words.alike(alike.length)}</p>
          <AlikeList alike={alike} slug={slug} />
        </Alert>
      )}
    </div>
  );
}
