/**
 * @generated SignedSource<<2a55fc7ce4b8f8cf35bc64869b065bae>>
 * @relayHash 2329b1b77eeae87422653fd5dbdee4cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2329b1b77eeae87422653fd5dbdee4cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2329b1b77eeae87422653fd5dbdee4cc",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
