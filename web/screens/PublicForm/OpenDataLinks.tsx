import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { openDataWords as words } from '#messages/filling/openDataWords.ts';
import type { OpenDataLinks_form$key } from '#web/__generated__/OpenDataLinks_form.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import styles from '#web/screens/PublicForm/OpenDataLinks.module.css';

/** Downloads of all public records; nothing if the form doesn't publish its answers. */
export function OpenDataLinks({ form: key }: { readonly form: OpenDataLinks_form$key }): ReactElement | null {
  const { slug, team, publishesAnswers } = useFragment(
    graphql`
      fragment OpenDataLinks_form on MasterTemplate {
        slug
        publishesAnswers
        team {
          slug
          openDataLicenseText
        }
      }
    `,
    key,
  );
  if (!publishesAnswers) return null;
  const address = `/${team.slug}/${slug}/records`;
  const formats = ['csv', 'json', 'geojson'] as const;
  return (
    <Card title={words.title}>
      <p>{words.lead}</p>
      <ul className={styles.files}>
        {formats.map((format) => (
          <li key={format}>
            <a href={`${address}.${format}`}>{words.formats[format]}</a>{' '}
            <span className={styles.hint}>{words.hints[format]}</span>
          </li>
        ))}
        <li>
          <a href={`${address}.schema.json`}>{words.dictionary}</a>{' '}
          <span className={styles.hint}>{words.dictionaryHint}</span>
        </li>
      </ul>
      <p className={styles.hint}>
        {words.license}: {team.openDataLicenseText}
      </p>
    </Card>
  );
}
