import type { AnswerSaveState } from '#web/forms/draft/AnswerAutosave.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

type Listener = () => void;

export type SendDraft<Draft> = (draft: Draft) => Promise<Outcome<unknown>>;

const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

/**
 * Debounced autosave of a draft: one request at a time, always the newest content. Without a response, the same
 * content is retried with backoff, which the idempotency key makes safe.
 */
export class DraftAutosave<Draft> {
  readonly #send: SendDraft<Draft>;
  #wanted: Draft | null = null;
  #sending: Draft | null = null;
  #work: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #pauseMs = firstPauseMs;
  #state: AnswerSaveState = 'saved';
  readonly #listeners = new Set<Listener>();

  constructor(send: SendDraft<Draft>) {
    this.#send = send;
  }

  state = (): AnswerSaveState => this.#state;

  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Saves after `delayMs` without further changes. */
  change(draft: Draft, delayMs: number): void {
    this.#wanted = draft;
    this.#become('saving');
    this.#schedule(delayMs);
  }

  /** Sends pending changes now. Resolves when they were saved or refused, or when no response came. */
  async flush(): Promise<AnswerSaveState> {
    this.#stop();
    // Cleared here, because with nothing to send #run finishes before its promise is assigned.
    this.#work ??= this.#run().finally(() => {
      this.#work = null;
    });
    await this.#work;
    return this.#state;
  }

  /** Forgets what isn't saved yet and sends it no more. A request that is in flight may still arrive. */
  discard(): void {
    this.#stop();
    this.#wanted = null;
    this.#sending = null;
    this.#become('saved');
  }

  async #run(): Promise<void> {
    while (this.#sending !== null || this.#wanted !== null) {
      if (this.#sending === null) {
        this.#sending = this.#wanted;
        this.#wanted = null;
      }
      const draft = this.#sending as Draft;
      this.#become('saving');
      const outcome = await this.#send(draft);
      if (this.#sending !== draft) continue;
      if (outcome.kind === 'failed') {
        this.#become('waiting');
        this.#schedule(this.#pauseMs);
        this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
        break;
      }
      this.#sending = null;
      this.#pauseMs = firstPauseMs;
      if (this.#wanted === null) this.#become(outcome.kind === 'done' ? 'saved' : 'refused');
    }
  }

  #schedule(delayMs: number): void {
    this.#stop();
    this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #become(state: AnswerSaveState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
