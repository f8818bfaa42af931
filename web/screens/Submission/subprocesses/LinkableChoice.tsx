import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { subprocessWords as words } from '#messages/submission/subprocessWords.ts';
import type { LinkableChoiceQuery } from '#web/__generated__/LinkableChoiceQuery.graphql.ts';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { statuses } from '#web/ui/statuses.ts';

interface LinkableChoiceProps {
  readonly requirementId: string;
  readonly value: string;
  readonly onChange: (submissionId: string) => void;
}

/** Linkable submissions of the same applicants, with what tells them apart. */
export function LinkableChoice({ requirementId, value, onChange }: LinkableChoiceProps): ReactElement {
  const { node } = useLazyLoadQuery<LinkableChoiceQuery>(
    graphql`
      query LinkableChoiceQuery($id: ID!) {
        node(id: $id) {
          ... on SubprocessRequirement @alias(as: "requirement") {
            linkable {
              id
              customId
              scopedId
              identifier
              status
            }
          }
        }
      }
    `,
    { id: requirementId },
    { fetchPolicy: 'store-and-network' },
  );
  const linkable = node?.requirement?.linkable ?? [];
  if (linkable.length === 0) return <p>{words.linkNone}</p>;
  return (
    <RadioGroup
      id="linkable"
      name="linkable"
      label={words.linkChoice}
      value={value}
      onChange={onChange}
      options={linkable.map(({ id, customId, scopedId, identifier, status }) => ({
        value: id,
        label: `#${customId ?? scopedId} ${identifier ?? ''}`.trim(),
        hint: statuses.submission[status].word,
      }))}
    />
  );
}
