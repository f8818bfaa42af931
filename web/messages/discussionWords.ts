/** What people on a submission talk about. */
export const discussionWords = {
  title: 'Discussions',
  about: (who: string) => `Discussion that ${who} began`,
  type: { PublicDiscussion: 'Discussion', InternalDiscussion: 'Internal discussion' },
  internalHint: 'Only staff read it.',
  resolved: 'Resolved',
  comments: 'Answers',
  answerForm: 'Answer this discussion',
  answer: 'Your answer',
  send: 'Send answer',
  sending: 'Sending…',
  resolve: 'Resolve',
  reopen: 'Open again',
  start: 'New discussion',
  message: 'Message',
  begin: 'Start discussion',
  cancel: 'Cancel',
} as const;
