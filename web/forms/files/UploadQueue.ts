import type { FileTransfer } from '#web/forms/files/FileTransfer.ts';
import { randomKey } from '#web/navigation/randomKey.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { RequestError } from '#web/relay/requestError.ts';

/** A file being uploaded. Finished ones are no longer listed. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'checking' | 'failed';
  /** progress from 0 to 1 */
  readonly share: number;
  /** why it failed; null for a network failure */
  readonly reason: string | null;
  /** retrying may succeed */
  readonly canRetry: boolean;
}

export interface AcceptedFile {
  readonly fileId: string;
  readonly name: string;
}

export interface Uploads {
  readonly underway: readonly Upload[];
  /** name of the last file that finished */
  readonly taken: string | null;
}

interface Work {
  readonly file: File;
  readonly key: string;
  readonly load: () => Promise<FileTransfer>;
  control: AbortController;
  /** ID in storage; null until fully uploaded */
  fileId: string | null;
}

/** A phone's connection has no capacity for more; a third upload would only slow all of them down. */
const atOnce = 2;

/**
 * Upload queue of one field or panel. Each file is uploaded, canceled, and retried on its own, so that one
 * failure doesn't block the others.
 */
export class UploadQueue {
  private tell: (file: AcceptedFile) => void = () => undefined;
  private shown: Uploads = { underway: [], taken: null };
  private readonly work = new Map<string, Work>();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Receives each finished file, even while no component is mounted. */
  readonly deliverTo = (tell: (file: AcceptedFile) => void): void => {
    this.tell = tell;
  };

  readonly now = (): Uploads => this.shown;

  add(files: readonly File[], load: () => Promise<FileTransfer>): void {
    const added = files.map((file): Upload => {
      const id = randomKey();
      this.work.set(id, { file, load, key: randomKey(), control: new AbortController(), fileId: null });
      return { id, name: file.name, state: 'waiting', share: 0, reason: null, canRetry: false };
    });
    this.show({ underway: [...this.shown.underway, ...added] });
    this.goOn();
  }

  /** Cancels an upload, or dismisses a failed one. */
  drop(id: string): void {
    this.work.get(id)?.control.abort();
    this.forget(id);
    this.goOn();
  }

  retry(id: string): void {
    this.change(id, { state: 'waiting', share: 0, reason: null, canRetry: false });
    this.goOn();
  }

  private goOn(): void {
    const { underway } = this.shown;
    const free = atOnce - underway.filter(({ state }) => state === 'sending' || state === 'checking').length;
    const next = underway.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free));
    for (const { id } of next) void this.bring(id);
  }

  private async bring(id: string): Promise<void> {
    const work = this.work.get(id);
    if (!work) return;
    work.control = new AbortController();
    this.change(id, { state: 'sending' });
    const outcome = await this.attempt(id, work);
    // canceled in the meantime
    if (!this.work.has(id)) return;
    if (outcome.kind === 'done') {
      this.forget(id);
      this.show({ taken: work.file.name });
      this.tell({ fileId: outcome.value, name: work.file.name });
    } else this.fail(id, work, outcome);
    this.goOn();
  }

  private async attempt(id: string, work: Work): Promise<Outcome<string>> {
    try {
      const transfer = await work.load();
      if (work.fileId === null) {
        const tell = (share: number): void => this.change(id, { share });
        const sent = await transfer.send(work.file, tell, work.control.signal);
        if (sent.kind !== 'done') return sent;
        work.fileId = sent.value;
      }
      if (!this.work.has(id)) return unreachable();
      this.change(id, { state: 'checking', share: 1 });
      const taken = await transfer.take(work.fileId, work.key);
      return taken.kind === 'done' ? { kind: 'done', value: work.fileId } : taken;
    } catch (cause) {
      return unreachable(cause);
    }
  }

  private fail(id: string, work: Work, outcome: Exclude<Outcome<string>, { kind: 'done' }>): void {
    const canRetry = outcome.kind === 'failed';
    // A refused file has to be uploaded again, not just accepted again.
    if (!canRetry) work.fileId = null;
    this.change(id, { state: 'failed', reason: reasonIn(outcome), canRetry });
  }

  private forget(id: string): void {
    this.work.delete(id);
    this.show({ underway: this.shown.underway.filter((upload) => upload.id !== id) });
  }

  private change(id: string, part: Partial<Upload>): void {
    this.show({ underway: this.shown.underway.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)) });
  }

  private show(part: Partial<Uploads>): void {
    this.shown = { ...this.shown, ...part };
    for (const listener of this.listeners) listener();
  }
}

const unreachable = (cause?: unknown): Outcome<never> => ({
  kind: 'failed',
  error: new RequestError('unreachable', { cause }),
});

function reasonIn(outcome: Exclude<Outcome<string>, { kind: 'done' }>): string | null {
  if (outcome.kind === 'invalid') return outcome.problems[0]?.message ?? null;
  return outcome.kind === 'refused' ? outcome.message : null;
}
