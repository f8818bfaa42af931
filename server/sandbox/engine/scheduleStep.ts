import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { newId } from '#server/sandbox/store/sandboxIds.ts';
import type { ScheduledStep } from '#server/sandbox/store/SandboxRecords.ts';

export async function scheduleStep(ctx: WritingContext, delayMs: number, later: ScheduledStep): Promise<void> {
  const id = newId('due');
  await ctx.db.put('due_work', id, { id, dueAt: ctx.nowMs + delayMs, later });
}
