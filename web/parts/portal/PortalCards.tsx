import type { KeyboardEvent, ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { isFormIcon } from '#domain/template/formIcons.ts';
import { portalWords as words } from '#messages/filling/portalWords.ts';
import type { PortalCards_forms$key } from '#web/__generated__/PortalCards_forms.graphql.ts';
import { costSentence } from '#web/parts/costSentence.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/parts/portal/PortalCards.module.css';

interface PortalCardsProps {
  readonly forms: PortalCards_forms$key;
  /** the heading that names the list */
  readonly labelledBy: string;
  /** forms of several towns say which one */
  readonly showsTeam?: boolean;
}

/** Forms to choose from: purpose, time, and cost. */
export function PortalCards({ forms: key, labelledBy, showsTeam = false }: PortalCardsProps): ReactElement {
  const forms = useFragment(
    graphql`
      fragment PortalCards_forms on PortalForm @relay(plural: true) {
        formId
        name
        publicPath
        teamName
        status
        summary
        icon
        typicalTime
        publiclyLaunchable
        fees {
          mode
          amountCents
        }
      }
    `,
    key,
  );
  return (
    <ul className={styles.cards} aria-labelledby={labelledBy}>
      {forms.map(({ formId, name, publicPath, teamName, status, summary, icon, fees, ...form }) => (
        <li key={formId} className={styles.card} data-closed={status === 'closed' || undefined}>
          <span className={styles.icon}>
            <Icon name={isFormIcon(icon) ? icon : 'document'} />
          </span>
          <div className={styles.words}>
            <h3>
              <Link to={publicPath} className={styles.link} data-form-link="">
                {name}
              </Link>
            </h3>
            {showsTeam && <p className={styles.team}>{teamName}</p>}
            {summary && <p className={styles.summary}>{summary}</p>}
            <ul className={styles.facts}>
              {status === 'closed' ? (
                <li>
                  <Badge icon="lock">{words.closed}</Badge> {words.closedText}
                </li>
              ) : (
                <>
                  {form.typicalTime && (
                    <li>
                      <Icon name="clock" size={16} /> {form.typicalTime}
                    </li>
                  )}
                  <li>
                    <Icon name="money" size={16} />{' '}
                    {costSentence(fees.map(({ mode, amountCents }) => ({ mode, amountCents })))}
                  </li>
                  {!form.publiclyLaunchable && (
                    <li>
                      <Icon name="people" size={16} /> {words.startedByTeam}
                    </li>
                  )}
                </>
              )}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Arrow keys move between the search box and the forms that it found. */
export function moveAmongForms(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const box = event.currentTarget.querySelector<HTMLElement>('input[type="search"]');
  const stops = [...(box ? [box] : []), ...event.currentTarget.querySelectorAll<HTMLElement>('[data-form-link]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? undefined : stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
