import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { entitySubmissionWords as words } from '#messages/entity/entityPageWords.ts';
import type { EntityAtAddress_entity$key } from '#web/__generated__/EntityAtAddress_entity.graphql.ts';
import type { EntityAtAddressQuery } from '#web/__generated__/EntityAtAddressQuery.graphql.ts';
import { searchResultPath } from '#web/parts/submissionPaths.ts';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';
import { Card } from '#web/ui/Card.tsx';
import { Table } from '#web/ui/Table.tsx';

/** Submissions that give the entity's address, whether or not they name the entity. Nothing if there are none. */
export function EntityAtAddress({ entity }: { readonly entity: EntityAtAddress_entity$key }): ReactElement | null {
  const { values } = useFragment(
    graphql`
      fragment EntityAtAddress_entity on Entity {
        values {
          field {
            dataType
          }
          text
        }
      }
    `,
    entity,
  );
  const address = values.find(({ field, text }) => field.dataType === 'address' && text !== '')?.text ?? '';
  // applicants often leave out the city
  const [street = ''] = address.split(',');
  const { data } = useQueryResponse<EntityAtAddressQuery>(
    graphql`
      query EntityAtAddressQuery($term: String!) {
        submissionSearch(term: $term) {
          submissionId
          scopedId
          templateName
          identifier
          applicant
        }
      }
    `,
    street.trim() === '' ? null : { term: street.trim() },
  );
  const found = data?.submissionSearch ?? [];
  if (found.length === 0) return null;
  return (
    <Card title={words.atAddress(street.trim())}>
      <Table
        caption={words.atAddress(street.trim())}
        rows={found}
        keyOf={({ submissionId }) => submissionId}
        columns={[
          {
            id: 'number',
            title: words.number,
            cell: ({ submissionId, scopedId }) => <Link to={searchResultPath(submissionId)}>{scopedId}</Link>,
          },
          { id: 'form', title: words.form, cell: ({ templateName }) => templateName },
          { id: 'address', title: words.address, cell: ({ identifier }) => identifier ?? '' },
          { id: 'applicant', title: words.applicant, cell: ({ applicant }) => applicant ?? '' },
        ]}
      />
    </Card>
  );
}
