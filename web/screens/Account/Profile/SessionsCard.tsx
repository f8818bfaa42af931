import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { sessionsWords } from '#messages/account/accountWords.ts';
import type {
  SessionsCard_viewer$data,
  SessionsCard_viewer$key,
} from '#web/__generated__/SessionsCard_viewer.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { deviceName } from '#web/parts/session/deviceName.ts';
import { useEndOtherSessions } from '#web/screens/Account/Profile/useEndOtherSessions.ts';
import { useEndSession } from '#web/screens/Account/Profile/useEndSession.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/screens/Account/Profile/SessionsCard.module.css';

type Session = SessionsCard_viewer$data['sessions'][number];

export function SessionsCard({ viewer }: { readonly viewer: SessionsCard_viewer$key }): ReactElement {
  const { timeZone, sessions } = useFragment(
    graphql`
      fragment SessionsCard_viewer on Viewer {
        timeZone
        sessions {
          id
          userAgent
          createdAt
          seenAt
          isThis
        }
      }
    `,
    viewer,
  );
  const [endSession] = useEndSession();
  const [endOtherSessions] = useEndOtherSessions();
  const ending = useAction(
    (sessionId: string) => endSession({ input: { sessionId } }),
    () => flash(sessionsWords.ended),
  );
  const endingOthers = useAction(
    () => endOtherSessions({}),
    () => flash(sessionsWords.othersEnded),
  );
  const refusal = ending.refusal ?? endingOthers.refusal;
  const nameOf = ({ userAgent }: Session): string => sessionsWords.device(deviceName(userAgent ?? null));
  return (
    <Card title={sessionsWords.title}>
      <p>{sessionsWords.lead}</p>
      <Refusal sentence={refusal} />
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <div>
              <div className={styles.name}>
                <strong>{nameOf(session)}</strong>
                {session.isThis && <Badge tone="success">{sessionsWords.here}</Badge>}
              </div>
              <div className={styles.times}>
                {sessionsWords.since} <RelativeTime at={session.createdAt} timeZone={timeZone} />
                {!session.isThis && (
                  <>
                    {' · '}
                    {sessionsWords.seen} <RelativeTime at={session.seenAt} timeZone={timeZone} />
                  </>
                )}
              </div>
            </div>
            {!session.isThis && (
              <Button
                label={sessionsWords.endOne(nameOf(session))}
                isPending={ending.pending === session.id}
                onPress={() => ending.run(session.id)}
              >
                {sessionsWords.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <FormActions>
          <Button isPending={endingOthers.pending !== null} onPress={() => endingOthers.run('others')}>
            {sessionsWords.endOthers}
          </Button>
        </FormActions>
      )}
    </Card>
  );
}
