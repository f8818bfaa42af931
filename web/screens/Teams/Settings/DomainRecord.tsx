import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { teamDomainWords as words } from '#messages/team/teamDomainWords.ts';
import type { DomainRecord_domain$key } from '#web/__generated__/DomainRecord_domain.graphql.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import styles from '#web/screens/Teams/Settings/TeamDomains.module.css';

/** The DNS record that verifies a domain, to be copied to the site of the domain's provider. */
export function DomainRecord({ domain }: { readonly domain: DomainRecord_domain$key }): ReactElement {
  const { recordName, recordValue } = useFragment(
    graphql`
      fragment DomainRecord_domain on TeamDomain {
        recordName
        recordValue
      }
    `,
    domain,
  );
  return (
    <>
      <DescriptionList
        facts={[
          [words.type, 'TXT'],
          [
            words.name,
            <code key="name" className={styles.code}>
              {recordName}
            </code>,
          ],
          [
            words.value,
            <code key="value" className={styles.code}>
              {recordValue}
            </code>,
          ],
        ]}
      />
      <FormActions>
        <CopyButton text={recordName} done={words.nameCopied}>
          {words.copyName}
        </CopyButton>
        <CopyButton text={recordValue} done={words.valueCopied}>
          {words.copyValue}
        </CopyButton>
      </FormActions>
    </>
  );
}
