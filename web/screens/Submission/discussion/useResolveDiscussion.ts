import { graphql } from 'react-relay';
import type { useResolveDiscussionMutation } from '#web/__generated__/useResolveDiscussionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

/** Resolves or reopens a discussion. */
export const useResolveDiscussion = (): MutationHook<useResolveDiscussionMutation> =>
  useMutation(graphql`
    mutation useResolveDiscussionMutation($input: ResolveDiscussionInput!) {
      resolveDiscussion(input: $input) {
        ... on ResolveDiscussionPayload {
          discussion {
            ...DiscussionThread_discussion
            waitsForApplicants
            submission {
              hasNotices
              isApplicantsTurn
              ...WhatNext_submission
              ...WaitingNotice_submission
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
