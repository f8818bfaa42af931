import { randomUUID } from 'node:crypto';
import { isInterfaceType, isObjectType } from 'graphql';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import type { Visitor } from '#tests/support/graphql.ts';
import type { HttpAnswer, TestServer } from '#tests/support/useServer.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** The responses to a stranger and a visitor, for calls that were made by the people involved. */
interface Told extends Call {
  /** such as `GET /jobs/{id}` */
  readonly row: string;
  readonly answers: readonly HttpAnswer[];
  /** the same call with unknown ids */
  readonly absent: readonly HttpAnswer[];
}

/** Records all calls and all returned ids, to repeat the calls as someone else. */
export interface RestRecording {
  readonly send: (who: Visitor, method: string, path: string, body?: unknown) => Promise<HttpAnswer>;
  repeatedBy(strangers: readonly Visitor[]): Promise<readonly Told[]>;
  /** the global ids of all nodes that a person gets for any recorded id */
  nodesSeenBy(who: Visitor): Promise<readonly string[]>;
}

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const confirmationNumbers = /(?<=\/charges\/)[0-9A-Z]{12}(?=\.pdf)/g;

export function recordRestCalls(server: TestServer): RestRecording {
  const calls = new Map<string, Call>();
  const ids = new Set<string>();

  const send: RestRecording['send'] = async (who, method, path, body) => {
    const form = body instanceof FormData ? await withOwnToken(server, who, body) : body;
    return server.send(who, method, path, form === undefined ? {} : { body: form });
  };
  return {
    async send(who, method, path, body) {
      const answer = await send(who, method, path, body);
      calls.set(`${method} ${path} ${JSON.stringify(body)}`, { method, path, ...(body === undefined ? {} : { body }) });
      for (const [id] of JSON.stringify([path, answer.body]).matchAll(uuids)) ids.add(id);
      return answer;
    },
    async repeatedBy(strangers) {
      const told: Told[] = [];
      for (const call of calls.values()) {
        const answers: HttpAnswer[] = [];
        const absent: HttpAnswer[] = [];
        for (const who of strangers) {
          answers.push(await send(who, call.method, call.path, call.body));
          const other = withAbsentIds(call);
          absent.push(await send(who, other.method, other.path, other.body));
        }
        told.push({ ...call, row: rowOf(call), answers, absent });
      }
      return told;
    },
    async nodesSeenBy(who) {
      const seen = new Set<string>();
      const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
      for (const typename of nodeTypes()) {
        const globalIds = [...ids].map((id) => `${typename}:${id}`);
        for (let from = 0; from < globalIds.length; from += 100) {
          const variables = { ids: globalIds.slice(from, from + 100) };
          const { body } = await server.send(who, 'POST', '/graphql', { body: { query, variables } });
          const nodes: ({ id: string } | null)[] = body.data?.nodes ?? [];
          for (const node of nodes) if (node) seen.add(node.id);
        }
      }
      return [...seen];
    },
  };
}

/** A page's form has the CSRF token of the person who sends it. */
async function withOwnToken(server: TestServer, who: Visitor, form: FormData): Promise<FormData> {
  const body = { query: '{ viewer { authenticityToken } }' };
  const { viewer } = (await server.send(who, 'POST', '/graphql', { body })).body.data;
  const own = new FormData();
  for (const [name, value] of form) own.append(name, value);
  if (viewer) own.set('authenticity_token', viewer.authenticityToken);
  return own;
}

const rowOf = ({ method, path }: Call): string =>
  `${method} ${path.split('?')[0]}`.replace(uuids, '{id}').replace(confirmationNumbers, '{number}');

function withAbsentIds({ body, ...call }: Call): Call {
  const other = (text: string): string =>
    text.replace(uuids, () => randomUUID()).replace(confirmationNumbers, '2345'.repeat(3));
  const sent = body === undefined || body instanceof FormData ? body : JSON.parse(other(JSON.stringify(body)));
  return { ...call, path: other(call.path), body: sent };
}

const nodeTypes = (): readonly string[] => {
  const schema = porticoSchema();
  const node = schema.getType('Node');
  if (!isInterfaceType(node)) throw new Error('The schema has no nodes.');
  return schema
    .getPossibleTypes(node)
    .filter(isObjectType)
    .map(({ name }) => name);
};
