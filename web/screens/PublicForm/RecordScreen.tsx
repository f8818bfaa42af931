import type { ReactElement, ReactNode } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { formatDate } from '#domain/kernel/instants.ts';
import type { OutputStatus } from '#domain/output/outputStatus.ts';
import { recordSearchWords } from '#messages/filling/recordSearchWords.ts';
import { recordWords as words, searchPageWords } from '#messages/filling/searchPageWords.ts';
import type { RecordScreenQuery } from '#web/__generated__/RecordScreenQuery.graphql.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { TownShell } from '#web/parts/shell/TownShell.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

interface Document {
  readonly name: string;
  readonly issuedOn: string;
  readonly expiresOn: string | null | undefined;
  readonly status: string;
}

const columns: readonly Column<Document>[] = [
  { id: 'document', title: searchPageWords.document, cell: ({ name }) => name },
  {
    id: 'status',
    title: searchPageWords.status,
    cell: ({ status }) => recordSearchWords.status[status as OutputStatus],
  },
  { id: 'issuedOn', title: searchPageWords.issuedOn, cell: ({ issuedOn }) => formatDate(issuedOn) },
  {
    id: 'expiresOn',
    title: searchPageWords.expiresOn,
    cell: ({ expiresOn }) => (expiresOn == null ? recordSearchWords.nothing : formatDate(expiresOn)),
  },
];

const linked = (text: string, link: string | null | undefined): ReactNode =>
  link == null ? (
    text
  ) : (
    <a href={link} rel="nofollow ugc noreferrer">
      {text}
    </a>
  );

/** What is public about one record, and nothing else. */
export function RecordScreen({ query }: ScreenProps<RecordScreenQuery>): ReactElement {
  const { viewer, publicForm: form } = usePreloadedQuery<RecordScreenQuery>(
    graphql`
      query RecordScreenQuery($teamSlug: String!, $slug: String!, $number: Int!) @preloadable {
        viewer {
          __typename
        }
        publicForm(teamSlug: $teamSlug, slug: $slug) {
          name
          slug
          publishesAnswers
          team {
            slug
            ...TownShell_team
          }
          publicRecord(number: $number) {
            scopedId
            customId
            identifier
            startedOn
            completedOn
            answers {
              name
              text
              link
            }
            outputs {
              name
              issuedOn
              expiresOn
              status
            }
          }
        }
      }
    `,
    query,
  );
  const record = form?.publicRecord;
  if (!form || !record) {
    return (
      <PublicShell>
        <NotFoundScreen />
      </PublicShell>
    );
  }
  const { name, slug, team, publishesAnswers } = form;
  const { scopedId, customId, identifier, startedOn, completedOn, answers, outputs } = record;
  const page = `/${team.slug}/${slug}`;
  return (
    <TownShell team={team} isSignedIn={Boolean(viewer)}>
      <PageTitle
        within={name}
        crumbs={[
          { label: name, to: page },
          { label: words.back, to: `${page}/search` },
        ]}
        note={identifier}
      >
        {words.title(customId ?? String(scopedId))}
      </PageTitle>
      <Card title={words.facts}>
        <DescriptionList
          facts={[
            [words.form, name],
            [words.status, words.done],
            [words.started, formatDate(startedOn)],
            [words.completed, formatDate(completedOn)],
          ]}
        />
      </Card>
      <Card title={words.answers}>
        {answers.length === 0 ? (
          <p>{publishesAnswers ? words.noPublished : words.noAnswers}</p>
        ) : (
          <DescriptionList
            facts={answers.map(({ name: question, text, link }) => [
              question ?? recordSearchWords.unnamed,
              linked(text, link),
            ])}
          />
        )}
      </Card>
      <Card title={words.documents}>
        {outputs.length === 0 ? (
          <p>{words.noDocuments}</p>
        ) : (
          <Table
            caption={words.documents}
            columns={columns}
            rows={outputs}
            keyOf={(output) => `${output.name} ${output.issuedOn} ${outputs.indexOf(output)}`}
          />
        )}
      </Card>
    </TownShell>
  );
}
