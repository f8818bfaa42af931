import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { FormCard_form$key } from '#web/__generated__/FormCard_form.graphql.ts';
import { StarButton } from '#web/screens/Templates/FormIndex/StarButton.tsx';
import { formPath } from '#web/screens/Templates/formPath.ts';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/Templates/FormIndex/FormCards.module.css';

interface FormCardProps {
  readonly form: FormCard_form$key;
}

/** A form in a list: its name, where it stands, and whether the viewer keeps it on top. */
export function FormCard({ form }: FormCardProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment FormCard_form on MasterTemplate {
        id
        name
        status
        ...StarButton_form
      }
    `,
    form,
  );
  return (
    <article className={styles.card} data-status={data.status}>
      <div className={styles.head}>
        <Link to={formPath(data.id)} className={styles.name}>
          {data.name}
        </Link>
        <StarButton form={data} />
      </div>
      <div>
        <StatusTag kind="template" status={data.status} />
      </div>
    </article>
  );
}
