import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { NavLink, Outlet } from 'react-router';
import { operatorNavWords } from '#messages/operator/operatorNavWords.ts';
import type { OperatorFrameQuery } from '#web/__generated__/OperatorFrameQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import styles from '#web/screens/Operator/Frame/OperatorFrame.module.css';

/** Frame of the operator pages; not found for anyone else. */
export function OperatorFrame({ query }: ScreenProps<OperatorFrameQuery>): ReactElement {
  const { installation } = usePreloadedQuery<OperatorFrameQuery>(
    graphql`
      query OperatorFrameQuery @preloadable {
        installation {
          waitingApplicationsCount
        }
      }
    `,
    query,
  );
  if (!installation) throw new RequestError('notFound');
  const { waitingApplicationsCount: waiting } = installation;
  const pages = [
    { to: '/operator', label: operatorNavWords.teams, isExact: true, count: 0 },
    { to: '/operator/applications', label: operatorNavWords.applications, isExact: false, count: waiting },
    { to: '/operator/people', label: operatorNavWords.people, isExact: false, count: 0 },
    { to: '/operator/audit', label: operatorNavWords.audit, isExact: false, count: 0 },
    { to: '/operator/health', label: operatorNavWords.health, isExact: false, count: 0 },
  ];
  return (
    <div className={styles.frame}>
      <nav className={styles.nav} aria-label={operatorNavWords.label} data-chrome="">
        {pages.map(({ to, label, isExact, count }) => (
          <NavLink key={to} to={to} end={isExact} className={styles.link ?? ''}>
            {label} {count > 0 && <Badge tone="info">{count}</Badge>}
          </NavLink>
        ))}
      </nav>
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}
