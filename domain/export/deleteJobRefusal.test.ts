import { expect, test } from 'vitest';
import { deleteJobRefusal } from '#domain/export/deleteJobRefusal.ts';

test.each([
  ['export/makeExport', false, null],
  ['export/makeExport', true, null],
  ['template/publishFlowTemplate', false, 'stillRunning'],
  ['template/publishFlowTemplate', true, null],
  ['output/generateOutput', false, 'stillRunning'],
])('%s that is over: %s', (task, isOver, refusal) => expect(deleteJobRefusal(task, isOver)).toBe(refusal));
