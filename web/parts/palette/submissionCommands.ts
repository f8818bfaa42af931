import { commandsFor, type Assignee, type CommandSubject } from '#web/parts/palette/commandsFor.ts';
import { matchingEntries } from '#web/parts/palette/matchingEntries.ts';
import type { PaletteEntry } from '#web/parts/palette/paletteEntries.tsx';
import type { TypedCommand } from '#web/parts/palette/typedCommand.ts';

interface Typed {
  readonly typed: string;
  /** null if the text doesn't start with a verb */
  readonly command: TypedCommand | null;
  readonly found: readonly CommandSubject[];
  /** the submission on the page behind the palette */
  readonly current: CommandSubject | undefined;
  readonly viewerId: string;
  readonly assignees: readonly Assignee[];
}

/**
 * The commands that the typed text asks for: a verb with the submissions found, a submission's number alone, or part of a
 * command for the submission on the page.
 */
export function submissionCommands(from: Typed): readonly PaletteEntry[] {
  const { typed, command, found, current, viewerId, assignees } = from;
  if (command) {
    const [first, ...others] = found;
    const all = [
      ...(first ? commandsFor(first, viewerId, assignees) : []),
      ...others.flatMap((each) => commandsFor(each, viewerId)),
    ];
    const wanted = all.filter(({ run }) => typeof run === 'object' && run.verb === command.verb);
    return isForSomeoneElse(command) ? wanted.filter(isToSomeoneElse) : wanted;
  }
  const number = /^#?(\d{1,9})$/.exec(typed.trim())?.[1];
  if (number !== undefined) {
    const numbered = found.find(({ scopedId }) => scopedId === Number(number));
    return numbered ? commandsFor(numbered, viewerId) : [];
  }
  return current ? matchingEntries(commandsFor(current, viewerId), typed) : [];
}

const isForSomeoneElse = ({ who }: TypedCommand): boolean => who !== '' && !'me'.startsWith(who.toLowerCase());

const isToSomeoneElse = ({ run }: PaletteEntry): boolean => typeof run === 'object' && run.assignee?.isViewer === false;
