import type { GraphQLAnswer } from '#tests/support/graphql.ts';

const unread = new Set<Error>();

/** Refusals that no test has read. */
export const unreadRefusals = {
  /** The same answer. It counts as unread until its refusal, codes, or messages are read. */
  watch(answer: GraphQLAnswer, description: string): GraphQLAnswer {
    const error = new Error(
      `${description}\nThe test didn't read this. Use api.act for mutations that have to succeed.`,
    );
    unread.add(error);
    const read = <Value>(value: Value): Value => {
      unread.delete(error);
      return value;
    };
    return {
      data: answer.data,
      get codes() {
        return read(answer.codes);
      },
      get messages() {
        return read(answer.messages);
      },
      get refusal() {
        return read(answer.refusal);
      },
    };
  },

  /** Throws the first unread refusal and forgets the others. */
  check(): void {
    const [first] = unread;
    unread.clear();
    if (first) throw first;
  },
};
