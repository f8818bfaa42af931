import type { Content } from '#domain/form/Content.ts';
import type { Outbox, UnsentEdit } from '#web/forms/draft/browserOutbox.ts';

/** The server's version of an answer. Revision 0 means none. */
export interface StoredAnswer {
  readonly content: Content;
  readonly revision: number;
}

/** Result of saving one answer. */
export type AnswerSaveResult =
  | { readonly kind: 'saved'; readonly stored: StoredAnswer }
  /** someone else saved first; this is their answer */
  | { readonly kind: 'outdated'; readonly stored: StoredAnswer }
  /** retrying won't help until it is edited */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** network failure */
  | { readonly kind: 'failed' };

export interface AnswerState {
  readonly content: Content;
  /** why saving was refused */
  readonly refusal: string | null;
  /** someone else's conflicting answer, to choose from */
  readonly theirs: StoredAnswer | null;
}

export type AnswerSaveState = 'saved' | 'saving' | 'waiting' | 'refused';

interface Entry extends AnswerState {
  readonly stored: StoredAnswer;
  readonly isEdited: boolean;
  readonly isSending: boolean;
  /** contents sent over the stored revision without a response yet */
  readonly sent: readonly Content[];
}

export interface AutosaveParts {
  readonly outbox: Outbox;
  readonly send: (identity: string, answer: StoredAnswer) => Promise<AnswerSaveResult>;
  readonly delayMs: (identity: string) => number;
  readonly retryMs: (failures: number) => number;
  /** whether the server adds to an answer, so that its version replaces what was entered */
  readonly takesSaved?: (identity: string) => boolean;
  /** whether a refused answer is rolled back instead of kept as typed, such as an invalid file */
  readonly takesBack?: (identity: string) => boolean;
  /** whether two contents are the same answer, however they are written */
  readonly isSame: (identity: string, one: Content, other: Content) => boolean;
}

const nothing: StoredAnswer = { content: null, revision: 0 };

/**
 * Keeps answers until the server has acknowledged them. Each edit goes to the outbox immediately and is sent
 * after its field type's debounce, one request at a time, with the revision its writer saw, so that no one's
 * answer is overwritten unseen.
 */
export class AnswerAutosave {
  private readonly parts: AutosaveParts;
  private readonly entries = new Map<string, Entry>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly listeners = new Set<(identity: string) => void>();
  private readonly waiting = new Set<() => void>();
  /** updates received for an answer while its save was in flight */
  private readonly heard = new Map<string, StoredAnswer>();
  private failures = 0;
  private isClosed = false;

  constructor(parts: AutosaveParts, stored: ReadonlyMap<string, StoredAnswer>) {
    this.parts = parts;
    for (const [identity, answer] of stored) this.entries.set(identity, clean(answer));
  }

  /** Restores edits that an earlier visit could not send. */
  async restore(): Promise<void> {
    this.isClosed = false;
    for (const [identity, unsent] of await this.parts.outbox.load()) {
      const { stored, isEdited } = this.entry(identity);
      if (isEdited) continue;
      if (this.parts.isSame(identity, unsent.content, stored.content)) void this.parts.outbox.remove(identity);
      else {
        const theirs = this.isOwn(identity, unsent, stored) ? null : stored;
        this.put(identity, { ...clean(stored), content: unsent.content, isEdited: true, theirs });
        this.plan(identity, 0);
      }
    }
  }

  kept(identity: string): AnswerState {
    return this.entry(identity);
  }

  edit(identity: string, content: Content): void {
    const entry = this.entry(identity);
    if (isSameText(entry.content, content)) return;
    this.put(identity, { ...entry, content, isEdited: true, refusal: null });
    this.keep(identity);
    this.plan(identity, this.parts.delayMs(identity));
  }

  /** Applies the server's answer, unless it conflicts with an unsent edit. */
  receive(identity: string, stored: StoredAnswer): void {
    const entry = this.entry(identity);
    if (stored.revision <= entry.stored.revision) return;
    if (entry.isSending) return void this.heard.set(identity, stored);
    if (!entry.isEdited) return this.put(identity, clean(stored));
    if (this.parts.isSame(identity, entry.content, stored.content)) return this.settle(identity, stored);
    if (this.isOwn(identity, { revision: entry.stored.revision, sent: entry.sent }, stored))
      return this.put(identity, { ...entry, stored, sent: [] });
    this.put(identity, { ...entry, theirs: stored });
  }

  /** Resolves a conflict: saves the user's own answer over the other, or takes the other. */
  choose(identity: string, whose: 'mine' | 'theirs'): void {
    const entry = this.entry(identity);
    if (entry.theirs === null) return;
    if (whose === 'theirs') return this.settle(identity, entry.theirs);
    const { theirs } = entry;
    this.put(identity, { ...entry, stored: theirs, sent: [], theirs: null, refusal: null });
    this.keep(identity);
    this.plan(identity, 0);
  }

  /** Sends pending edits now, skipping debounce and retry delays. */
  flush(identity?: string): void {
    for (const each of identity === undefined ? [...this.entries.keys()] : [identity]) {
      clearTimeout(this.timers.get(each));
      void this.sendNow(each);
    }
  }

  /** Flushes and waits. Returns false if something cannot be saved now. */
  async drain(): Promise<boolean> {
    this.failures = 0;
    this.flush();
    while (this.state() === 'saving') {
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
    return this.state() === 'saved';
  }

  state(): AnswerSaveState {
    const entries = [...this.entries.values()];
    if (entries.some((entry) => this.isSendable(entry) || entry.isSending)) {
      return this.failures > 0 ? 'waiting' : 'saving';
    }
    return entries.some(({ isEdited }) => isEdited) ? 'refused' : 'saved';
  }

  subscribe(listener: (identity: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Cancels timers; unsent edits stay in the outbox. */
  close(): void {
    this.isClosed = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private entry(identity: string): Entry {
    return this.entries.get(identity) ?? clean(nothing);
  }

  private isSendable({ isEdited, isSending, refusal, theirs }: Entry): boolean {
    return isEdited && !isSending && refusal === null && theirs === null;
  }

  private plan(identity: string, ms: number): void {
    if (this.isClosed) return;
    clearTimeout(this.timers.get(identity));
    const timer = setTimeout(() => void this.sendNow(identity), ms);
    this.timers.set(identity, timer);
  }

  private async sendNow(identity: string): Promise<void> {
    this.timers.delete(identity);
    const entry = this.entry(identity);
    if (!this.isSendable(entry)) return;
    const { content } = entry;
    this.put(identity, { ...entry, isSending: true, sent: [...entry.sent, content] });
    this.keep(identity);
    const sent = await this.parts.send(identity, { content, revision: entry.stored.revision });
    this.put(identity, { ...this.entry(identity), isSending: false }, false);
    this.failures = sent.kind === 'failed' ? this.failures + 1 : 0;
    this.take(identity, content, sent);
    const heard = this.heard.get(identity);
    this.heard.delete(identity);
    if (heard) this.receive(identity, heard);
  }

  private take(identity: string, content: Content, sent: AnswerSaveResult): void {
    const entry = this.entry(identity);
    const isCurrent = isSameText(entry.content, content);
    switch (sent.kind) {
      case 'saved':
        if (isCurrent && this.parts.takesSaved?.(identity)) return this.settle(identity, sent.stored);
        if (isCurrent) return this.settle(identity, { ...sent.stored, content: entry.content });
        this.put(identity, { ...entry, stored: sent.stored, sent: [] });
        this.keep(identity);
        return this.plan(identity, this.parts.delayMs(identity));
      case 'outdated':
        if (this.parts.isSame(identity, entry.content, sent.stored.content)) return this.settle(identity, sent.stored);
        if (!this.isOwn(identity, { revision: entry.stored.revision, sent: entry.sent }, sent.stored)) {
          return this.put(identity, { ...entry, theirs: sent.stored });
        }
        this.put(identity, { ...entry, stored: sent.stored, sent: [] });
        return this.plan(identity, this.parts.delayMs(identity));
      case 'refused':
        if (isCurrent) return this.refuse(identity, entry, sent.sentence);
        return this.plan(identity, this.parts.delayMs(identity));
      case 'failed':
        this.put(identity, entry);
        return this.plan(identity, this.parts.retryMs(this.failures));
    }
  }

  private refuse(identity: string, entry: Entry, refusal: string): void {
    if (!this.parts.takesBack?.(identity)) return this.put(identity, { ...entry, refusal });
    void this.parts.outbox.remove(identity);
    this.put(identity, { ...clean(entry.stored), refusal });
  }

  /**
   * Whether no one else has saved since: the stored answer is the one the edit started from, or one this writer
   * sent.
   */
  private isOwn(
    identity: string,
    { revision, sent }: Pick<UnsentEdit, 'revision' | 'sent'>,
    stored: StoredAnswer,
  ): boolean {
    if (stored.revision === revision) return true;
    const isNext = stored.revision === revision + 1;
    return isNext && sent.some((content) => this.parts.isSame(identity, content, stored.content));
  }

  private keep(identity: string): void {
    const { content, stored, sent } = this.entry(identity);
    void this.parts.outbox.put(identity, { content, revision: stored.revision, sent });
  }

  private settle(identity: string, stored: StoredAnswer): void {
    void this.parts.outbox.remove(identity);
    this.put(identity, clean(stored));
  }

  private put(identity: string, entry: Entry, isTold = true): void {
    this.entries.set(identity, entry);
    if (!isTold) return;
    for (const listener of this.listeners) listener(identity);
    const released = [...this.waiting];
    this.waiting.clear();
    for (const release of released) release();
  }
}

const clean = (stored: StoredAnswer): Entry => ({
  stored,
  content: stored.content,
  isEdited: false,
  isSending: false,
  sent: [],
  refusal: null,
  theirs: null,
});

const isSameText = (one: Content, other: Content): boolean => JSON.stringify(one) === JSON.stringify(other);
