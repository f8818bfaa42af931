/** Duplicates of an entity: merging them, and undoing that. */
export const entityMergeWords = {
  title: 'Possible duplicates',
  lead: 'These look the same. If they are, merge them into this one.',
  merge: 'Merge',
  mergeNamed: (name: string) => `Merge ${name}`,
  both: 'both entities',
  dialogTitle: (name: string) => `Merge into ${name}`,
  effect: (name: string) =>
    `${name} will be archived. Its submissions and points of contact move here. You can undo this later.`,
  noDifference: 'All their values are the same.',
  empty: 'No value',
  confirm: 'Merge entities',
  pending: 'Merging…',
  done: 'Entities merged',
  gone: 'One of these entities no longer exists.',
  merged: 'Merged entities',
  mergedIn: (name: string) => `${name} was merged into this entity`,
  mergedInto: (name: string) => `This entity was merged into ${name}.`,
  undo: 'Undo merge',
  undoNamed: (name: string) => `Undo merge: ${name}`,
  undoTitle: (name: string) => `Separate ${name} again?`,
  undoText:
    'Its submissions and points of contact move back. Values that someone edited since, and submissions started since, stay with this entity.',
  undone: (name: string) => `${name} is a separate entity again`,
} as const;
