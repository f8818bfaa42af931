import {
  ConnectionHandler,
  DefaultHandlerProvider,
  type HandleFieldPayload,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime';

type Edges = readonly (RecordProxy | null)[];

/**
 * For a list that only grows at its start and whose rows never change or disappear. A refetch returns the first page; pages
 * already loaded stay below it. If more than a page is new, the list starts over, because the rows in between are unknown.
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

/** Connection handlers, for every store. */
export const handlerProvider = (name: string): Pick<typeof ConnectionHandler, 'update'> | undefined =>
  name === 'growingList' ? growingList : DefaultHandlerProvider(name);
