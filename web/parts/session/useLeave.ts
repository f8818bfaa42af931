import { shellWords } from '#messages/shell/shellWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { recentKey } from '#web/parts/palette/recentKey.ts';
import { signInPath } from '#web/parts/session/safePath.ts';
import { useSignOut } from '#web/parts/session/useSignOut.ts';
import { forgetTalkDrafts } from '#web/parts/talkDrafts.ts';
import { flash } from '#web/ui/flashes.ts';

/** Signs out and leaves nothing behind: what the page and the device hold belongs to whoever has left. */
export function useLeave() {
  const [signOut] = useSignOut();
  return useAction(
    async () => {
      const outcome = await signOut({});
      if (outcome.kind !== 'done') flash(shellWords.signOutFailed, 'danger');
      return outcome;
    },
    (_done, _subject: string, { isLate, leave, startOver }) => {
      forgetTalkDrafts();
      localStorage.removeItem(recentKey);
      const farewell = signInPath(null, 'signed_out');
      // Back leads to the page that was left, which asks who is there now
      if (isLate()) startOver(farewell);
      else leave(farewell);
    },
  );
}
