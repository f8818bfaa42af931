import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { isFormIcon } from '#domain/template/formIcons.ts';
import type { FormCard_form$key } from '#web/__generated__/FormCard_form.graphql.ts';
import { StarButton } from '#web/screens/Templates/FormIndex/StarButton.tsx';
import { formPath } from '#web/screens/Templates/formPath.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/Templates/FormIndex/FormCards.module.css';

interface FormCardProps {
  readonly form: FormCard_form$key;
}

export function FormCard({ form }: FormCardProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment FormCard_form on MasterTemplate {
        id
        name
        status
        icon
        ...StarButton_form
      }
    `,
    form,
  );
  return (
    <article className={styles.card} data-status={data.status}>
      <div className={styles.head}>
        <Link to={formPath(data.id)} className={styles.name}>
          {isFormIcon(data.icon) && <Icon name={data.icon} />}
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
