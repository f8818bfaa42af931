/** Editing a form's public page in place, for its managers. */
export const publicPageEditWords = {
  editDescription: 'Edit description',
  addDescription: 'Add a description',
  description: 'Description',
  kept: 'You started this change earlier and haven’t saved it yet.',
  save: 'Save description',
  saving: 'Saving…',
  saved: 'Description updated',
  changeBanner: 'Change banner',
  addBanner: 'Add a banner',
  banner: 'Banner',
} as const;
