import {
  ConnectionHandler,
  DefaultHandlerProvider,
  type HandleFieldPayload,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime';

type Edges = readonly (RecordProxy | null)[];

/**
 * For a list that grows at its beginning alone, and whose rows never change. Whoever looks at it again is answered with its
 * first page: the further pages that were shown stay below that. More than a page of news begins the list anew, since what
 * lies between is not known.
 */
const growingList: Pick<typeof ConnectionHandler, 'update'> = {
  update(store: RecordSourceProxy, payload: HandleFieldPayload) {
    const shown = (): RecordProxy | null | undefined => store.get(payload.dataID)?.getLinkedRecord(payload.handleKey);
    const before = shown();
    const known: Edges = before?.getLinkedRecords('edges') ?? [];
    const end = before?.getLinkedRecord('pageInfo');
    const [endCursor, hasNext] = [end?.getValue('endCursor'), end?.getValue('hasNextPage')];
    ConnectionHandler.update(store, payload);
    const list = shown();
    const pageInfo = list?.getLinkedRecord('pageInfo');
    const isFirstPage = payload.args['after'] == null;
    if (!list || !pageInfo || !isFirstPage || pageInfo.getValue('hasNextPage') !== true) return;
    const first: Edges = list.getLinkedRecords('edges') ?? [];
    const last = nodeId(first.at(-1));
    const further = known.slice(known.findIndex((edge) => nodeId(edge) === last) + 1);
    if (further.length === 0 || further.length === known.length) return;
    list.setLinkedRecords([...first, ...further], 'edges');
    pageInfo.setValue(endCursor, 'endCursor');
    pageInfo.setValue(hasNext, 'hasNextPage');
  },
};

const nodeId = (edge: RecordProxy | null | undefined): string | undefined => edge?.getLinkedRecord('node')?.getDataID();

/** How each kind of list is kept; every store of ours takes these. */
export const handlerProvider = (name: string): Pick<typeof ConnectionHandler, 'update'> | undefined =>
  name === 'growingList' ? growingList : DefaultHandlerProvider(name);
