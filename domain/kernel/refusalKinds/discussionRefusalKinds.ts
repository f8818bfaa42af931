/** Refusals about discussions. */
export const discussionRefusalKinds = {
  discussionMissing: 'invalid',
  discussionEmpty: 'invalid',
  commentBlank: 'invalid',
} as const;
