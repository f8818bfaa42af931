import { shellWords } from '#messages/shell/shellWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { clearInputDrafts } from '#web/parts/inputDrafts.ts';
import { recentPlacesKey } from '#web/parts/palette/recentPlacesKey.ts';
import { signInPath } from '#web/parts/session/safePath.ts';
import { useSignOut } from '#web/parts/session/useSignOut.ts';
import { clearTextDrafts } from '#web/parts/textDrafts.ts';
import { flash } from '#web/ui/flashes.ts';

/** Signs out and clears everything that the page and the device stored for this person. */
export function useSignOutAndLeave() {
  const [signOut] = useSignOut();
  return useAction(
    async () => {
      const outcome = await signOut({});
      if (outcome.kind !== 'done') flash(shellWords.signOutFailed, 'danger');
      return outcome;
    },
    (_done, _subject: string, { isLate, leave, startOver }) => {
      clearTextDrafts();
      clearInputDrafts();
      localStorage.removeItem(recentPlacesKey);
      const farewell = signInPath(null, 'signed_out');
      // Back returns to the previous page, which checks again who is signed in.
      if (isLate()) startOver(farewell);
      else leave(farewell);
    },
  );
}
