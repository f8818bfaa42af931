/**
 * @generated SignedSource<<c9cd0f55b8cdb02fef4a612423b901eb>>
 * @relayHash 516f7fd484a01f51fa3630074eb13664
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 516f7fd484a01f51fa3630074eb13664

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortalScreenQuery } from './PortalScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "516f7fd484a01f51fa3630074eb13664",
    "metadata": {},
    "name": "PortalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
