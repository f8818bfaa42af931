import { createContext, Script } from 'node:vm';

const context = createContext({ work: null });
const call = new Script('work()');

/**
 * Runs synchronous work, and interrupts it when it takes too long, even in the middle of a regular expression. Returns
 * whether it finished. What it had changed by then stays changed.
 */
export function runWithTimeout(milliseconds: number, work: () => void): boolean {
  context.work = work;
  try {
    call.runInContext(context, { timeout: milliseconds });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  } finally {
    context.work = null;
  }
}
